import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { formatEuros } from "../../src/domain/money.ts";
import {
  Badge,
  Box,
  IconButton,
  LineItem,
  lineItemSizes,
  NumberField,
  Price,
  Stack,
} from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

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
  component: LineItem,
  argTypes: { size: { control: "select", options: lineItemSizes } },
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

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Photo DSC_0412" })).toBeVisible();
  },
};
export const Playground: Story = {
  args: { notice: <Badge tone="warning">Incomplet : choisissez un format</Badge> },
};

/** A cart of three: a pack, a print, a file. */
export const Cart: Story = {
  tags: ["phone"],
  render: (args) => (
    <Stack as="ul" space="xl">
      <Box as="li">
        <LineItem
          {...args}
          image={photo(5)}
          title="Pack 10 photos numériques"
          meta={["7 photos sur 10"]}
          notice={<Badge tone="warning">3 photos à choisir</Badge>}
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

/** In the recapitulation: no controls, and a drawing where the image fails. */
export const Small: Story = {
  args: { size: "small", image: "/thumbnails/absente.webp" },
  render: ({ controls: _controls, action: _action, ...args }) => <LineItem {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("img")).toBeNull());
  },
};
