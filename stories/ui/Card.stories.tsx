import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatEuros } from "../../src/domain/money/money.ts";
import {
  Box,
  Button,
  Card,
  Columns,
  cardSpaces,
  cardTones,
  Heading,
  Price,
  Stack,
  Text,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const content = (
  <Stack space="xs">
    <Heading level={2} size="title4">
      Tirage 20 × 30
    </Heading>
    <Text tone="muted">Papier brillant, expédié sous 5 jours.</Text>
    <Price amount={formatEuros(1250)} />
  </Stack>
);

const meta = {
  title: "ui/Card",
  tags: ["stable", "since-0.1.0"],
  component: Card,
  argTypes: {
    tone: { control: "select", options: cardTones },
    space: { control: "select", options: cardSpaces },
  },
  parameters: {
    usage: {
      when: [
        "Related content that may include buttons or fields: a cart line, a total, an address.",
        "Sunken for secondary content, accent for the chosen or most important card.",
      ],
      whenNot: [
        "For a card that is pressed anywhere, use ClickableCard.",
        "For a message, use Alert.",
        "Inside another card: a title and space are enough to separate content.",
      ],
      accessibility: [
        "Not announced by itself; as a section, article or aside it has a name, which a div cannot have.",
      ],
    } satisfies Usage,
  },
  args: { children: content },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "sunken", space: "md", as: "section", label: "Tirage" } };

export const Tones: Story = {
  tags: ["forced-colors"],
  render: () => (
    <Columns>
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          {content}
        </Card>
      ))}
    </Columns>
  ),
};

export const Spaces: Story = {
  render: () => (
    <Columns count={[1, 2, 4]}>
      {cardSpaces.map((space) => (
        <Card key={space} space={space}>
          <Box background="sunken">
            <Text>{space}</Text>
          </Box>
        </Card>
      ))}
    </Columns>
  ),
};

/** A named landmark. */
export const AsSection: Story = {
  args: { as: "section", label: "Total du panier" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Total du panier" })).toBeVisible();
  },
};

/** A list item with its own button. */
export const InAList: Story = {
  render: () => (
    <Stack as="ul" space="sm">
      {["12 rue des Lilas, 41600 Lamotte-Beuvron", "3 avenue du Haras, 61310 Le Pin-au-Haras"].map(
        (address) => (
          <Card as="li" key={address} space="md">
            <Stack space="xs" align="flex-start">
              <Text>{address}</Text>
              <Button size="small">Choisir cette adresse</Button>
            </Stack>
          </Card>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getAllByRole("button")[0]).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A very long word breaks. */
export const LongText: Story = {
  args: {
    children: (
      <Text>
        DSC_0412_championnat_regional_de_saut_d_obstacles_de_nouvelle_aquitaine_epreuve_12_amateur_1.jpg
      </Text>
    ),
  },
};
