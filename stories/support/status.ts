/** Statuses of components, as tags of their stories beside `since-0.1.0`, with what they promise. */
export const statuses = {
  stable: "Stable",
  new: "New: its props may still change",
  retiring: "To be retired: « When not » names what to use instead",
} as const;
export type Status = keyof typeof statuses;

export const isStatus = (tag: string): tag is Status => tag in statuses;

/** Returns the version of a tag « since-0.1.0 », or undefined. */
export const sinceOf = (tags: readonly string[]): string | undefined =>
  tags.map((tag) => /^since-(.+)$/.exec(tag)?.[1]).find((version) => version !== undefined);
