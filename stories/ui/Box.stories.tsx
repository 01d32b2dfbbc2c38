import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box, Text } from "../../src/ui/index.ts";

const meta = {
  title: "ui/Box",
  component: Box,
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

/** A list without bullets stays a list; atoms do not reach the page as attributes. */
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
