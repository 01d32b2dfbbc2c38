import type { CDPSession } from "playwright";

/** The part of a browser's trace that the benchmark reads: the main thread's tasks and the page's own marks. */

/** An event of the trace (Trace Event Format); times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time spent in it, independent of other load on the machine. */
  tdur?: number;
}

/** Simulates a device four times slower: multiplies the processor time on this machine. */
export const slowdown = 4;
/** A longer task or frame is noticeable, in milliseconds. */
const longest = 50;

export interface Task {
  /** Microseconds. */
  from: number;
  /** Milliseconds of main-thread time on the slower device. */
  cost: number;
}

export interface MainThread {
  tasks: Task[];
  marks: { name: string; at: number }[];
}

/** Whether an event of the trace is worth keeping: a trace has very many. */
function isOfInterest({ name, ph }: TraceEvent): boolean {
  return (name === "ThreadControllerImpl::RunTask" && ph === "X") || ph === "I" || ph === "R";
}

/** Returns the tasks and marks of the thread with the page's marks. Throws if there is none. */
export function mainThreadOf(events: readonly TraceEvent[], markNames: readonly string[]): MainThread {
  const marked = events.filter(({ name, ph }) => ph !== "X" && markNames.includes(name));
  const last = marked.at(-1);
  if (!last) throw new Error("The page left no mark in the trace");
  const own = events.filter(({ pid, tid }) => pid === last.pid && tid === last.tid);
  return {
    tasks: own
      .filter(({ ph }) => ph === "X")
      .map(({ ts, tdur = 0 }) => ({ from: ts, cost: (tdur / 1000) * slowdown }))
      .sort((one, other) => one.from - other.from),
    marks: own
      .filter(({ name, ph }) => ph !== "X" && markNames.includes(name))
      .map(({ name, ts }) => ({ name, at: ts }))
      .sort((one, other) => one.at - other.at),
  };
}

const between = (tasks: readonly Task[], from: number, to: number) =>
  tasks.filter((task) => task.from >= from && task.from < to);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the time of a mark. Throws if it is missing. */
export function markAt({ marks }: MainThread, name: string): number {
  const found = marks.find((mark) => mark.name === name);
  if (!found) throw new Error(`No mark ${name} in the trace`);
  return found.at;
}

/** Returns the main-thread time between two moments, in milliseconds. */
export function costBetween({ tasks }: MainThread, from: number, to: number): number {
  return sum(between(tasks, from, to).map(({ cost }) => cost));
}

/** Returns the time of tasks beyond the noticeable limit, in milliseconds. */
export function blockedBetween({ tasks }: MainThread, from: number, to: number): number {
  return sum(between(tasks, from, to).map(({ cost }) => Math.max(0, cost - longest)));
}

/** Returns the main-thread time of each frame, in milliseconds; a frame lasts from one mark to the next. */
export function frameCosts(thread: MainThread, name: string, from: number, to: number): number[] {
  const edges = [
    from,
    ...thread.marks.filter((mark) => mark.name === name && mark.at < to).map(({ at }) => at),
    to,
  ];
  return edges.slice(1).map((edge, nth) => costBetween(thread, edges[nth] ?? edge, edge));
}

/** Counts frames whose tasks took longer than the noticeable limit. */
export function longFrames(thread: MainThread, name: string, from: number, to: number): number {
  return frameCosts(thread, name, from, to).filter((cost) => cost > longest).length;
}

/** Traces the tasks and marks of a whole browser. Returns the function that ends it and returns them. */
export async function beginTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (isOfInterest(event)) events.push(event);
  });
  const complete = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"], excludedCategories: ["*"] },
  });
  return async () => {
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}
