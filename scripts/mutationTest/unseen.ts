/** What the stories do not see, and why: printed by `npm run prove` beside what they do. */
export const unseen: readonly (readonly [what: string, reason: string])[] = [
  [
    "a colour of a gradient, one or two steps off",
    "its pixels lie between a lighter and a darker one, like those of an edge",
  ],
  [
    "up to a hundred pixels of an edge, two steps off",
    "the browser rounds scaled drawings differently from run to run",
  ],
  [
    "a wait that no story begins",
    "it is in no story's list: retries of code and calls have unit and end-to-end tests",
  ],
  [
    "a drag, a pinch or a scroll that feels wrong",
    "gestures are played with exact events; what they lead to is tested, not how it feels",
  ],
  [
    "another browser's looks",
    "stories run in one Chromium; `npm run engines` tests behaviour in WebKit and Firefox",
  ],
  ["how a screen reader pronounces a text", "transcripts hold roles, names and states, not voices"],
  ["a wrong text in a new baseline", "baselines are approved by people: read each changed line"],
];
