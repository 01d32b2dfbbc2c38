import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import { Badge, Box, IconButton, LineItem, NumberField, Price, Stack } from "../../src/ui/index.ts";
import { missingImage } from "../drawings/images.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";

const quantity = (
  <NumberField
    label="Quantité"
    value={2}
    min={1}
    decreaseLabel="Retirer un exemplaire"
    increaseLabel="Ajouter un exemplaire"
    onValueChange={() => undefined}
  />
);

const meta = {
  title: "ui/LineItem",
  tags: ["stable", "since-0.1.0"],
  component: LineItem,
  parameters: {
    usage: {
      when: ["One item of a cart, an order or a recapitulation, with its price."],
      whenNot: [
        "For an item to choose, use ClickableCard.",
        "For a sum without a picture, use PriceBreakdown.",
        "For past orders in a list, use Table.",
      ],
      accessibility: [
        "An article with its title in the outline: screen readers navigate from line to line.",
        "The remove button's name includes the line's.",
        "The image’s alternative text is read; the drawing that replaces it is silent, because the title says the same.",
      ],
    } satisfies Usage,
  },
  args: {
    image: photo(2),
    imageAlt: "Photo DSC_0412",
    title: "Tirage 20 × 30",
    level: 2,
    meta: ["DSC_0412, Grand Prix de Lamotte-Beuvron", "Option mat"],
    price: <Price amount={formatEuros(2800)} />,
    controls: quantity,
    action: <IconButton icon="trash" label="Retirer Tirage 20 × 30 du panier" />,
  },
} satisfies Meta<typeof LineItem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the cart: Tab reaches its quantity, then its remove button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("article")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Tirage 20 × 30" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Photo DSC_0412" })).toBeVisible();
    canvas.getByRole("button", { name: "Ajouter un exemplaire" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Retirer Tirage 20 × 30 du panier" })).toHaveFocus();
  },
};
export const Playground: Story = {
  args: { notice: <Badge tone="warning">Incomplet&nbsp;: choisissez un format</Badge> },
};

/** A cart of three: a pack, a print, a file. */
export const Cart: Story = {
  render: (args) => (
    <Stack as="ul" space="xl">
      <Box as="li">
        <LineItem
          {...args}
          image={photo(5)}
          title="Pack 10 photos numériques"
          meta={["7 photos sur 10"]}
          notice={
            <Badge tone="warning" icon="warning">
              3 photos à choisir
            </Badge>
          }
          price={<Price amount={formatEuros(6900)} />}
        />
      </Box>
      <Box as="li">
        <LineItem {...args} />
      </Box>
      <Box as="li">
        <LineItem
          {...args}
          image={null}
          title="Fichier haute définition avec un nom de photographie très long"
          meta={["DSC_0999"]}
          price={<Price amount={formatEuros(1900)} />}
        />
      </Box>
    </Stack>
  ),
};

/** In an order that can no longer be changed: the price beside the words, on a phone too. */
export const WithoutControls: Story = {
  render: ({ controls: _controls, action: _action, ...args }) => <LineItem {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** In the recapitulation. */
export const Small: Story = {
  render: ({ controls: _controls, action: _action, size: _size, ...args }) => (
    <LineItem {...args} size="small" />
  ),
};

/** The part that is printed, in the paper's shape, where the shopper has put it. */
export const Cropped: Story = {
  render: (args) => (
    <Stack>
      <LineItem {...args} crop={{ ratio: 1.5, offset: 0 }} />
      <LineItem {...args} crop={{ ratio: 2 / 3, offset: 1 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [lying, upright] = canvas.getAllByRole("img").map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return { ratio: width / height, position: getComputedStyle(image).objectPosition };
    });
    await expect(lying?.ratio).toBeCloseTo(1.5, 1);
    await expect(lying?.position).toBe("0% 0%");
    await expect(upright?.ratio).toBeCloseTo(2 / 3, 1);
    await expect(upright?.position).toBe("100% 100%");
  },
};

/** A drawing of the same size replaces an image that fails, and its alternative text is not read. */
export const ImageFails: Story = {
  args: { image: missingImage },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("img")).toBeNull());
  },
};

/** Long words and a large amount: nothing is cut, nothing overlaps. */
export const LongText: Story = {
  args: {
    title: "Tirage sur papier baryté 60 × 90 contrecollé sur aluminium, encadrement chêne clair",
    meta: [
      "DSC_0412_championnat_regional_de_saut_d_obstacles_nouvelle_aquitaine.jpg",
      "Option papier mat, marge blanche de deux centimètres",
    ],
    notice: (
      <Badge tone="warning" icon="warning">
        Incomplet : il manque la référence de la photo de l’épreuve 12
      </Badge>
    ),
    price: <Price amount={formatEuros(123_456_789)} />,
  },
};
