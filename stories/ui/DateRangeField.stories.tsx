import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { type DateRange, DateRangeField, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { formWide, narrow } from "../support/widths.tsx";

const orderError = "La fin précède le début.";
const words = { startLabel: "Du", endLabel: "Au", orderError };
const filled = { start: "2026-06-12", end: "2026-06-15" };

const meta = {
  title: "ui/DateRangeField",
  tags: ["new", "since-0.2.0"],
  component: DateRangeField,
  args: { legend: "Période", ...words, onValueChange: fn() },
  decorators: [formWide],
  parameters: {
    usage: {
      when: ["For a period of whole days: the sales of a season, the orders of a month."],
      whenNot: [
        "For one day, use DateField.",
        "For a span of hours within a day, use Histogram.",
        "For periods that have names (today, this week), use RadioGroup or Select, with the dates as a last choice.",
      ],
      accessibility: [
        "A group named by its legend, with two fields of the browser’s own.",
        "The end’s calendar begins at the start; an end typed before it is kept, and said to be wrong once the field is left.",
        "Both days are included; either may be missing, which the caller reads as open.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Période" })).toBeVisible();
    const [start, end] = [canvas.getByLabelText("Du"), canvas.getByLabelText("Au")];
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await fireEvent.change(start, { target: { value: filled.start } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: filled.start, end: null });
    await expect(end).toHaveAttribute("min", filled.start);
    await fireEvent.change(end, { target: { value: filled.end } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(filled);
    await expect(end).toBeValid();
    start.blur();
  },
};
export const Playground: Story = {
  args: { defaultValue: filled, hint: "Les deux jours sont compris.", min: "2026-01-01", max: "2026-12-31" },
};

export const States: Story = {
  tags: ["forced-colors", "dark"],
  render: () => (
    <Stack space="lg">
      <DateRangeField
        {...words}
        legend="Facultative"
        optionalMark="facultatif"
        hint="Toute la saison, sinon."
      />
      <DateRangeField
        {...words}
        legend="À corriger"
        error="Aucune vente dans cette période."
        defaultValue={filled}
      />
      <DateRangeField {...words} legend="Indisponible" disabled defaultValue={filled} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole("group", { name: "À corriger" });
    await expect(wrong).toHaveAccessibleDescription("Aucune vente dans cette période.");
  },
};

/** The end is before the start: it is kept, and its field says what is wrong until it is put right. */
export const Reversed: Story = {
  args: { defaultValue: filled },
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = [canvas.getByLabelText("Du"), canvas.getByLabelText("Au")];
    await userEvent.click(end);
    await fireEvent.change(end, { target: { value: "2026-06-01" } });
    await expect(end).not.toHaveAttribute("aria-invalid");
    end.blur();
    await waitFor(() => expect(end).toHaveAccessibleDescription(orderError));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: filled.start, end: "2026-06-01" });
    await fireEvent.change(start, { target: { value: "2026-05-30" } });
    await expect(end).not.toHaveAttribute("aria-invalid");
    await fireEvent.change(start, { target: { value: "2026-06-20" } });
    await expect(end).toHaveAttribute("aria-invalid", "true");
  },
};

/** Bounds hold for both days. */
export const Outside: Story = {
  tags: ["no-picture"],
  args: {
    defaultValue: { start: "2025-06-12", end: "2027-06-15" },
    min: "2026-01-01",
    max: "2026-12-31",
    outsideError: "Choisissez une date de l’année 2026.",
  },
  play: async ({ canvas }) => {
    for (const name of ["Du", "Au"]) {
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(
        "Choisissez une date de l’année 2026.",
      );
    }
  },
};

/** The caller keeps both dates. */
export const Controlled: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [value, setValue] = useState<DateRange>(filled);
    return (
      <>
        <DateRangeField {...args} value={value} onValueChange={setValue} />
        <output>{`${value.start} ${value.end}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText("Au"), { target: { value: "2026-06-20" } });
    await expect(canvas.getByRole("status")).toHaveTextContent("2026-06-12 2026-06-20");
  },
};

/** A form reads both by name, in ISO form. */
export const InAForm: Story = {
  tags: ["no-picture"],
  args: { defaultValue: filled, startName: "from", endName: "to", required: true },
  render: (args) => (
    <form aria-label="Ventes">
      <DateRangeField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Ventes" });
    await expect([...new FormData(form)]).toEqual([
      ["from", filled.start],
      ["to", filled.end],
    ]);
    await expect(canvas.getByLabelText("Au")).toBeRequired();
  },
};

const long = {
  legend: "Période pendant laquelle les photos de ce championnat ont été vendues au stand et sur le site",
  startLabel: "Du premier jour de la vente au stand",
  endLabel: "Au dernier jour de la vente sur le site",
  hint: "Les deux jours sont compris, de minuit à minuit, à l’heure de Paris.",
  orderError:
    "Le dernier jour précède le premier\u202f: échangez les deux dates, ou choisissez un jour plus tardif.",
  defaultValue: { start: "2026-06-15", end: "2026-06-12" },
  error: "Corrigez cette période pour voir les ventes.",
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
