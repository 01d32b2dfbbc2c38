import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { Button, Text } from "../../src/ui/index.ts";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { themeValues } from "../../src/ui/theme/values.ts";
import { Value } from "./measured.tsx";
import * as own from "./motion.css.ts";
import { Chapter, Code, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Motion", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Point = readonly [x: number, y: number];

/** Returns a point of a CSS cubic-bezier curve, with `t` from 0 to 1 along the curve, not in time. */
function pointAt([x1, y1, x2, y2]: readonly number[], t: number): Point {
  const on = (one = 0, two = 0) => 3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3;
  return [on(x1, x2), on(y1, y2)];
}

const handles = [...themeValues.boutique.motion.easing.matchAll(/[\d.]+/g)].map(Number);
const curve = Array.from({ length: 101 }, (_, step) => pointAt(handles, step / 100));

/** Returns the progress of the movement, 0 to 1, after this share of the time. */
const progressAt = (time: number) => curve.find(([x]) => x >= time)?.[1] ?? 1;

const side = 160;
const place = ([x, y]: Point) => `${(x * side).toFixed(1)} ${((1 - y) * side).toFixed(1)}`;

function Curve() {
  return (
    <svg viewBox={`-8 -8 ${side + 16} ${side + 16}`} className={own.curve} aria-hidden="true">
      <path d={`M0 0V${side}H${side}`} className={own.axis} />
      <path d={`M${curve.map(place).join("L")}`} className={own.line} />
    </svg>
  );
}

const stills = [0, 0.1, 0.25, 0.5, 0.75, 1];

function Stills() {
  return (
    <ol className={css.rows}>
      {stills.map((time) => (
        <li key={time} className={own.still}>
          <Text as="span" size="small" tone="muted" figures>
            {Math.round(time * 200)} ms
          </Text>
          <div className={own.track}>
            <div
              className={own.dot}
              style={{ insetInlineStart: `calc(${progressAt(time)} * (100% - ${vars.size.icon}))` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

const uses = {
  fast: "What answers the hand: a hover, a tick, a veil.",
  base: "What comes or goes: a dialog, a toast, a picture that has loaded.",
} as const;

/** Two durations and one curve, as still pictures of the movement. */
export const DurationsAndEasing: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Motion says where something came from, and is over before one could wait for it: 150 to 200 ms. Only waiting goes round: a spinner, a skeleton."
    >
      <Chapter title="Durations">
        <ul className={css.mediumColumns}>
          {(["fast", "base"] as const).map((name) => (
            <li key={name} className={css.panel}>
              <div className={css.panelBody}>
                <Named
                  name={
                    <>
                      <Code>{name}</Code> <Value of={vars.motion[name]} />
                    </>
                  }
                >
                  {uses[name]}
                </Named>
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter
        title="Easing"
        note="One curve: off almost at once, for the hand has already moved, then a long and soft landing."
      >
        <div className={own.easing}>
          <Curve />
          <Text size="small">
            <Code>
              <Value of={vars.motion.easing} />
            </Code>
          </Text>
        </div>
      </Chapter>
      <Chapter
        title="Frame by frame"
        note="A dot that crosses in the base duration. Half of the time has done nearly all of the way."
      >
        <Stills />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("150ms")).toBeVisible());
    await expect(canvas.getByText("200ms")).toBeVisible();
    await expect(progressAt(0.5)).toBeGreaterThan(0.85);
    await expect(progressAt(1)).toBe(1);
  },
};

function TryIt() {
  const [there, setThere] = useState(false);
  return (
    <div className={css.content}>
      <div className={own.track}>
        <div data-testid="dot" className={own.dot} data-there={there} />
      </div>
      <div>
        <Button onClick={() => setThere(!there)}>Move the dot</Button>
      </div>
    </div>
  );
}

const rules: readonly [moves: string, still: string][] = [
  ["A dialog rises and its veil fades in.", "Both are there at once."],
  ["A picture’s shade fades in under the pointer.", "It is there at once."],
  ["The spinner turns.", "Dots stand still; the words “Chargement…” are said all the same."],
  ["A skeleton breathes.", "It keeps one tone."],
  ["A toast slides up.", "It is there, for the same time, and can be dismissed the same way."],
];

/** What readers see who prefer reduced motion. */
export const ReducedMotion: Story = {
  render: () => (
    <Sheet
      title="Reduced motion"
      lead="Who asks the system for less motion gets none. Nothing is lost: whatever motion said, words or a change of state say too."
    >
      <Chapter
        title="What stays"
        note="The reset takes every transition and animation away; components need nothing of their own."
      >
        <ul className={css.rows}>
          {rules.map(([moves, still]) => (
            <li key={moves} className={css.titledRow}>
              <Text tone="muted">{moves}</Text>
              <Text>{still}</Text>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Try it" note="Press, then set “reduce motion” in your system and press again.">
        <TryIt />
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByTestId("dot");
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(dot).transitionDuration).toBe(reduced ? "0s" : "0.2s");
    const start = dot.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole("button", { name: "Move the dot" }));
    await waitFor(() => expect(dot.getBoundingClientRect().left).toBeGreaterThan(start + 50));
    if (reduced) await expect(dot.getAnimations()).toHaveLength(0);
  },
};
