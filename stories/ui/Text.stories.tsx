import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import {
  Box,
  Stack,
  Text,
  textAligns,
  textElements,
  textLines,
  textSizes,
  textTones,
  textWeights,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Text",
  tags: ["stable", "since-0.1.0"],
  component: Text,
  argTypes: {
    size: { control: "select", options: textSizes },
    tone: { control: "select", options: textTones },
    weight: { control: "select", options: textWeights },
    align: { control: "select", options: textAligns },
    as: { control: "select", options: textElements },
    lines: { control: "select", options: textLines },
  },
  args: { children: "Vos photos sont prêtes deux heures après la fin de votre épreuve." },
  parameters: {
    usage: {
      when: [
        "For all running text: sentences, hints, captions, amounts on their own.",
        "With figures, for prices, counts and hours that are aligned or change.",
        "With tone inherit, on a ground that sets its own colour: a banner, a tooltip.",
      ],
      whenNot: [
        "For a title, use Heading: bold text is no title to a screen reader.",
        "For an amount beside its product, use Price, which names old and new prices.",
        "For a refusal or a success, use Alert: a red sentence alone is not announced.",
        "Never muted for information needed before paying.",
      ],
      accessibility: [
        "Every tone reaches 4.5:1 on the main site and 7:1 at the stand, on canvas and on surface.",
        "Lines cut with an ellipsis stay whole for screen readers.",
        "Its sizes are in rem: they scale with the reader’s own font size.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vos photos/).tagName).toBe("P");
  },
};
export const Playground: Story = { args: { size: "lead", tone: "muted", weight: "medium" } };

export const Sizes: Story = {
  render: () => (
    <Stack space="sm">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Œuvre d’été, l’élan du cheval
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const sizes = canvas
      .getAllByText(/^Œuvre/)
      .map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual(globals.theme === "stand" ? [16, 17, 19, 22] : [13, 14, 16, 18]);
  },
};

export const Weights: Story = {
  render: () => (
    <Stack space="sm">
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          Concours de saut d’obstacles
        </Text>
      ))}
    </Stack>
  ),
};

/** Each tone on its ground. */
export const Tones: Story = {
  render: () => (
    <Stack space="sm">
      {textTones.map((tone) => (
        <Box key={tone} background={tone === "onInverse" ? "inverse" : "surface"} padding="sm" border="line">
          <Text tone={tone}>Vos photos sont prêtes.</Text>
        </Box>
      ))}
    </Stack>
  ),
};

/** Aligned digits. */
export const FiguresInAColumn: Story = {
  render: () => (
    <Stack space="xxs">
      {[111_150, 888_850, 950].map((amount) => (
        <Text key={amount} figures align="end">
          {formatEuros(amount)}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const width = (amount: number) => {
      const range = document.createRange();
      range.selectNodeContents(
        canvas.getByText((_, element) => element?.textContent === formatEuros(amount)),
      );
      return range.getBoundingClientRect().width;
    };
    await expect(width(111_150)).toBeCloseTo(width(888_850), 1);
  },
};

const long =
  "Championnat régional de saut d’obstacles de Nouvelle-Aquitaine, épreuve 12 : Amateur 1 Grand Prix, deuxième manche, suivie de la remise des prix et du tour d’honneur";

const shownLines = (line: HTMLElement) =>
  Math.round(line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight));

export const OneLine: Story = {
  args: { lines: 1, children: long },
  render: (args) => (
    <Box maxWidth="form">
      <Text {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText(long);
    await expect(shownLines(line)).toBe(1);
    await expect(line.scrollHeight).toBeGreaterThan(line.clientHeight);
  },
};

export const TwoLines: Story = {
  ...OneLine,
  args: { lines: 2, children: long },
  play: async ({ canvas }) => {
    await expect(shownLines(canvas.getByText(long))).toBe(2);
  },
};

/** A word longer than the screen breaks instead of widening the page. */
export const WordWithoutABreak: Story = {
  args: {
    children: "camille.lefevre-de-la-rochefoucauld@haras-du-breuil-lieu-dit-la-croix-aux-chevaux.example.fr",
  },
};
