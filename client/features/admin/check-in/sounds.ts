import { forget, readStored, store } from '../../../lib/storage';

/** Frequencies of the tones that are played one after another, in hertz. */
const TONES = { fine: [880], 'look-up': [330, 247] } as const;

const TONE_S = 0.18;
const VOLUME = 0.2;

export type Sound = keyof typeof TONES;

let context: AudioContext | null = null;

export const isMuted = (): boolean => readStored('checkInMuted') !== null;

export function setMuted(shallBeMuted: boolean): void {
  if (shallBeMuted) store('checkInMuted', 'true');
  else forget('checkInMuted');
}

/** Plays a sound unless it is muted or the browser cannot play any. */
export function play(sound: Sound): void {
  if (isMuted() || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [index, frequency] of TONES[sound].entries())
    playTone(context, frequency, context.currentTime + index * TONE_S);
}

function playTone(audio: AudioContext, frequency: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(VOLUME, start);
  // Without fading out, the end of a tone clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_S);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + TONE_S);
}
