/** A message of the parent: report the CPU time used so far, or end. */
export type Asked = "cpu" | "stop";

/** Sends a server's URL to the process that forked it, then the CPU milliseconds of this process when asked, and ends on request. */
export function tellParent(url: string, stop: () => Promise<void>): void {
  process.send?.(url);
  process.on("message", async (asked: Asked) => {
    if (asked === "cpu") {
      const { user, system } = process.cpuUsage();
      process.send?.((user + system) / 1_000);
      return;
    }
    await stop();
    process.disconnect();
  });
}
