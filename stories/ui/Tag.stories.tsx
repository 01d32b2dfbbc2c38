import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline, Tag } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const removeLabel = "Retirer le filtre «\u00a0De 9 h 15 à 10 h 30\u00a0»";

const meta = {
  title: "ui/Tag",
  tags: ["new", "since-0.2.0"],
  component: Tag,
  args: { children: "De 9 h 15 à 10 h 30", onRemove: fn(), removeLabel, icon: "clock" },
  parameters: {
    usage: {
      when: ["For an active filter that a press takes away.", "For a keyword of a picture or an order."],
      whenNot: [
        "For a status or a count, use Badge.",
        "For a choice among values, use RadioGroup or Select; for an action, use Button.",
      ],
      accessibility: [
        "A removable tag is one button with the whole tag as its target; its name says what it removes.",
        "The caller moves the focus once the tag is gone.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent, args }) => {
    const tag = canvas.getByRole("button", { name: removeLabel });
    await userEvent.tab();
    await expect(tag).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(tag);
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = {
  args: { icon: "calendar", children: "Samedi 16 mai", removeLabel: "Retirer le filtre « Samedi 16 mai »" },
};

/** Without `onRemove` it is text. */
export const Fixed: Story = {
  render: () => (
    <Inline>
      <Tag>Grand Prix</Tag>
      <Tag icon="pin">Lamotte-Beuvron</Tag>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("Grand Prix")).toBeVisible();
  },
};

const words = "Épreuve n° 4, « Grand Prix Pro Élite 1,45 m », samedi 16 mai 2026 de 9 h 15 à 10 h 30";
const long = { children: words, removeLabel: `Retirer le filtre ${words}` };
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
