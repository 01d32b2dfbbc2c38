/** How text is announced when it appears: at once, at the next pause, or not at all. */
export const liveModes = ["assertive", "polite", "off"] as const;
export type LiveMode = (typeof liveModes)[number];

/** The corresponding ARIA role. */
export const liveRoles = { assertive: "alert", polite: "status", off: undefined } as const;
