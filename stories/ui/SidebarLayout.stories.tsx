import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Box, Card, PriceBreakdown, SidebarLayout, Stack, Text, TextLink } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const meta = {
  title: "ui/SidebarLayout",
  tags: ["new", "since-0.1.0"],
  component: SidebarLayout,
  parameters: {
    usage: {
      when: [
        "Long content with something to keep in view beside it: a cart and its total, a text and its table of contents.",
      ],
      whenNot: [
        "For cells of equal width, use Columns.",
        "For actions on ticked items, use StickyBar, which stays in view on a phone too.",
      ],
      accessibility: [
        "The aside comes after the content in reading and Tab order, at every width.",
        "An aside that scrolls by itself contains links or buttons, through which a keyboard scrolls it.",
      ],
    } satisfies Usage,
  },
  args: {
    aside: (
      <Card tone="sunken">
        <PriceBreakdown
          rows={[{ key: "items", label: "3 articles", amount: formatEuros(4400) }]}
          total={{ label: "Total", amount: formatEuros(4400) }}
        />
      </Card>
    ),
    children: (
      <Stack>
        {["Tirage 20 × 30", "Pack 10 photos", "Fichier haute définition"].map((name) => (
          <Card key={name}>
            <Text>{name}</Text>
          </Card>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof SidebarLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the content on a desktop, after it on smaller screens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const boxes = () =>
      ["Total", "Tirage 20 × 30", "Fichier haute définition"].map((text) =>
        canvas.getByText(text).getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
    const [total, first] = boxes();
    await expect(total.left).toBeGreaterThan(first.right);
    await inWindow(768, 1024, async () => {
      const [below, , last] = boxes();
      await expect(below.top).toBeGreaterThan(last.bottom);
    });
  },
};
export const Playground: Story = { args: { scrolls: true } };

/** The aside stays in view while the content scrolls. */
export const StaysInView: Story = {
  tags: ["no-picture"],
  args: {
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, index) => index + 1).map((number) => (
          <Card key={number}>
            <Text>Tirage {number}</Text>
          </Card>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 1200);
    const { top, bottom } = canvas.getByText("Total").getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

/** A long table of contents scrolls by itself; a keyboard can reach its end. */
export const LongAside: Story = {
  tags: ["no-picture"],
  args: {
    scrolls: true,
    aside: (
      <Stack as="ul" space="none">
        {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
          <Box as="li" key={number}>
            <TextLink href={`#article-${number}`} standalone>
              Article {number}
            </TextLink>
          </Box>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole("link");
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    const { bottom } = (links.at(-1) as HTMLElement).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(window.scrollY).toBe(0);
  },
};
