import cliProgress from "cli-progress";
import { ProgressRate, progressRateText } from "./progressRate.ts";

export interface Progress {
  /** Reports how many are done; `total` may still grow. */
  update(done: number, total: number): void;
  stop(): void;
}

const plainEvery = 5_000;

/**
 * Shows progress on standard error: a bar with rate and time left on a terminal, elsewhere a plain line every five seconds.
 * @param label what is being done, « Importation »
 */
export function showProgress(label: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  const progress = new ProgressRate();
  return stream.isTTY ? showBar(label, progress, stream) : showLines(label, progress, stream);
}

function showBar(label: string, progress: ProgressRate, stream: NodeJS.WriteStream): Progress {
  const bar = new cliProgress.SingleBar({
    format: `${label} [{bar}] {progress}`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    barsize: 28,
    hideCursor: true,
    stream,
  });
  let isStarted = false;
  return {
    update(done, total) {
      progress.mark(Date.now(), done);
      const payload = { progress: progressRateText(progress, done, total) };
      if (!isStarted) bar.start(total, done, payload);
      isStarted = true;
      bar.setTotal(total);
      bar.update(done, payload);
    },
    stop() {
      if (isStarted) bar.stop();
      isStarted = false;
    },
  };
}

function showLines(label: string, progress: ProgressRate, stream: NodeJS.WriteStream): Progress {
  let spokenAt = Date.now();
  return {
    update(done, total) {
      const now = Date.now();
      progress.mark(now, done);
      if (now - spokenAt < plainEvery) return;
      spokenAt = now;
      stream.write(`${label} : ${progressRateText(progress, done, total)}\n`);
    },
    stop() {},
  };
}
