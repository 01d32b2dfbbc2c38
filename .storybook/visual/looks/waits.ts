/** Waits that the shop's code, or a library for it, has begun in this story file: « 6000 ms, src/ui/toast/Toast.tsx ». */
export const waits = new Set<string>();

const ours = /\/((?:src|stories)\/[\w/.-]+\.tsx?)/;
const library = /\/deps\/(@radix-ui_[\w-]+)\.js/;

/** Notes a wait with the file that begins it, if that is no story; waits without a length only let the browser draw. */
export function noteWait(ms: number | undefined): void {
  if (!ms) return;
  const { stack = "" } = new Error();
  const file = ours.exec(stack)?.[1] ?? library.exec(stack)?.[1];
  if (file && !file.startsWith("stories/")) waits.add(`${ms} ms, ${file}`);
}
