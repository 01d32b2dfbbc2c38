/** The shopper's choice at the sandbox bank. */
export const choices = ["pay", "refuse", "abandon"] as const;
export type Choice = (typeof choices)[number];

/** How the browser returns: the provider uses both. */
export const returnWays = ["get", "post"] as const;
export type ReturnWay = (typeof returnWays)[number];

/** When the bank's notification reaches the shop, relative to the browser's return. */
export const notifications = ["before", "after", "twice", "none"] as const;
export type Notification = (typeof notifications)[number];

/** The status, code and description that the bank returns for each choice. */
export const outcomes: Record<Choice, { status: string; code: string; description: string }> = {
  pay: { status: "OK", code: "00000000", description: "Sandbox: paid" },
  refuse: { status: "FAILED", code: "22000203", description: "Sandbox: refused by the card's bank" },
  abandon: { status: "FAILED", code: "22000053", description: "Sandbox: given up by the shopper" },
};

/** Returns the listed value, or the first one. */
export function oneOf<T extends string>(listed: readonly [T, ...T[]], value: string | undefined): T {
  return listed.find((candidate) => candidate === value) ?? listed[0];
}
