import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Badge, Box, Button, Heading, Icon, Inline, Price, Text } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const meta = {
  title: "ui/Inline",
  tags: ["stable", "since-0.1.0"],
  component: Inline,
  parameters: {
    usage: {
      when: ["Items side by side that may wrap when space is short: buttons, badges, a title and its count."],
      whenNot: [
        "For stacked items, use Stack.",
        "For cells of equal width, use Columns.",
        "For a list of actions that must stay in view, use StickyBar.",
      ],
      accessibility: ["Reading and Tab order are the order of the children, on one line or on several."],
    } satisfies Usage,
  },
  args: {
    children: (
      <>
        <Button>Voir ma sélection</Button>
        <Button>Ajouter à un pack</Button>
        <Button variant="primary">Ajouter au panier</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On one line, or several when space is short. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = () => new Set(canvas.getAllByRole("button").map((button) => button.offsetTop)).size;
    await expect(lines()).toBe(1);
    await inWindow(390, 844, async () => expect(lines()).toBeGreaterThan(1));
  },
};
export const Playground: Story = { args: { justify: "space-between", space: "xl" } };

/** A name and a count, at opposite ends of a line. */
export const SpaceBetween: Story = {
  args: {
    justify: "space-between",
    align: "baseline",
    children: (
      <>
        <Heading level={2} size="title3">
          Tirage 20 × 30
        </Heading>
        <Price amount={formatEuros(1250)} />
      </>
    ),
  },
};

/** An icon stays beside the first line of its text. */
export const WithoutWrap: Story = {
  args: {
    wrap: false,
    align: "flex-start",
    children: (
      <>
        <Icon name="info" />
        <Text>
          Les photos du samedi arrivent au fil des épreuves, dans l’ordre de passage, une heure environ après
          la fin de chacune d’elles.
        </Text>
      </>
    ),
  },
};

export const AsList: Story = {
  args: {
    as: "ul",
    space: "xs",
    children: ["Cheval\u00a0: Quartz", "Cavalier\u00a0: Jeanne Lefèvre", "Dossard\u00a0: 412"].map(
      (value) => (
        <Box as="li" key={value}>
          <Badge>{value}</Badge>
        </Box>
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};
