import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AdvertCard, Columns, Picture } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const meta = {
  title: "ui/AdvertCard",
  component: AdvertCard,
  args: {
    label: "Un poster 50 × 75 offert dès 40 € de tirages",
    src: photo(7),
    href: "https://exemple.fr/",
    tag: "Publicité",
  },
  render: (args) => (
    <Columns count={[2, 3, 4]} space="sm">
      <Picture src={photo(1)} alt="Photo DSC_0101" retryLabel="Réessayer" eager />
      <AdvertCard {...args} />
    </Columns>
  ),
} satisfies Meta<typeof AdvertCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /Un poster 50 × 75/ });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
export const Playground: Story = { args: { tag: "Partenaire", label: "Sellerie du Perche" } };

/** Without its image the words stand in its place. */
export const ImageFails: Story = {
  tags: ["stand"],
  args: { src: "/images/absente.webp" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("a img")).toHaveLength(0));
    await expect(canvas.getByText("Un poster 50 × 75 offert dès 40 € de tirages")).toBeVisible();
  },
};
