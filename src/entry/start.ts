// What a built page begins with (scripts/startAfterPaint.ts): first it is shown, then the shop's code comes. A plain script, on its own.
{
  /** How long the code leaves the network to the pictures, in milliseconds. */
  const longestWait = 800;
  const files = document.currentScript?.dataset.shop?.split(" ") ?? [];
  const pauseMs = 1000;

  /** Replaces a stylesheet that failed to load. */
  function reload(failed: HTMLLinkElement) {
    const link = failed.cloneNode() as HTMLLinkElement;
    link.onerror = () => setTimeout(reload, pauseMs, link);
    failed.replaceWith(link);
  }
  /** A stylesheet that failed has no sheet, no rules (Chromium) or none that may be read. */
  function hasRules({ sheet }: HTMLLinkElement) {
    try {
      return sheet !== null && sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  }
  // A script waits for the stylesheets before it: each has loaded or failed by now.
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!hasRules(link)) reload(link);

  async function fetchWhole(file: string) {
    const response = await fetch(file);
    if (!response.ok) throw new Error(String(response.status));
    await response.arrayBuffer();
  }

  // Fetched first: an import or a preload that failed is never tried again by Chromium.
  async function begin() {
    try {
      await Promise.all(files.map(fetchWhole));
    } catch {
      setTimeout(begin, pauseMs);
      return;
    }
    for (const file of files) void import(/* @vite-ignore */ file);
  }
  const drawn = document.getElementById("root");

  // Links, and the form of the search, need no code; what else is pressed waits for it.
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

  // In a window that nobody looks at the browser shows nothing.
  if (!drawn?.firstElementChild || document.hidden) void begin();
  else {
    const shown = new PerformanceObserver((_, observer) => {
      observer.disconnect();
      void beginAfterPictures();
    });
    shown.observe({ type: "paint", buffered: true });
  }
}
