import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge, Box, Button, Card, Columns, Stack, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/Stack",
  tags: ["stable", "since-0.1.0"],
  component: Stack,
  parameters: {
    usage: {
      when: ["Stacked items with equal space between them."],
      whenNot: [
        "For items side by side, use Inline.",
        "For the sections of a screen: Page sets its own spacing.",
        "For a grid, use Columns.",
      ],
      accessibility: ["Reading order is the order of the children: the layout moves nothing."],
    } satisfies Usage,
  },
  args: {
    children: (
      <>
        <Text>Tirage 20 × 30</Text>
        <Text tone="muted">Papier brillant</Text>
        <Badge>En stock</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const gapBetween = (first: Element, second: Element) =>
  second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;

/** Equal space between children, none around them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText("Tirage 20 × 30"), canvas.getByText("Papier brillant")];
    await expect(gapBetween(first, second)).toBe(16);
  },
};
export const Playground: Story = { args: { space: ["xs", "xl"], align: "center" } };

const spaces = ["xxs", "xs", "sm", "md", "lg", "xl"] as const;

/** The steps, smallest first. */
export const Spaces: Story = {
  render: () => (
    <Columns count={[2, 3, 3]}>
      {spaces.map((space) => (
        <Stack key={space} space={space}>
          <Text weight="strong">{space}</Text>
          <Card space="sm">
            <Text>Tirage</Text>
          </Card>
          <Card space="sm">
            <Text>Fichier</Text>
          </Card>
        </Stack>
      ))}
    </Columns>
  ),
};

/** Children keep their own width. */
export const AlignedToTheStart: Story = {
  args: {
    align: "flex-start",
    children: (
      <>
        <Button variant="primary">Ajouter au panier</Button>
        <Button>Voir la photo</Button>
      </>
    ),
  },
};

export const AsList: Story = {
  args: {
    as: "ul",
    space: "xs",
    children: ["Lamotte-Beuvron", "Le Pin-au-Haras", "Saumur"].map((place) => (
      <Box as="li" key={place}>
        <Text as="span">{place}</Text>
      </Box>
    )),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("list")).getAllByRole("listitem")).toHaveLength(3);
  },
};
