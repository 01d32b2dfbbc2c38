import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ClickableCard, Price, Shelf } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const opened = fn();
const packs = [
  { label: "Mon parcours complet", price: "dès 39,00\u00a0€" },
  { label: "L’album de mon épreuve", price: "dès 49,00\u00a0€" },
  { label: "Tout mon week-end", price: "dès 69,00\u00a0€" },
  { label: "L’épreuve entière", price: "249,00\u00a0€" },
  { label: "L’événement entier", price: "dès 499,00\u00a0€" },
];
const cards = packs.map(({ label, price }) => (
  <ClickableCard key={label} title={label} footer={<Price amount={price} />} onClick={() => opened(label)} />
));

const meta = {
  title: "ui/Shelf",
  tags: ["stable", "since-0.1.0"],
  component: Shelf,
  parameters: {
    usage: {
      when: ["A few cards that must not push down the main content: packs above pictures."],
      whenNot: [
        "For cards that are the main content, use Columns: nobody should have to scroll sideways for them.",
        "For hundreds of photographs, use Mosaic.",
      ],
      accessibility: [
        "A list, which announces its count.",
        "A focused card scrolls into view.",
        "The edge of the next card is visible, which shows that there are more.",
      ],
    } satisfies Usage,
  },
  args: { children: cards },
  beforeEach: () => {
    opened.mockClear();
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line on every screen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tops = () =>
      new Set(canvas.getAllByRole("article").map((card) => card.getBoundingClientRect().top));
    await expect(tops().size).toBe(1);
    await inWindow(390, 844, async () => {
      await expect(tops().size).toBe(1);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  },
};
export const Playground: Story = {};

/** Few cards share the line, up to a maximum width. */
export const Two: Story = { args: { children: cards.slice(0, 2) } };

/** Tab moves through the cards, and the focused one is in view. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await inWindow(390, 844, async () => {
      for (const { label } of packs) {
        await userEvent.tab();
        const card = canvas.getByRole("button", { name: label });
        await expect(card).toHaveFocus();
        await waitFor(() => {
          const { left, right } = card.getBoundingClientRect();
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(390);
        });
      }
      await userEvent.keyboard("{Enter}");
      await expect(opened.mock.calls).toEqual([["L’événement entier"]]);
    });
  },
};
