/** The part of a browser's trace that is read here: the main thread's tasks and the page's own marks. */

/** An event of the trace (Trace Event Format); times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time that the processor spent in it, whatever else the machine did meanwhile. */
  tdur?: number;
}

/** A device four times slower: the processor's time on this machine, multiplied. */
export const slowdown = 4;
/** A task or a frame above this is felt, in milliseconds. */
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

/** Events worth keeping of the very many that a trace brings. */
export function isOfInterest({ name, ph }: TraceEvent): boolean {
  return (name === "ThreadControllerImpl::RunTask" && ph === "X") || ph === "I" || ph === "R";
}

/** The tasks and marks of the thread on which the page's marks were made. Throws where none was. */
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

/** When a mark was made. Throws where it never was. */
export function markAt({ marks }: MainThread, name: string): number {
  const found = marks.find((mark) => mark.name === name);
  if (!found) throw new Error(`No mark ${name} in the trace`);
  return found.at;
}

/** Main-thread time from a moment to another, in milliseconds. */
export function costBetween({ tasks }: MainThread, from: number, to: number): number {
  return sum(between(tasks, from, to).map(({ cost }) => cost));
}

/** Time of tasks past what goes unnoticed, in milliseconds. */
export function blockedBetween({ tasks }: MainThread, from: number, to: number): number {
  return sum(between(tasks, from, to).map(({ cost }) => Math.max(0, cost - longest)));
}

/** Frames whose tasks took longer than what goes unnoticed; a frame lasts from one mark to the next. */
export function longFrames(thread: MainThread, name: string, from: number, to: number): number {
  const edges = [
    from,
    ...thread.marks.filter((mark) => mark.name === name && mark.at < to).map(({ at }) => at),
    to,
  ];
  return edges.slice(1).filter((edge, nth) => costBetween(thread, edges[nth] ?? edge, edge) > longest).length;
}
