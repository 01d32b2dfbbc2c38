import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Box, Card, Columns, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const places = ["Lamotte-Beuvron", "Le Pin-au-Haras", "Saumur"];

const meta = {
  title: "ui/Columns",
  tags: ["stable", "since-0.1.0"],
  component: Columns,
  parameters: {
    usage: {
      when: ["Cells of equal width: cards of events, packs, figures."],
      whenNot: [
        "For content with an aside, use SidebarLayout.",
        "For hundreds of photographs, use Mosaic.",
        "For items as wide as their text, use Inline.",
      ],
      accessibility: ["Cells are read row by row, in the order of the children; a list announces its count."],
    } satisfies Usage,
  },
  args: {
    children: places.map((place) => (
      <Card key={place}>
        <Text>{place}</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column on a phone, two on a tablet, three on a desktop. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const columns = () =>
      new Set(places.map((place) => canvas.getByText(place).getBoundingClientRect().left)).size;
    await expect(columns()).toBe(3);
    await inWindow(768, 1024, async () => expect(columns()).toBe(2));
    await inWindow(390, 844, async () => expect(columns()).toBe(1));
  },
};
export const Playground: Story = { args: { count: [2, 3, 4], space: "sm" } };

export const AsList: Story = {
  args: {
    as: "ul",
    children: places.map((place) => (
      <Box as="li" key={place}>
        <Card>
          <Text>{place}</Text>
        </Card>
      </Box>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** A very long word does not widen its column. */
export const LongText: Story = {
  args: {
    count: [2, 2, 2],
    children: (
      <>
        <Card>
          <Text>DSC_0412_championnat_regional_de_saut_d_obstacles_de_nouvelle_aquitaine.jpg</Text>
        </Card>
        <Card>
          <Text>Saumur</Text>
        </Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [long, short] = [canvas.getByText(/^DSC_0412/), canvas.getByText("Saumur")];
    await expect(long.getBoundingClientRect().width).toBe(short.getBoundingClientRect().width);
  },
};
