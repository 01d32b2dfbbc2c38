const lookEveryMs = 5000;

/**
 * Tells the page when the shop can be reached again. Browsers know of their own connection alone: after a call that has
 * failed (`src/api/http.ts`), or an image while the shop does not answer, the shop is asked every five seconds, and its answer
 * dispatches their `online` event.
 */
export function awaitNetwork(): void {
  let isLooking = false;
  async function look() {
    if (isLooking) return;
    isLooking = true;
    do await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    while (!(await isReachable()));
    isLooking = false;
    dispatchEvent(new Event("online"));
  }
  addEventListener("offline", () => void look());
  let isAsking = false;
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || isLooking || isAsking) return;
    isAsking = true;
    // A picture that was taken down fails too.
    const isBack = await isReachable();
    isAsking = false;
    if (!isBack) void look();
  };
  addEventListener("error", (event) => void onError(event), true);
}

const isReachable = () =>
  fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(lookEveryMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
