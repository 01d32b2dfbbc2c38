/** What the shopper does at the sandbox bank. */
export const choices = ["pay", "refuse", "abandon"] as const;
export type Choice = (typeof choices)[number];

/** How the browser goes back: the provider does both. */
export const returnWays = ["get", "post"] as const;
export type ReturnWay = (typeof returnWays)[number];

/** When the bank's own message reaches the shop, beside the browser's return. */
export const notifications = ["before", "after", "twice", "none"] as const;
export type Notification = (typeof notifications)[number];

/** The status, code and description that the bank answers a choice with. */
export const outcomes: Record<Choice, { status: string; code: string; description: string }> = {
  pay: { status: "OK", code: "00000000", description: "Sandbox: paid" },
  refuse: { status: "FAILED", code: "22000203", description: "Sandbox: refused by the card's bank" },
  abandon: { status: "FAILED", code: "22000053", description: "Sandbox: given up by the shopper" },
};

/** One of the listed values, or the first of them. */
export function oneOf<T extends string>(listed: readonly [T, ...T[]], value: string | undefined): T {
  return listed.find((candidate) => candidate === value) ?? listed[0];
}
