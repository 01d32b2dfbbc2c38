/** How long a page must stay near before it is requested, in milliseconds: a scroll bar drag passes sooner. */
const rest = 100;

export interface PageWatch {
  /** Reports the offsets of the pages near the rendered pictures. */
  note: (pages: readonly number[]) => void;
  stop: () => void;
}

/**
 * Requests pages where scrolling rests: a jump requests only the target's pages, and a drag over two hundred pages
 * requests none until it ends.
 * @param begun pages already requested
 * @param ask called with the pages to request
 */
export function watchPages(begun: Iterable<number>, ask: (pages: readonly number[]) => void): PageWatch {
  const asked = new Set(begun);
  let near: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNew = (page: number) => !asked.has(page);
  function wait() {
    const before = new Set(near);
    timer = setTimeout(() => {
      timer = undefined;
      const dwelt = near.filter((page) => before.has(page) && isNew(page));
      for (const page of dwelt) asked.add(page);
      if (dwelt.length > 0) ask(dwelt);
      if (near.some(isNew)) wait();
    }, rest);
  }
  return {
    note: (pages) => {
      near = pages;
      if (timer === undefined && near.some(isNew)) wait();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
