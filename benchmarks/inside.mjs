// How fast the table inside a site plays, by processor time in Node: node benchmarks/inside.mjs SITE
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(process.argv[2], 'python');
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
let begun = cpu();
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.js')).href);
const python = await loadPyodide({ indexURL: folder });
const booted = cpu() - begun;
begun = cpu();
python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'witchtable.zip'))), 'zip', { extractDir: '/witchtable' });
python.runPython('import sys; sys.path.insert(0, "/witchtable"); import witchtable.server.inside.browser');
console.log(`Python ${booted.toFixed(2)} s, the table ${(cpu() - begun).toFixed(2)} s`);
python.globals.set('cpu', cpu); // its own clocks know only the time on the wall
console.log(python.runPython(`
from random import Random
from witchtable import GAMES
from witchtable.bots import bot
from witchtable.engine.place import Place

def play(game, choose, most, seed):
    state, rng, times = game.new(seats=2, seed=seed), Random(1), []
    while state.deciders and len(times) < most:
        seat = state.deciders[0]
        begun = cpu()
        action = choose(state, seat, rng)
        state.apply(seat, action)
        times.append(cpu() - begun)
    return times

lines = []
for game in GAMES.values():
    play(game, lambda state, seat, rng: rng.choice(state.legal(seat)), 400, "warm")
    times = play(game, lambda state, seat, rng: rng.choice(state.legal(seat)), 3000, "random")
    lines.append(f"{game.id}: random {1e6 * sum(times) / len(times):.0f} us a decision")
    for level, most in (("apprentice", 60), ("adept", 40), ("grandmistress", 6)):
        mind = bot(level, game, 7)
        times = play(game, lambda state, seat, rng: mind.choose(Place(state, seat, 1.0)), most, "bots")
        lines.append(f"  {level}: {sum(times) / len(times):.3f} s, at most {max(times):.3f} s")
"\\n".join(lines)
`));
process.exit(0);
