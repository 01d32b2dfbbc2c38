/** How much of a family a server keeps: it draws pages of whatever address anybody makes up. A browser's visit ends. */
export const keptByServer = 500;

/** The same thing for an equal value, made when it is first asked for. */
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
