// A few short sounds, made on the spot.
import { sound } from '../settings.js';

/** @type {AudioContext | undefined} */
let audio;

/** @param {number[]} notes @param {number} [length] */
function play(notes, length = 0.12) {
  if (!sound.peek() || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  notes.forEach((pitch, at) => {
    const context = /** @type {AudioContext} */ (audio);
    const start = context.currentTime + at * length;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length * 2);
  });
}

export const myTurn = () => play([523, 659, 784]);
export const ended = () => play([523, 659, 784, 1047], 0.16);
