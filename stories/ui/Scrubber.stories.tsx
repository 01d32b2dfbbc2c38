import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { Mosaic, type MosaicHandle, Picture, Scrubber, type ScrubberProps } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const perHour = 100;
const firstHour = 8;
const hours = Array.from({ length: 10 }, (_, hour) => ({
  index: hour * perHour,
  text: `${firstHour + hour}\u00a0h`,
}));
const textAt = (index: number) => {
  const quarter = Math.floor(((index % perHour) / perHour) * 4) * 15;
  const hour = `${firstHour + Math.floor(index / perHour)}\u00a0h`;
  return quarter === 0 ? hour : `${hour}\u00a0${quarter}`;
};

const meta = {
  title: "ui/Scrubber",
  tags: ["new", "since-0.2.0"],
  component: Scrubber,
  parameters: {
    layout: "fullscreen",
    usage: {
      when: ["Beside a Mosaic of many windows, for going to an hour without scrolling past all before it."],
      whenNot: [
        "For narrowing pictures to a span of time, use Histogram.",
        "For a few windows, the page’s own scroll bar is enough.",
      ],
      accessibility: [
        "A slider whose value is the text of the first picture in view; arrow keys go from mark to mark, Home and End to the ends.",
        "It shows with the focus, too. Its marks are for the eye alone.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Heure des photos",
    of: { current: null },
    totalCount: hours.length * perHour,
    marks: hours,
    textAt,
  },
  render: (args) => <WithMosaic {...args} />,
} satisfies Meta<typeof Scrubber>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithMosaic(args: ScrubberProps) {
  const mosaic = useRef<MosaicHandle>(null);
  return (
    <>
      <Scrubber {...args} of={mosaic} />
      <Mosaic
        label="Photos du Grand Prix"
        totalCount={args.totalCount}
        handle={mosaic}
        skipLabel="Passer les photos"
        renderItem={(index) => (
          <Picture
            src={null}
            alt={`Photo ${index + 1}, ${textAt(index)}`}
            corner={textAt(index)}
            retryLabel="Réessayer"
            onOpen={() => undefined}
          />
        )}
      />
    </>
  );
}

const firstInView = () =>
  [...document.querySelectorAll("[role=gridcell] button")].find(
    (button) => button.getBoundingClientRect().top >= 0,
  );

/** With the focus it stays in view. */
async function backToTop(slider: HTMLElement) {
  window.scrollTo({ top: 0, behavior: "instant" });
  await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "8\u00a0h"));
  slider.focus({ preventScroll: true, focusVisible: true });
}

/** With the focus it shows its marks; the arrows go from hour to hour. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Heure des photos" });
    slider.focus({ focusVisible: true });
    await expect(slider).toHaveAttribute("aria-valuetext", "8\u00a0h");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "10\u00a0h"));
    await expect(firstInView()).toHaveAccessibleName(/, 10\u00a0h$/);
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuetext", "8\u00a0h"));
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: /^Photo 1000,/ })).toBeVisible();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(Number(slider.getAttribute("aria-valuenow"))).toBeLessThan(700));
  },
};

/** The page scrolls on its own: the thumb goes along. */
export const Playground: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Heure des photos" });
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
      return expect(slider.getAttribute("aria-valuetext")).toMatch(/^1[23]\u00a0h/);
    });
    await backToTop(slider);
  },
};

/** It follows the finger, the pictures follow it. */
export const Dragged: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "Heure des photos" });
    const rail = slider.parentElement?.parentElement;
    if (!rail) throw new Error("The slider stands on no rail");
    const thumb = slider.getBoundingClientRect();
    const { top, height } = rail.getBoundingClientRect();
    const at = { clientX: thumb.left + 10, pointerId: 1, button: 0 };
    rail.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(slider, { ...at, clientY: thumb.top + thumb.height / 2 });
    await fireEvent.pointerMove(rail, { ...at, clientY: top + height / 2 });
    await expect(slider.getAttribute("aria-valuetext")).toMatch(/^1[23]\u00a0h/);
    await expect(firstInView()).toHaveAccessibleName(/, 1[23]\u00a0h/);
    const middle = slider.getBoundingClientRect();
    await expect(Math.abs(middle.top + middle.height / 2 - (top + height / 2))).toBeLessThan(2);
    await fireEvent.pointerUp(rail, at);
    await expect(Number(slider.getAttribute("aria-valuenow"))).toBeGreaterThan(400);
    await backToTop(slider);
  },
};
