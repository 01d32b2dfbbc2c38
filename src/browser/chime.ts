const tones = [880, 1174.66];
const toneSeconds = 0.18;
/** Audible over a crowd, without startling whoever stands next to it. */
const loudness = 0.25;

let context: AudioContext | null = null;

/**
 * Plays two short rising tones. Silent without sound, and in a browser that plays none before the page's first press
 * (autoplay policy, https://developer.chrome.com/blog/autoplay).
 */
export function playChime(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
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
