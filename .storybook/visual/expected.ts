const { setTimeout, clearTimeout } = window;

/** A busy machine may take this long for anything; what takes longer is stuck. */
const patienceMs = 60_000;

/**
 * Waits for something that may never come: a hook that runs out of time would not say what it waited for.
 * @throws {Error} `waited 60 s for …`
 */
export async function expected<T>(what: string, coming: Promise<T>, ms = patienceMs): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${ms / 1000} s for ${what}`)), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
