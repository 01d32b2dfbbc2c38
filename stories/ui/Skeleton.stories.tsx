import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import {
  Badge,
  Box,
  Button,
  Columns,
  Heading,
  headingSizes,
  Inline,
  Skeleton,
  Stack,
  skeletonShapes,
  skeletonWidths,
  Text,
  textSizes,
  VisuallyHidden,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta: Meta<typeof Skeleton> = {
  title: "ui/Skeleton",
  tags: ["stable", "since-0.1.0"],
  component: Skeleton,
  parameters: {
    usage: {
      when: [
        "For loading content of known shape: lines of a text level, a button, a badge, a picture.",
        "Composed with the layout of the final content, so that nothing jumps.",
      ],
      whenNot: [
        "For content of unknown shape, use Loader.",
        "For a line of a cart or an order, use LineItemSkeleton; for rows, Table’s `loadingRows`.",
        "For waits under half a second: keep the old content until the new arrives.",
      ],
      accessibility: [
        "Hidden from screen readers: the region around it is busy (aria-busy) and one status says what is loading.",
        "With reduced motion it does not pulse.",
      ],
    } satisfies Usage,
  },
  args: { text: "body", lines: 3 },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

/** Silent: no text, no role. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector("[aria-hidden='true']");
    await expect(skeleton?.textContent).toBe("");
    await expect(skeleton?.closest("[aria-hidden='true']")).toBe(skeleton);
  },
};
export const Playground: Story = { args: { text: "title2", width: "half" } };

export const Shapes: Story = {
  render: () => (
    <Inline space="lg" align="flex-start">
      {skeletonShapes.slice(0, 2).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      {skeletonShapes.slice(2).map((shape) => (
        <Box key={shape} width="full" maxWidth="form">
          <Skeleton shape={shape} />
        </Box>
      ))}
    </Inline>
  ),
};

export const Widths: Story = {
  render: () => (
    <Stack space="xs">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} text="lead" width={width} />
      ))}
    </Stack>
  ),
};

/** Placeholders of event cards. */
export const Cards: Story = {
  render: () => (
    <Columns>
      {["a", "b", "c"].map((key) => (
        <Stack key={key} space="xs">
          <Skeleton shape="3/2" />
          <Skeleton text="title4" />
          <Skeleton text="small" width="half" />
        </Stack>
      ))}
    </Columns>
  ),
};

/** A line has the height of the text that replaces it, at every level. */
export const SameHeightAsText: Story = {
  render: () => (
    <Columns count={[1, 2]}>
      <Stack space="none">
        {[...headingSizes, ...textSizes].map((level) => (
          <Skeleton key={level} text={level} />
        ))}
      </Stack>
      <Stack space="none">
        {headingSizes.map((size) => (
          <Heading key={size} level={2} size={size}>
            Commandes
          </Heading>
        ))}
        {textSizes.map((size) => (
          <Text key={size} size={size}>
            Une commande
          </Text>
        ))}
      </Stack>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const heights = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().height);
    const texts = heights("h2, p");
    await expect(texts).toHaveLength(headingSizes.length + textSizes.length);
    await expect(heights("[aria-hidden='true']")).toEqual(texts);
  },
};

/** A button's and a badge's placeholders are as high as the real ones. */
export const SameHeightAsControls: Story = {
  render: () => (
    <Inline align="flex-start">
      <Skeleton shape="control" />
      <Button>Ajouter au panier</Button>
      <Skeleton shape="badge" />
      <Badge>12 photos</Badge>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heights = (elements: Iterable<Element>) =>
      [...elements].map((element) => element.getBoundingClientRect().height);
    await expect(heights(canvasElement.querySelectorAll("[aria-hidden='true']"))).toEqual(
      heights([canvas.getByRole("button"), canvas.getByText("12 photos")]),
    );
  },
};

/** The region is busy and says so once; the content takes exactly the same place. */
export const BusyRegion: Story = {
  tags: ["no-picture"],
  render: function Render() {
    const [here, setHere] = useState(false);
    return (
      <Stack>
        <Button onClick={() => setHere(true)}>Recevoir la réponse</Button>
        <VisuallyHidden as="h2">Ma commande</VisuallyHidden>
        <Box as="section" aria-label="Commande" aria-busy={!here}>
          <span role="status">
            <VisuallyHidden>{here ? "" : "Chargement de la commande…"}</VisuallyHidden>
          </span>
          {here ? (
            <>
              <Heading level={3} size="title3">
                Commande 7K2M
              </Heading>
              <Text>3 photos numériques</Text>
            </>
          ) : (
            <>
              <Skeleton text="title3" width="half" />
              <Skeleton text="body" />
            </>
          )}
        </Box>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Commande" });
    await expect(region).toHaveAttribute("aria-busy", "true");
    await expect(region.textContent).toBe("Chargement de la commande…");
    const { height } = region.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveAttribute("aria-busy", "false");
    await expect(canvas.getByRole("heading", { name: "Commande 7K2M" })).toBeVisible();
    await expect(region.getBoundingClientRect().height).toBe(height);
  },
};

/** Without grounds, as in forced colours, an edge stays. */
export const ForcedColours: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Stack>
      <Skeleton shape="control" />
      <Skeleton text="body" lines={2} />
    </Stack>
  ),
};
