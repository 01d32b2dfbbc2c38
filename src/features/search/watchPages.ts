/** How long a page stays near before it is asked for, in milliseconds: a drag of the scroll bar passes by sooner. */
const rest = 100;

export interface PageWatch {
  /** The pages near what is drawn now, by the place where they begin. */
  note: (pages: readonly number[]) => void;
  stop: () => void;
}

/**
 * Asks for pages where the scroll dwells: a leap into the middle asks for the pages there alone, and a drag over two hundred
 * pages for none of them until it ends.
 * @param begun pages that are asked for already
 * @param ask receives those to ask for now
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
