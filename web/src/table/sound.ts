import { settings } from '../settings.svelte';

/** Small sounds made on the spot: wood, leaves, a drum. No files. */
export type Sound = 'tap' | 'flip' | 'hop' | 'take' | 'build' | 'rustle' | 'swap' | 'no' | 'turn' | 'win' | 'chat';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (settings.mute || !settings.sounds || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {}); // until the first tap browsers stay silent
  return context.state === 'closed' ? null : context;
}

function tone(a: AudioContext, at: number, from: number, to: number, length: number, loud: number, type: OscillatorType = 'sine') {
  const voice = a.createOscillator(),
    gain = a.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(a.destination);
  voice.start(at);
  voice.stop(at + length);
}

function leaves(a: AudioContext, at: number, length: number, loud: number, pitch: number) {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * length), a.sampleRate),
    data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const noise = a.createBufferSource(),
    filter = a.createBiquadFilter(),
    gain = a.createGain();
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(a.destination);
  noise.start(at);
}

const wood = (a: AudioContext, at: number, pitch: number, loud = 0.25) => {
  tone(a, at, pitch, pitch * 0.6, 0.09, loud, 'triangle');
  leaves(a, at, 0.03, loud * 0.6, pitch * 4);
};

const plays: Record<Sound, (a: AudioContext, t: number) => void> = {
  tap: (a, t) => wood(a, t, 520, 0.15),
  flip: (a, t) => {
    leaves(a, t, 0.25, 0.3, 2600);
    wood(a, t + 0.2, 380);
  },
  hop: (a, t) => wood(a, t, 300 + Math.random() * 60, 0.2),
  take: (a, t) => {
    wood(a, t, 600);
    tone(a, t + 0.06, 780, 1040, 0.18, 0.12);
  },
  build: (a, t) => {
    [0, 0.14, 0.28].forEach((d) => wood(a, t + d, 220, 0.3));
    tone(a, t + 0.42, 523, 784, 0.4, 0.15, 'triangle');
  },
  rustle: (a, t) => leaves(a, t, 0.6, 0.35, 3200),
  swap: (a, t) => {
    leaves(a, t, 0.9, 0.2, 1800);
    tone(a, t, 300, 420, 0.9, 0.05);
  },
  no: (a, t) => {
    tone(a, t, 220, 180, 0.14, 0.15, 'triangle');
    tone(a, t + 0.13, 180, 140, 0.18, 0.15, 'triangle');
  },
  turn: (a, t) => {
    tone(a, t, 523, 523, 0.18, 0.12, 'triangle');
    tone(a, t + 0.14, 659, 659, 0.3, 0.12, 'triangle');
  },
  win: (a, t) => [523, 659, 784, 1047].forEach((pitch, i) => tone(a, t + i * 0.14, pitch, pitch, 0.5, 0.14, 'triangle')),
  chat: (a, t) => tone(a, t, 880, 1175, 0.12, 0.08),
};

export function sound(name: Sound) {
  const a = audio();
  if (!a) return;
  try {
    plays[name](a, a.currentTime + 0.01);
  } catch {
    /* a device without audio out must not stop the game */
  }
}
