// A few short sounds, made on the spot: nothing is loaded, nothing recorded.
import { sound } from '../settings.js';

/** @type {AudioContext | undefined} */
let audio;
/** One second of hiss, which filters make wood, water and steam of. @type {AudioBuffer | undefined} */
let hiss;

/** @typedef {'place' | 'take' | 'brew' | 'overflow' | 'myTurn' | 'ended' | 'late'} Sound */

/** Fade in at once and out slowly, so that nothing clicks. @param {AudioContext} context @param {number} start @param {number} length @param {number} loud */
function envelope(context, start, length, loud) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(context.destination);
  return volume;
}

/** A tone that may slide. @param {AudioContext} context @param {number} start @param {{from: number, to?: number, length: number, loud?: number, type?: OscillatorType}} what */
function tone(context, start, { from, to = from, length, loud = 0.07, type = 'sine' }) {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = from;
  if (to !== from) {
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
  }
  source.connect(envelope(context, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/** Filtered hiss. @param {AudioContext} context @param {number} start @param {{from: number, to?: number, length: number, loud?: number, narrow?: number}} what */
function noise(context, start, { from, to = from, length, loud = 0.1, narrow = 1 }) {
  hiss ??= makeHiss(context);
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(context, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/** @param {AudioContext} context */
function makeHiss(context) {
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return made;
}

/** @param {number[]} notes @param {number} step @returns {(context: AudioContext, now: number) => void} */
const chime = (notes, step) => (context, now) => notes.forEach((from, at) => tone(context, now + at * step, { from, length: step * 2 }));

/** @type {Record<Sound, (context: AudioContext, now: number) => void>} */
const SOUNDS = {
  // A piece set down on wood.
  place(context, now) {
    noise(context, now, { from: 900, to: 300, length: 0.07, loud: 0.16 });
    tone(context, now, { from: 190, to: 120, length: 0.09, loud: 0.1, type: 'triangle' });
  },
  // A token picked up.
  take(context, now) {
    tone(context, now, { from: 520, to: 780, length: 0.1, loud: 0.05, type: 'triangle' });
    noise(context, now, { from: 2600, length: 0.03, loud: 0.03 });
  },
  // Bubbles that rise.
  brew(context, now) {
    [0, 0.07, 0.13, 0.18, 0.25].forEach((late, at) => tone(context, now + late, { from: 260 + at * 60, to: 420 + at * 110, length: 0.08, loud: 0.05 }));
  },
  // It boils over.
  overflow(context, now) {
    noise(context, now, { from: 3200, to: 500, length: 0.5, loud: 0.09, narrow: 0.8 });
    tone(context, now + 0.05, { from: 330, to: 110, length: 0.35, loud: 0.05, type: 'triangle' });
  },
  myTurn: chime([523, 659, 784], 0.12),
  late: chime([660, 660], 0.18),
  ended: chime([523, 659, 784, 1047], 0.16),
};

/** Not before somebody has touched the page: browsers forbid it. @param {Sound} name */
export function play(name) {
  if (!sound.peek() || document.hidden && name !== 'myTurn' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  SOUNDS[name](audio, audio.currentTime);
}
