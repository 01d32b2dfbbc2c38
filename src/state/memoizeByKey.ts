/** Entries that a server keeps per family: it renders arbitrary addresses. A browser keeps all until it closes. */
export const keptByServer = 500;

/** Returns the same object for equal values, created on first use. */
export function memoizeByKey<Value extends string | number | object | null, Made>(
  make: (value: Value) => Made,
): (value: Value) => Made {
  const kept = new Map<string, Made>();
  return (value) => {
    const key = JSON.stringify(value);
    const made = kept.get(key) ?? make(value);
    kept.set(key, made);
    if (import.meta.env.SSR) forgetOldest(kept);
    return made;
  };
}

function forgetOldest(kept: Map<string, unknown>): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= keptByServer) return;
    kept.delete(oldest);
  }
}
