import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AdvertCard, Columns, Picture } from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import { advert } from "../drawings/scenes.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/AdvertCard",
  tags: ["stable", "since-0.1.0"],
  component: AdvertCard,
  args: {
    label: "Votre plus belle foulée, encadrée",
    src: advert(0),
    href: "https://exemple.fr/",
    tag: "Publicité",
    newTabLabel: "nouvel onglet",
  },
  parameters: {
    usage: {
      when: [
        "For an advert in the mosaic, after every eleventh photograph, as large as the photographs around it.",
        "Set `href` only for a link to another site; it opens a new tab, and says so to screen readers.",
      ],
      whenNot: [
        "For the shop's own messages about an order or a cart: use Banner or Alert.",
        "For a photograph that is sold: use Picture.",
      ],
      accessibility: [
        "Its tag says « Publicité » before the words, so that nobody mistakes it for a photograph.",
        "`label` repeats the text in the image: the words replace an image that fails.",
      ],
    } satisfies Usage,
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
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", {
      name: "Publicité Votre plus belle foulée, encadrée (nouvel onglet)",
    });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Playground: Story = {
  tags: ["no-picture"],
  args: { src: advert(1), label: "Commandez ici, retirez au stand", tag: "Partenaire" },
};

/** Without a link: words and an image, nothing to press. */
export const WithoutLink: Story = {
  args: { src: advert(2), label: "Vos photos en haute définition" },
  render: ({ href: _href, ...args }) => (
    <Columns count={[2, 3, 4]} space="sm">
      <AdvertCard {...args} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** The words replace an image that fails. */
export const ImageFails: Story = {
  args: {
    src: missingImage,
    label: "Sellerie du Perche\u00a0: un tapis offert dès 80\u00a0€ d’achat, jusqu’au 30 juin",
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("a img")).toHaveLength(0));
    await expect(canvas.getByText(/Sellerie du Perche/)).toBeVisible();
  },
};
