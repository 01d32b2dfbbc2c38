import { expect, test } from "vitest";
import { historyMove } from "../../../src/features/addPicture/historyMove.ts";

type Situation = Parameters<typeof historyMove>[0];

const screen = { layer: 0, below: [], index: undefined };
const first = { layer: 1, below: [0], index: 7 };
const second = { layer: 2, below: [0, 1], index: 7 };
/** Two layers at once, as « comme la précédente » adds them. */
const leap = { layer: 3, below: [0, 1], index: 7 };
const pasted = { layer: 1, below: [], index: undefined };
const closed: Situation = {
  ...{ entry: screen, photo: null, depth: 0, index: undefined, shown: null, arrival: undefined },
};
const shows = { ...closed, entry: first, photo: "a", depth: 1, index: 7, shown: "a" };
const nothing = { do: "nothing" };

const cases: [string, Partial<Situation>, object][] = [
  ["a closed modal on its screen", closed, nothing],
  ["a picture at its own entry", shows, nothing],
  [
    "a picture that was opened",
    { ...shows, entry: screen, photo: null },
    { do: "show", photo: "a", entry: first, isNew: true },
  ],
  ["a layer deeper", { ...shows, depth: 2 }, { do: "show", photo: "a", entry: second, isNew: true }],
  ["the modal's own Back", { ...shows, entry: second }, { do: "go", by: -1, isClosing: false }],
  ["the browser's Back", { ...shows, depth: 2, arrival: "back" }, { do: "closeLayers", left: 1 }],
  [
    "the browser's Back to the screen",
    { ...shows, entry: screen, photo: null, arrival: "back" },
    { do: "closeLayers", left: 0 },
  ],
  [
    "a modal closed from a depth",
    { ...closed, entry: second, photo: "a" },
    { do: "go", by: -2, isClosing: true },
  ],
  [
    "a picture that was left two layers at once, shown again",
    { ...shows, entry: leap },
    { do: "go", by: -1, isClosing: false },
  ],
  [
    "the same above a pasted link",
    { ...shows, entry: { ...leap, below: [1] } },
    { do: "go", by: -1, isClosing: false },
  ],
  [
    "a modal closed from there",
    { ...closed, entry: leap, photo: "a" },
    { do: "go", by: -2, isClosing: true },
  ],
  ["its arrival at the screen", { ...closed, arrival: "closing" }, nothing],
  [
    "another picture, after leafing",
    { ...shows, index: 8, shown: "b" },
    { do: "show", photo: "b", entry: { ...first, index: 8 }, isNew: false },
  ],
  ["another picture, still loading", { ...shows, index: 8, shown: null }, nothing],
  [
    "a list that has changed",
    { ...shows, shown: "b" },
    { do: "openAlone", entry: { ...first, index: undefined } },
  ],
  [
    "a reload at a depth",
    { ...closed, entry: second, photo: "a", arrival: "opened" },
    { do: "open", index: 7 },
  ],
  [
    "the browser's Forward",
    { ...closed, entry: first, photo: "a", arrival: "back" },
    { do: "open", index: 7 },
  ],
  [
    "a picture that was closed before its entry came",
    { ...closed, entry: first, photo: "a", arrival: "own" },
    { do: "go", by: -1, isClosing: true },
  ],
  [
    "the picture of a list that has changed, to be opened alone",
    { ...closed, entry: { ...first, index: undefined }, photo: "a", arrival: "alone" },
    { do: "open", index: 0 },
  ],
  ["a pasted link", { ...closed, entry: pasted, photo: "a", arrival: "opened" }, { do: "open", index: 0 }],
  [
    "a layer above a pasted link",
    { ...shows, entry: pasted, index: 0, depth: 2 },
    { do: "show", photo: "a", entry: { layer: 2, below: [1], index: undefined }, isNew: true },
  ],
  [
    "a pasted link that is closed",
    { ...closed, entry: pasted, photo: "a" },
    { do: "show", photo: null, entry: null, isNew: false },
  ],
  [
    "a pasted link that is closed from above",
    { ...closed, entry: pasted, photo: "a", arrival: "closing" },
    { do: "show", photo: null, entry: null, isNew: false },
  ],
  [
    "a picture opened again while the last one closes",
    { ...shows, entry: screen, photo: null, arrival: "closing" },
    { do: "show", photo: "a", entry: first, isNew: true },
  ],
];

test.each(cases)("%s", (_, situation, move) => {
  expect(historyMove({ ...closed, ...situation })).toEqual(move);
});
