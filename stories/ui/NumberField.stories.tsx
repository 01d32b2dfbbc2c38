import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { NumberField } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const meta = {
  title: "ui/NumberField",
  tags: ["stable", "since-0.1.0"],
  component: NumberField,
  parameters: {
    usage: {
      when: ["For a small whole number, stepped or typed: copies of a print, packs in the cart."],
      whenNot: [
        "For digits that are no quantity (a postal code, a bib, a telephone number), use TextField with inputMode numeric.",
        "For a price or a measure with decimals: it takes whole numbers only.",
      ],
      accessibility: [
        "A spinbutton: arrows step, Page Up and Page Down take ten steps, Home and End go to the bounds, and digits can be typed.",
        "Its buttons are for pointers: they leave the focus where it is, are no tab stops, and announce their result.",
        "Each button's name says which value it changes: « Ajouter un exemplaire, photo DSC_0411 » on a screen with several.",
        "On leaving, a value out of bounds is corrected, a fraction is cut off, and the result is announced; say the bounds in the hint.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Quantité",
    value: 1,
    min: 1,
    max: 20,
    decreaseLabel: "Retirer un exemplaire",
    increaseLabel: "Ajouter un exemplaire",
    onValueChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons step within the bounds, announce the result and leave the focus alone. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantité" });
    await expect(canvas.getByRole("button", { name: "Retirer un exemplaire" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter un exemplaire" }));
    await expect(field).toHaveValue("2");
    await expect(field).toHaveAttribute("aria-valuenow", "2");
    await expect(canvas.getByText("Quantité 2")).toHaveAttribute("aria-live", "polite");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole("button", { name: "Retirer un exemplaire" })).toBeEnabled();
    await expect(document.body).toHaveFocus();
  },
};
export const Playground: Story = { args: { value: 3, hint: "20 exemplaires au plus." } };

/** Follows the spinbutton pattern: one tab stop, arrows, Page keys, Home and End. */
export const Keyboard: Story = {
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toHaveAttribute("aria-valuemin", "1");
    await expect(field).toHaveAttribute("aria-valuemax", "20");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    for (const [key, next] of [
      ["ArrowUp", "4"],
      ["ArrowDown", "3"],
      ["PageUp", "13"],
      ["PageDown", "3"],
      ["End", "20"],
      ["Home", "1"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(field).toHaveAttribute("aria-valuenow", next);
      await expect(field).toHaveValue(next);
    }
    // At the bound there is nothing to report.
    const calls = (args.onValueChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenCalledTimes(calls);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Focus selects the number: typing replaces it instead of adding digits. */
export const Typing: Story = {
  args: { value: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("12");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("12");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    // Letters, signs and commas are not part of a whole number.
    await userEvent.keyboard("e,-{Tab}");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("12");
  },
};

/** Emptied and left: it restores its number, and never reports a zero. */
export const Emptied: Story = {
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await expect(field).toHaveValue("");
    await userEvent.tab();
    await expect(field).toHaveValue("3");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** If the caller sets `emptied`, an emptied field takes that value, and announces it. */
export const EmptiedToOne: Story = {
  args: { value: 3, emptied: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue("1");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText("Quantité 1")).toHaveAttribute("aria-live", "polite");
  },
};

/** A value out of bounds is corrected on leaving, and announced. */
export const OutOfBounds: Story = {
  args: { value: 3, hint: "De 1 à 20 exemplaires." },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "500");
    await expect(args.onValueChange).not.toHaveBeenCalledWith(500);
    await userEvent.tab();
    await expect(field).toHaveValue("20");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByText("Quantité 20")).toHaveAttribute("aria-live", "polite");
    await userEvent.clear(field);
    await userEvent.type(field, "0{Enter}");
    await expect(field).toHaveValue("1");
  },
};

/** « 2,5 » was taken for 25 copies, « -3 » for 3. */
export const NoWholeNumber: Story = {
  name: "Bug: 2,5 is not 25",
  args: { value: 4 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton");
    for (const [typed, kept] of [
      ["2,5", "2"],
      ["-3", "1"],
      ["1e3", "1"],
      ["douze", "1"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Tab}`);
      await expect(field).toHaveValue(kept);
    }
    for (const [number] of (args.onValueChange as ReturnType<typeof fn>).mock.calls) {
      await expect([1, 2]).toContain(number);
    }
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("1\u202f000");
    await userEvent.tab();
    await expect(field).toHaveValue("20");
  },
};

/** At a bound, its button is disabled. */
export const AtMaximum: Story = {
  args: { value: 20, hint: "20 exemplaires au plus." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Ajouter un exemplaire" })).toBeDisabled();
  },
};

/** Steps of ten, without a maximum: End does nothing. */
export const Steps: Story = {
  args: { label: "Nombre de photos", value: 40, min: 0, max: undefined as never, step: 10 },
  render: function Render({ max: _none, ...args }) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).not.toHaveAttribute("aria-valuemax");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("50");
    await userEvent.keyboard("{PageUp}{End}");
    await expect(field).toHaveValue("150");
  },
};

export const Wrong: Story = {
  tags: ["forced-colors"],
  args: { value: 5, error: "Il ne reste que 4 exemplaires disponibles dans ce format." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Il ne reste que 4 exemplaires disponibles dans ce format.",
    );
  },
};

export const Disabled: Story = {
  args: { value: 2, disabled: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Ajouter un exemplaire" })).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** While a payment is in progress: read-only. */
export const ReadOnly: Story = {
  args: { value: 2, readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("spinbutton")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}7");
    await expect(canvas.getByRole("spinbutton")).toHaveValue("2");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LargeNumber: Story = { args: { value: 999, max: 999 } };

const longArgs = {
  label: "Nombre d’exemplaires de ce tirage, surface et fichier numérique compris",
  hint: "Au-delà de 20 exemplaires, demandez un devis au stand\u202f: le prix est plus doux.",
  error: "Choisissez une quantité d’au moins 1 exemplaire pour ajouter cette photo à votre panier.",
};
export const LongText: Story = { args: longArgs };
export const Narrow: Story = { decorators: [narrow], args: longArgs };

/** Keeps its number itself; a form reads it by its name. */
export const Uncontrolled: Story = {
  tags: ["no-picture"],
  render: (args) => <NumberField {...args} value={undefined} defaultValue={4} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantité" });
    await expect(field).toHaveValue("4");
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
  },
};
