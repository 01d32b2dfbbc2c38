const tones = [880, 1174.66];
const toneSeconds = 0.18;
/** Audible over a crowd, without startling whoever stands next to it. */
const loudness = 0.25;

let context: AudioContext | null = null;
let isWaiting = false;

/**
 * Plays two short rising tones. A browser that plays no sound before the page's first press
 * (https://developer.chrome.com/blog/autoplay) plays them once, however often they were asked for, with that press.
 */
export async function playChime(): Promise<void> {
  if (typeof AudioContext === "undefined" || isWaiting) return;
  context ??= new AudioContext();
  isWaiting = true;
  await context.resume();
  isWaiting = false;
  playTones(context);
}

function playTones(context: AudioContext): void {
  const start = context.currentTime;
  for (const [index, frequency] of tones.entries()) {
    const at = start + index * toneSeconds;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + toneSeconds);
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + toneSeconds);
  }
}
