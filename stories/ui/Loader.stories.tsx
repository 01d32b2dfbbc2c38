import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Loader, loaderSpaces } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Loader",
  tags: ["stable", "since-0.1.0"],
  component: Loader,
  argTypes: { space: { control: "select", options: loaderSpaces } },
  parameters: {
    usage: {
      when: [
        "A wait for a result of unknown shape: checking a link, recording a payment.",
        "`line` inside a block, `block` in the place of one, `screen` while a whole screen loads.",
      ],
      whenNot: [
        "If the final shape is known, use Skeleton: nothing jumps.",
        "For the wait of one action, use LoadingButton.",
        "For measurable progress, use ProgressBar.",
      ],
      accessibility: [
        "A status with text, read politely; the ring is silent.",
        "With reduced motion the ring stands still and becomes dots.",
      ],
    } satisfies Usage,
  },
  args: { label: "Chargement en cours…" },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("Chargement en cours…");
    await expect(status.querySelector("[aria-hidden='true']")).toBeInTheDocument();
  },
};
export const Playground: Story = { args: { space: "line", label: "Calcul du prix…" } };

/** Inside a block, on its own line. */
export const Line: Story = { args: { space: "line", label: "Vérification du code…" } };

/** A whole screen. */
export const Screen: Story = { args: { space: "screen" } };

/** Text in system colours, and a ring that stays visible. */
export const ForcedColours: Story = { tags: ["forced-colors"] };

/** With reduced motion nothing turns; dots show the wait. */
export const ReducedMotion: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const ring = canvas.getByRole("status").querySelector("[aria-hidden='true']") as Element;
    const { animationName, borderTopStyle } = getComputedStyle(ring);
    const less = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(animationName === "none").toBe(less);
    await expect(borderTopStyle).toBe(less ? "dotted" : "solid");
  },
};

export const LongText: Story = {
  args: {
    label:
      "Préparation de l’archive des 128 photos du championnat régional de saut d’obstacles de Nouvelle-Aquitaine…",
  },
};
