const pausesMs = [300, 900];
const longestWaitMs = 20_000;

/** Code that could not be loaded: asking again may succeed. */
export class PartUnavailable extends Error {
  override readonly name = "PartUnavailable";
  /** Whether only a page loaded again can have it: the shop was built again, or the browser remembers that it failed. */
  readonly isOutdated: boolean;

  constructor(message: string, isOutdated: boolean, cause?: unknown) {
    super(message, { cause });
    this.isOutdated = isOutdated;
  }
}

const fetched = new Map<string, Promise<void>>();

function fetchOnce(file: string): Promise<void> {
  const asked = fetched.get(file) ?? fetchFile(file);
  fetched.set(file, asked);
  asked.catch(() => fetched.delete(file));
  return asked;
}

async function fetchFile(file: string): Promise<void> {
  for (const pause of [...pausesMs, null]) {
    let isGone = false;
    try {
      const response = await fetch(`/${file}`, { signal: AbortSignal.timeout(longestWaitMs) });
      isGone = response.status === 404;
      if (!response.ok) throw new Error(String(response.status));
      await response.arrayBuffer();
      return;
    } catch (fault) {
      if (pause === null) throw new PartUnavailable(file, isGone, fault);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * What `import()` becomes in the built shop (scripts/fetchedParts.ts). Chromium remembers an import that failed until the page is
 * loaded again; a fetch that failed is forgotten. So the files come into the browser's cache first, with two more tries.
 * @param load the import itself
 * @param files all that it needs and the page does not have yet, below "/"
 * Throws `PartUnavailable`, or what the part's own code throws.
 */
export async function importPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  try {
    return await load();
  } catch (fault) {
    // Chromium's, Firefox's and WebKit's words for a script that did not come.
    if (fault instanceof TypeError && /\bimport/i.test(fault.message))
      throw new PartUnavailable(fault.message, true, fault);
    throw fault;
  }
}
