/** How long later content waits for a picture if none loads, in milliseconds. */
export const longestWaitMs = 3000;

let settle = () => {};
const shown = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Must be called each time a picture has loaded. */
export function pictureCame(): void {
  settle();
}

/**
 * Resolves once the visit's first picture is visible, or after a timeout: code that is not needed yet must not compete
 * for the network (decision 16). Never resolves on a server.
 */
export async function afterFirstPicture(): Promise<void> {
  if (import.meta.env.SSR) return new Promise(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([shown, waited]);
  clearTimeout(timer);
}
