import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Box, Mosaic, Picture, Skeleton, Text } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const tile = (index: number) => (
  <Picture
    src={photo(index)}
    alt={`Photo ${index + 1}`}
    eager={index < 8}
    retryLabel="Réessayer"
    onOpen={() => undefined}
    caption={`DSC_${String(index + 1).padStart(4, "0")}`}
    mark={index === 2 ? { tone: "green", label: "dans votre sélection" } : undefined}
  />
);

const advert = (index: number) => (
  <Box
    background="accentSoft"
    borderRadius="sm"
    padding="md"
    display="flex"
    alignItems="center"
    height="full"
  >
    <Text size="small" weight="strong" tone="accent">
      Un poster offert dès 40 € de tirages (annonce {index + 1})
    </Text>
  </Box>
);

const meta = {
  title: "ui/Mosaic",
  component: Mosaic,
  args: {
    label: "Photos du Grand Prix de Lamotte-Beuvron",
    skipLabel: "Passer les photos",
    totalCount: 14,
    captionHeight: 26,
    renderItem: tile,
    onRangeChange: fn(),
  },
} satisfies Meta<typeof Mosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas, args }) => {
    const feed = canvas.getByRole("feed", { name: "Photos du Grand Prix de Lamotte-Beuvron" });
    await waitFor(() => expect(args.onRangeChange).toHaveBeenLastCalledWith(0, 13));
    await expect(canvas.getAllByRole("article")).toHaveLength(14);
    await expect(feed).toHaveAttribute("aria-busy", "false");
  },
};
export const Playground: Story = { tags: ["no-picture"], args: { totalCount: 300, renderAdvert: advert } };

/** An advert after each eleven pictures: twelve cells, full rows in two, three and four columns. */
export const WithAdverts: Story = {
  tags: ["phone", "stand"],
  args: { totalCount: 23, renderAdvert: advert },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole("article");
    await expect(cells[11]).toHaveTextContent("annonce 1");
    await expect(cells[0]).toHaveAttribute("aria-setsize", "25");
    await expect(cells[12]).toHaveAttribute("aria-posinset", "13");
  },
};

/** Their places, at their final size, while a page of them is on its way. */
export const Loading: Story = {
  args: { totalCount: 8, busy: true, captionHeight: 0, renderItem: () => <Skeleton shape="3/2" /> },
};

/** Of twenty thousand, only those near are drawn; a leap to the end draws at once. */
export const TwentyThousand: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000, renderAdvert: advert },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(8));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => canvas.getByRole("button", { name: "Photo 20000" }), { timeout: 8000 });
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(expect.any(Number), 19_999);
    await expect(canvas.getAllByRole("article").length).toBeLessThan(80);
    window.scrollTo(0, 0);
    await waitFor(() => canvas.getByRole("button", { name: "Photo 1" }), { timeout: 8000 });
  },
};

/** Page Down and Page Up walk the pictures, and the one that holds the focus stays while the page scrolls away. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Passer les photos" });
    await expect(skip).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Photo 1" })).toHaveFocus();
    await userEvent.keyboard("{PageDown}{PageDown}{PageDown}{PageUp}");
    const third = canvas.getByRole("button", { name: "Photo 3, dans votre sélection" });
    await expect(third).toHaveFocus();
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Photo 9" })).toBeNull(), {
      timeout: 8000,
    });
    await expect(third).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(third).not.toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** The link past the feed leads behind its last picture. */
export const SkipLink: Story = {
  tags: ["no-picture"],
  args: { totalCount: 20_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("tabindex", "-1"));
    await expect(document.activeElement).not.toBe(canvas.getByRole("link", { name: "Passer les photos" }));
    window.scrollTo(0, 0);
  },
};
