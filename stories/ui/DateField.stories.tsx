import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Box, Button, DateField, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { formWide, narrow } from "../support/widths.tsx";

const label = "Date de la facture";

const meta = {
  title: "ui/DateField",
  tags: ["new", "since-0.2.0"],
  component: DateField,
  args: { label, name: "date", onValueChange: fn() },
  decorators: [formWide],
  parameters: {
    usage: {
      when: ["For one day that the shopper knows or finds in a calendar: a birthday, an invoice’s date."],
      whenNot: [
        "For a first and a last day, use DateRangeField.",
        "For one of a few known days (those of an event), use RadioGroup or Select.",
        "For an hour within a day, use Histogram.",
      ],
      accessibility: [
        "The browser’s own field: day, month and year are typed or stepped by arrow keys, and its calendar is the system’s.",
        "Shown in the reader’s format, whatever the shop’s; `value` and the form’s data are in ISO form.",
        "The bounds narrow the calendar, yet any date can be typed: give `outsideError`, or check on submit.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await fireEvent.change(field, { target: { value: "2026-06-15" } });
    await expect(field).toHaveValue("2026-06-15");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-06-15");
    await fireEvent.change(field, { target: { value: "" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    field.blur();
  },
};
export const Playground: Story = {
  args: { defaultValue: "2026-06-15", hint: "Elle est en haut de la facture." },
};

export const States: Story = {
  tags: ["forced-colors", "dark"],
  render: () => (
    <Stack>
      <DateField label="Vide" />
      <DateField label="Remplie" defaultValue="2026-06-15" />
      <DateField label="Facultative" optionalMark="facultatif" hint="Pour vos filtres." />
      <DateField label="À corriger" defaultValue="2062-06-15" error="L’événement a lieu en 2026." />
      <DateField label="Indisponible" disabled defaultValue="2026-06-15" />
      <DateField label="En lecture seule" readOnly defaultValue="2026-06-15" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByLabelText("À corriger");
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("L’événement a lieu en 2026.");
  },
};

const bounds = {
  min: "2026-01-01",
  max: "2026-12-31",
  hint: "Entre le 1er janvier et le 31 décembre 2026.",
  outsideError: "Choisissez une date de l’année 2026.",
};

/** A date outside the bounds is kept, and said to be wrong once the field is left; not while it is typed. */
export const Outside: Story = {
  args: bounds,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(label);
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: "0002-06-15" } });
    await expect(field).not.toHaveAttribute("aria-invalid");
    await fireEvent.change(field, { target: { value: "2025-06-15" } });
    await userEvent.tab();
    (document.activeElement as HTMLElement).blur();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(`${bounds.hint} ${bounds.outsideError}`);
    await expect(field).toHaveValue("2025-06-15");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2025-06-15");
  },
};

/** The error disappears with the first date within the bounds. */
export const Corrected: Story = {
  tags: ["no-picture"],
  args: { ...bounds, defaultValue: "2025-06-15" },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(label);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await fireEvent.change(field, { target: { value: "2026-06-15" } });
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(field).toHaveAccessibleDescription(bounds.hint);
  },
};

/** The caller keeps the date, and may take it away. */
export const Controlled: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [value, setValue] = useState<string | null>("2026-06-15");
    return (
      <Box>
        <DateField {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue(null)}>Effacer</Button>
        <output>{value ?? "Aucune"}</output>
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByLabelText(label), { target: { value: "2026-06-20" } });
    await expect(canvas.getByRole("status")).toHaveTextContent("2026-06-20");
    await userEvent.click(canvas.getByRole("button", { name: "Effacer" }));
    await expect(canvas.getByLabelText(label)).toHaveValue("");
  },
};

/** A form reads it by name, in ISO form. */
export const InAForm: Story = {
  tags: ["no-picture"],
  args: { defaultValue: "2026-06-15", required: true },
  render: (args) => (
    <form aria-label="Facture">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Facture" });
    await expect(new FormData(form).get("date")).toBe("2026-06-15");
    await expect(canvas.getByLabelText(label)).toBeRequired();
  },
};

const long = {
  label: "Date à laquelle vous souhaitez que nous vous livrions les tirages sur papier de votre commande",
  hint: "Comptez au moins huit jours ouvrés après votre paiement, et davantage pour les très grands formats.",
  error:
    "Cette date est trop proche\u202f: laissez-nous au moins huit jours ouvrés pour imprimer vos photos.",
  defaultValue: "2026-12-25",
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
