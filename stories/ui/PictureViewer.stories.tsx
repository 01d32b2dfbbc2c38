import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { PictureViewer } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const meta = {
  title: "ui/PictureViewer",
  component: PictureViewer,
  args: {
    image: { src: photo(6), alt: "Photo DSC_0412, Jeanne Lefèvre" },
    position: "Photo 12 sur 240",
    onPrevious: fn(),
    onNext: fn(),
    previousLabel: "Photo précédente",
    nextLabel: "Photo suivante",
    retryLabel: "Réessayer",
    loadingLabel: "Chargement de la photo…",
  },
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Photo suivante" }));
    await userEvent.click(canvas.getByRole("button", { name: "Photo précédente" }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {
  args: { image: { src: photo(9), alt: "Photo DSC_0900" }, position: "Photo 1 sur 1" },
  render: ({ onPrevious: _previous, onNext: _next, ...args }) => <PictureViewer {...args} />,
};

/** Not known yet: the frame stands at its final size. */
export const Loading: Story = {
  args: { image: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement de la photo…");
  },
};

/** The image does not come, and a button asks again. */
export const Fails: Story = {
  args: { image: { src: "/photos/absente.webp", alt: "Photo DSC_0412" } },
  play: async ({ canvas }) => {
    await waitFor(() => canvas.getByRole("button", { name: "Réessayer" }), { timeout: 8000 });
  },
};
