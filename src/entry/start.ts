// Entry of a built page (scripts/startAfterPaint.ts): paints first, then loads the shop's code. A standalone script.
{
  /** Maximum delay of the code in favour of the pictures, in milliseconds. */
  const longestWait = 800;
  const { shop, screen } = document.currentScript?.dataset ?? {};
  const filesOf = (names = "") => (names === "" ? [] : names.split(" "));
  const files = filesOf(shop);
  const pauseMs = 1000;

  /** Replaces a stylesheet that failed to load. */
  function reload(failed: HTMLLinkElement) {
    const link = failed.cloneNode() as HTMLLinkElement;
    link.onerror = () => setTimeout(reload, pauseMs, link);
    failed.replaceWith(link);
  }
  /** A failed stylesheet has no sheet, no rules (Chromium) or rules that cannot be read. */
  function hasRules({ sheet }: HTMLLinkElement) {
    try {
      return sheet !== null && sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  }
  // Scripts wait for preceding stylesheets: each has loaded or failed by now.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!hasRules(link)) reload(link);

  async function fetchWhole(file: string) {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    await response.arrayBuffer();
  }

  // Fetched first: Chromium never retries a failed import or preload.
  async function begin() {
    // The shop's code will import them, from the browser's cache. Whatever fails here, it asks for again.
    for (const file of filesOf(screen)) void fetchWhole(file).catch(() => {});
    try {
      await Promise.all(files.map(fetchWhole));
    } catch {
      setTimeout(begin, pauseMs);
      return;
    }
    for (const file of files) void import(/* @vite-ignore */ file);
  }
  const drawn = document.getElementById("root");

  // Links and the search form work without code; other presses wait for it.
  const pressed = new Set<Element>();
  const note = ({ target }: Event) => {
    const found = target instanceof Element && target.closest("button, [type=radio]");
    if (found && drawn?.contains(found)) pressed.add(found);
  };
  document.addEventListener("click", note, true);
  window.earlyTaps = { pressed, stop: () => document.removeEventListener("click", note, true) };

  async function beginAfterPictures() {
    const first = [...(drawn?.querySelectorAll<HTMLImageElement>("img[loading=eager]") ?? [])];
    await Promise.race([
      Promise.allSettled(first.map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    void begin();
  }

  // A hidden window never paints.
  if (!drawn?.firstElementChild || document.hidden) void begin();
  else {
    const start = () => {
      clearTimeout(late);
      shown.disconnect();
      void beginAfterPictures();
    };
    const shown = new PerformanceObserver(start);
    // Firefox tells of no paint where only a bar is in the window, as after a reload far down.
    const late = setTimeout(start, longestWait);
    shown.observe({ type: "paint", buffered: true });
  }
}
