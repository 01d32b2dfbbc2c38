/** How words are announced when they appear: at once, when there is time, not at all. */
export const liveModes = ["assertive", "polite", "off"] as const;
export type LiveMode = (typeof liveModes)[number];

/** The role that makes a screen reader announce so. */
export const liveRoles = { assertive: "alert", polite: "status", off: undefined } as const;
