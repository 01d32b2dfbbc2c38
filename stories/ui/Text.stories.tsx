import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatEuros } from "../../src/domain/money.ts";
import { Stack, Text, textSizes, textTones, textWeights } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Text",
  component: Text,
  argTypes: {
    size: { control: "select", options: textSizes },
    tone: { control: "select", options: textTones },
    weight: { control: "select", options: textWeights },
  },
  args: { children: "Vos photos sont prêtes deux heures après la fin de votre épreuve." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "lead", tone: "muted", weight: "medium" } };

export const Levels: Story = {
  tags: ["stand"],
  render: () => (
    <Stack space="sm">
      {textSizes.flatMap((size) =>
        textWeights.map((weight) => (
          <Text key={`${size}${weight}`} size={size} weight={weight}>
            {size}, {weight} : Œuvre d’été, l’élan du cheval
          </Text>
        )),
      )}
      {textTones
        .filter((tone) => tone !== "onInverse")
        .map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      <Text figures align="end">
        {formatEuros(111_150)}
        <br />
        {formatEuros(888_850)}
      </Text>
    </Stack>
  ),
};

export const OneLine: Story = {
  tags: ["phone"],
  args: {
    lines: 1,
    children:
      "Championnat régional de saut d’obstacles de Nouvelle-Aquitaine, épreuve 12 : Amateur 1 Grand Prix",
  },
};
