import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, Columns, Picture, Stack, StickyBar } from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";

const meta = {
  title: "ui/StickyBar",
  component: StickyBar,
  args: {
    label: "Photos cochées",
    words: "3 photos cochées",
    children: (
      <>
        <Button>Tout décocher</Button>
        <Button variant="primary">Ajouter au pack</Button>
      </>
    ),
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Photos cochées" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("3 photos cochées");
  },
};
export const Playground: Story = { args: { words: "Aucune photo cochée" } };

/** At hand under pictures that go past the screen. */
export const UnderPictures: Story = {
  tags: ["no-picture"],
  render: (args) => (
    <Stack>
      <Columns count={[2, 3, 4]} space="sm">
        {Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
          <Picture key={number} src={photo(number)} alt={`Photo ${number}`} retryLabel="Réessayer" />
        ))}
      </Columns>
      <StickyBar {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("region", { name: "Photos cochées" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
