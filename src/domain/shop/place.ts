export const placeKinds = ["main", "truck"] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const placeModes = ["horse", "car"] as const;
export type PlaceMode = (typeof placeModes)[number];

export const eventsDisplayModes = ["all", "select", "single"] as const;
export type EventsDisplayMode = (typeof eventsDisplayModes)[number];
