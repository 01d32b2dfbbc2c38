import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import {
  type BrushedHistogramProps,
  Histogram,
  type HistogramBar,
  type HistogramLabels,
  type HistogramRange,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const number = new Intl.NumberFormat("fr-FR");
const photos = (count: number) => `${number.format(count)}\u00a0photo${count > 1 ? "s" : ""}`;
const hour = (minutes: number) => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
};

const labels: HistogramLabels = {
  first: "Début",
  last: "Fin",
  all: "Toute la journée",
  span: "Horaire",
  counts: "Photos",
  count: photos,
  loading: "Chargement des horaires…",
  empty: "Aucune photo à cette date.",
};

/** Returns quarter-hour bars from an hour of the day on, with labels under full hours. */
const bars = (fromHour: number, counts: readonly number[]): HistogramBar[] =>
  counts.map((count, place) => {
    const begins = fromHour * 60 + place * 15;
    const words = begins % 60 === 0 ? { tick: hour(begins) } : {};
    return { from: hour(begins), to: hour(begins + 15), count, ...words };
  });

/** Two classes in the morning, lunch, the Grand Prix in the afternoon. */
const aDay = bars(
  8,
  [
    12, 34, 58, 71, 80, 64, 22, 9, 41, 77, 92, 88, 69, 51, 17, 4, 0, 0, 3, 8, 35, 66, 95, 124, 142, 131, 118,
    87, 52, 40, 18, 6,
  ],
);
const ofADay = (range: HistogramRange | null) => {
  const { first, last } = range ?? { first: 0, last: aDay.length - 1 };
  const count = aDay.slice(first, last + 1).reduce((sum, bar) => sum + bar.count, 0);
  return `De ${aDay[first]?.from} à ${aDay[last]?.to}, ${photos(count)}`;
};

/** Narrows like a screen: the caller holds the range and the words. */
function Narrowing(args: BrushedHistogramProps) {
  const [range, setRange] = useState(args.range);
  return (
    <Histogram
      {...args}
      range={range}
      summary={ofADay(range)}
      onRangeChange={(next) => {
        args.onRangeChange(next);
        setRange(next);
      }}
    />
  );
}

const meta = {
  title: "ui/Histogram",
  tags: ["stable", "since-0.1.0"],
  component: Histogram,
  args: {
    label: "Photos par heure",
    bars: aDay,
    range: null,
    onRangeChange: fn(),
    onRangeCommit: fn(),
    summary: ofADay(null),
    labels,
  },
  parameters: {
    usage: {
      when: [
        "Above the mosaic of an event or a contest: the time of day is the quickest way to one's own round.",
        "For counts over equal spans, up to about a hundred.",
      ],
      whenNot: [
        "For a choice among a few names, use RadioGroup or Select.",
        "For progress towards a total, such as an import's, use ProgressBar.",
        "For individual figures, use Table.",
      ],
      accessibility: [
        "Two sliders (WAI-ARIA, several thumbs): arrows move by a bar, Page Up and Page Down by a tenth, Home and End as far as the other thumb; each announces its hour in words.",
        "A drag across the bars selects a span, a press keeps one bar, and the thumbs can do all that a finger can.",
        "A table repeats the bars for screen readers, without the empty spans.",
        "In forced colours, bars left out are hollow and outside the frame: colour is not the only sign.",
      ],
    } satisfies Usage,
  },
  render: (args) => <Narrowing {...args} />,
} satisfies Meta<BrushedHistogramProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Photos par heure" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/De 8\sh à 16\sh, 1\s714\sphotos/);
    // A head, and each span with a count.
    await expect(canvas.getByRole("table", { name: "Photos par heure" })).toBeInTheDocument();
    await expect(canvas.getAllByRole("row")).toHaveLength(1 + 30);
    await expect(canvas.getByRole("row", { name: "14\u00a0h – 14\u00a0h\u00a015 142" })).toBeInTheDocument();
  },
};
export const Playground: Story = { args: { range: { first: 4, last: 12 } } };

/** By keyboard, following the slider pattern for two thumbs: they do not pass each other. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole("slider", { name: "Début" });
    const last = canvas.getByRole("slider", { name: "Fin" });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute("aria-valuetext", "8\u00a0h");
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{PageUp}{ArrowLeft}");
    await expect(first).toHaveAttribute("aria-valuetext", "9\u00a0h");
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 4, last: 31 });
    await expect(args.onRangeCommit).toHaveBeenLastCalledWith({ first: 4, last: 31 });

    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Toute la journée" })).not.toHaveFocus();
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{PageDown}{ArrowDown}");
    await expect(last).toHaveAttribute("aria-valuetext", "15\u00a0h");
    await expect(last).toHaveAttribute("aria-valuemin", "4");
    await userEvent.keyboard("{Home}");
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 4, last: 4 });
    await expect(canvas.getByRole("status")).toHaveTextContent(/De 9\sh à 9\sh\s15, 80\sphotos/);
    await expect(first).toHaveAttribute("aria-valuemax", "4");
    await userEvent.keyboard("{End}");
    await expect(last).toHaveAttribute("aria-valuetext", "16\u00a0h");

    // At the end nothing changes: no call.
    const told = (args.onRangeChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onRangeChange).toHaveBeenCalledTimes(told);
  },
};

/** Narrowed: bars outside the range are pale, and one button restores the whole day. */
export const Narrowed: Story = {
  tags: ["forced-colors"],
  args: { range: { first: 21, last: 27 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Toute la journée" }));
    await expect(args.onRangeCommit).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole("slider", { name: "Début" })).toHaveFocus();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await expect(canvas.getByRole("button", { name: "Toute la journée" })).toBeVisible();
  },
};

