const pausesMs = [300, 900];
const longestWaitMs = 20_000;

/** Code that failed to load: a retry may succeed. */
export class PartUnavailable extends Error {
  override readonly name = "PartUnavailable";
  /** Whether only a page reload can help: the shop was redeployed, or the browser caches the failure. */
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
 * Replaces `import()` in the built shop (scripts/fetchedParts.ts). Chromium caches a failed import until the page is
 * reloaded, but not a failed fetch. So the files are first fetched into the browser's cache, with two retries. Throws
 * `PartUnavailable`, or what the part's own code throws.
 * @param load the import itself
 * @param files files that it needs and the page lacks, below "/"
 */
export async function importPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener("beforeunload", leave);
  try {
    return await load();
  } catch (fault) {
    // Error messages of Chromium, Firefox and WebKit for a failed script. Firefox drops what a page loads when it is left:
    // a reload would undo the navigation.
    if (fault instanceof TypeError && /\bimport/i.test(fault.message))
      throw new PartUnavailable(fault.message, !isLeft, fault);
    throw fault;
  } finally {
    removeEventListener("beforeunload", leave);
  }
}
