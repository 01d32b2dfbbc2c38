import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box, boxElements, Inline, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Box",
  tags: ["stable", "since-0.1.0"],
  component: Box,
  argTypes: { as: { control: "select", options: boxElements } },
  parameters: {
    usage: {
      when: [
        "A ground, a border, a padding or a grid that no component provides: every value is a token’s name.",
        "A landmark or a list without a style of its own.",
      ],
      whenNot: [
        "For stacked items, use Stack; side by side, Inline; in a grid, Columns.",
        "For a bordered ground around related items, use Card.",
        "For text, use Text or Heading: Box sets no type.",
      ],
      accessibility: [
        "A list keeps its role without bullets, in Safari too.",
        "Native attributes pass through: aria-labelledby for a section.",
      ],
    } satisfies Usage,
  },
  args: {
    padding: "md",
    background: "surface",
    border: "line",
    borderRadius: "lg",
    children: <Text>Tirage 20 × 30</Text>,
  },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { background: "accentSoft", border: "accent", boxShadow: "raised" },
};

/** A list without bullets stays a list; atoms do not reach the DOM as attributes. */
export const AsList: Story = {
  args: {
    as: "ul",
    display: "flex",
    gap: ["sm", "xl"],
    children: (
      <>
        <Box as="li">Lamotte-Beuvron</Box>
        <Box as="li">Le Pin-au-Haras</Box>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.getAttributeNames().sort()).toEqual(["class", "role"]);
    await expect(getComputedStyle(list).listStyleType).toBe("none");
  },
};

/** A landmark with its name. */
export const AsSection: Story = {
  args: { as: "section", "aria-label": "Livraison" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Livraison" })).toHaveTextContent("Tirage 20 × 30");
  },
};

const grounds = [
  "canvas",
  "surface",
  "sunken",
  "accentSoft",
  "tickedSoft",
  "warningSoft",
  "criticalSoft",
] as const;

/** Every ground that carries text. */
export const Grounds: Story = {
  render: () => (
    <Inline>
      {grounds.map((background) => (
        <Box key={background} padding="md" background={background} border="line" borderRadius="md">
          <Text>{background}</Text>
        </Box>
      ))}
    </Inline>
  ),
};

/** Borders and shadows; at the stand, lines replace shadows, which sunlight would hide. */
export const Edges: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Stack space="lg">
      <Inline space="lg">
        {(["line", "strong", "accent"] as const).map((border) => (
          <Box key={border} padding="md" background="surface" border={border} borderRadius="md">
            <Text>{border}</Text>
          </Box>
        ))}
      </Inline>
      <Inline space="xl">
        {(["raised", "overlay"] as const).map((boxShadow) => (
          <Box key={boxShadow} padding="md" background="surface" boxShadow={boxShadow} borderRadius="md">
            <Text>{boxShadow}</Text>
          </Box>
        ))}
      </Inline>
    </Stack>
  ),
};