/** Sends pointer events at a fraction of the bars' width. */
const pointerOn = (slider: HTMLElement, pointerType: "mouse" | "touch") => {
  const plot = slider.parentElement?.parentElement ?? slider;
  return (type: string, share: number) => {
    const { left, width, top, height } = plot.getBoundingClientRect();
    const at = { clientX: left + width * share, clientY: top + height / 2 };
    plot.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType, pointerId: 1, isPrimary: true, ...at }),
    );
  };
};

const middle = (bar: number) => (bar + 0.5) / 32;

/** A drag selects the bars it covers; a drag by its middle moves the range; the range is committed once, at the end. */
export const ByMouse: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole("slider", { name: "Début" });
    const last = canvas.getByRole("slider", { name: "Fin" });
    const mouse = pointerOn(first, "mouse");
    mouse("pointerdown", middle(20));
    mouse("pointermove", middle(24));
    mouse("pointermove", middle(26));
    await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 20, last: 26 }));
    await expect(args.onRangeCommit).not.toHaveBeenCalled();
    mouse("pointerup", middle(26));
    await expect(args.onRangeCommit).toHaveBeenLastCalledWith({ first: 20, last: 26 });
    await waitFor(() => expect(last).toHaveAttribute("aria-valuenow", "26"));

    mouse("pointerdown", middle(23));
    mouse("pointermove", middle(13));
    mouse("pointerup", middle(13));
    await waitFor(() => expect(args.onRangeCommit).toHaveBeenLastCalledWith({ first: 10, last: 16 }));
    await waitFor(() => expect(last).toHaveAttribute("aria-valuenow", "16"));

    // Dragged by its end, at the bar's right edge.
    mouse("pointerdown", 17 / 32);
    mouse("pointermove", middle(20));
    mouse("pointerup", middle(20));
    await waitFor(() => expect(args.onRangeCommit).toHaveBeenLastCalledWith({ first: 10, last: 20 }));
    await expect(args.onRangeCommit).toHaveBeenCalledTimes(3);
  },
};

/** A tap keeps one bar, a second tap on it all of them; a scroll that starts on the bars changes nothing. */
export const ByTouch: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, args }) => {
    const finger = pointerOn(canvas.getByRole("slider", { name: "Début" }), "touch");
    finger("pointerdown", middle(24));
    finger("pointerup", middle(24));
    await waitFor(() => expect(args.onRangeCommit).toHaveBeenLastCalledWith({ first: 24, last: 24 }));
    finger("pointerdown", middle(24));
    finger("pointerup", middle(24));
    await waitFor(() => expect(args.onRangeCommit).toHaveBeenLastCalledWith(null));
    finger("pointerdown", middle(10));
    finger("pointermove", middle(11));
    finger("pointercancel", middle(11));
    await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith(null));
    await expect(args.onRangeCommit).toHaveBeenCalledTimes(2);
  },
};

/** The plot has its final height. */
export const Loading: Story = {
  args: { bars: null },
  render: (args) => <Histogram {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement des horaires…");
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

/** Nothing to count, nothing to narrow. */
export const Empty: Story = {
  args: { bars: bars(8, [0, 0, 0, 0]) },
  render: (args) => <Histogram {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Aucune photo à cette date.");
    await expect(canvas.queryByRole("slider")).toBeNull();
  },
};

/** Read-only counts: no thumbs. */
export const ToLookAt: Story = {
  render: ({ label, bars, summary, labels: { first, last, all, ...words } }) => (
    <Histogram label={label} bars={bars} summary={summary} labels={words} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/1\s714\sphotos/);
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A single bar cannot be narrowed. */
export const OneBar: Story = {
  args: { bars: bars(14, [86]), summary: `De 14\u00a0h à 14\u00a0h\u00a015, ${photos(86)}` },
  render: (args) => <Histogram {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.getAllByRole("row")).toHaveLength(2);
  },
};

const longDay = Array.from({ length: 96 }, (_, place) =>
  Math.max(0, Math.round(640 * Math.sin((place - 22) / 18) + 310 * Math.sin(place / 3))),
);

/** Two days of a marathon by quarter-hour: thousands of photographs in ninety-six bars. */
export const Thousands: Story = {
  args: {
    bars: bars(0, longDay),
    range: { first: 40, last: 70 },
    summary: `De 10\u00a0h à 17\u00a0h\u00a045, ${photos(18_412)}`,
  },
  render: (args) => <Histogram {...args} />,
};

/** The narrowest range: both thumbs stay whole, one on each side. */
export const OneOfMany: Story = { args: { range: { first: 24, last: 24 } } };
