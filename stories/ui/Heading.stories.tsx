import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect } from "storybook/test";
import {
  Box,
  Button,
  Heading,
  headingAligns,
  headingLevels,
  headingSizes,
  headingTones,
  Stack,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Heading",
  tags: ["stable", "since-0.1.0"],
  component: Heading,
  argTypes: {
    level: { control: "select", options: headingLevels },
    size: { control: "select", options: headingSizes },
    tone: { control: "select", options: headingTones },
    align: { control: "select", options: headingAligns },
  },
  args: { level: 1, children: "Retrouvez vos photos" },
  parameters: {
    usage: {
      when: [
        "For the name of a screen, a section, a card or a dialog.",
        "With an explicit size if the outline and the look differ: the second level of a card is small.",
        "With focusable for the title of a new screen or step, so that code can focus it and it is read.",
      ],
      whenNot: [
        "For bold text, use Text with weight strong.",
        "Never to skip a level of the outline for its size: set the size separately.",
        "Never twice at level 1 on a screen.",
      ],
      accessibility: [
        "The level is the outline’s, h1 to h4; screen readers navigate by titles.",
        "A focusable title takes the focus from code only, never from the Tab key.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Retrouvez vos photos");
  },
};
export const Playground: Story = { args: { level: 2, size: "title1", tone: "muted" } };

export const Sizes: Story = {
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Championnat régional de saut d’obstacles
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole("heading", { level: 2 })
      .map((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    await expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    await expect(new Set(sizes).size).toBe(headingSizes.length);
  },
};

/** Each heading level with its default size. */
export const Levels: Story = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          {`Titre de niveau ${level}`}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of headingLevels) {
      await expect(canvas.getByRole("heading", { level })).toHaveTextContent(`Titre de niveau ${level}`);
    }
  },
};

/** Each tone on its ground. */
export const Tones: Story = {
  render: () => (
    <Stack space="sm">
      {headingTones.map((tone) => (
        <Box key={tone} background={tone === "onInverse" ? "inverse" : "surface"} padding="md">
          <Heading level={2} tone={tone}>
            Vos photos sont prêtes
          </Heading>
        </Box>
      ))}
    </Stack>
  ),
};

/** Balanced lines, without a single last word. */
export const LongTitle: Story = {
  args: {
    children:
      "Championnat régional de saut d’obstacles de Nouvelle-Aquitaine, épreuve 12 : Amateur 1 Grand Prix",
  },
};

function NextStep() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack align="flex-start">
      <Heading ref={title} level={2} focusable>
        Choisissez un format
      </Heading>
      <Button onClick={() => title.current?.focus()}>Continuer</Button>
    </Stack>
  );
}

/** On a change of step the title takes the focus and is read; the Tab key skips it. */
export const Focusable: Story = {
  render: () => <NextStep />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Continuer" });
    const title = canvas.getByRole("heading", { name: "Choisissez un format" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(title).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(title).not.toHaveFocus();
  },
};
