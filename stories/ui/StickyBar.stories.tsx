import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Box, Button, ClickableCard, Columns, Stack, StickyBar } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { inWindow } from "../support/window.ts";

const meta = {
  title: "ui/StickyBar",
  tags: ["stable", "since-0.1.0"],
  component: StickyBar,
  parameters: {
    usage: {
      when: ["Actions on the ticked items of a long list, available at any scroll position."],
      whenNot: [
        "For the main action of a screen that fits the window, use a Button at its end.",
        "For a message, use Toast or Alert.",
        "With nothing to act on: remove it.",
      ],
      accessibility: [
        "A named landmark; its count is a status, read when it changes.",
        "The last child of what it acts on: a keyboard reaches it after the list.",
        "A focused element under it is scrolled clear of it.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Photos cochées",
    words: "3 photos cochées",
    children: (
      <>
        <Button variant="quiet">Tout décocher</Button>
        <Button variant="primary">Ajouter au pack</Button>
      </>
    ),
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Photos cochées" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("3 photos cochées");
  },
};
export const Playground: Story = { args: { words: "1 photo cochée" } };

export const OneAction: Story = {
  args: {
    children: (
      <Button variant="primary" icon="heart">
        Ajouter à ma sélection
      </Button>
    ),
  },
};

/** On a phone each action takes a full line: no two fit side by side. */
export const ThreeActions: Story = {
  args: {
    words: "12 photos cochées",
    children: (
      <>
        <Button variant="quiet">Tout décocher</Button>
        <Button icon="trash">Retirer de ma sélection</Button>
        <Button variant="primary" icon="heart">
          Ajouter à ma sélection
        </Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    words: "128 photos du championnat régional de saut d’obstacles cochées",
    children: (
      <>
        <Button>Tout décocher et revenir aux résultats</Button>
        <Button variant="primary">Ajouter les 128 photos cochées au panier</Button>
      </>
    ),
  },
};

/** Recounted at each tick, without interrupting. */
export const Counts: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [count, setCount] = useState(1);
    return (
      <StickyBar {...args} words={count === 1 ? "1 photo cochée" : `${count} photos cochées`}>
        <Button onClick={() => setCount(count + 1)}>Cocher la suivante</Button>
      </StickyBar>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("1 photo cochée");
    await userEvent.click(canvas.getByRole("button"));
    await expect(status).toHaveTextContent("2 photos cochées");
    await expect(canvas.getByRole("status")).toBe(status);
  },
};

const longList = (
  <Columns as="ul" count={[2, 3, 4]} space="sm">
    {Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
      <Box as="li" key={number}>
        <ClickableCard title={`Épreuve ${number}`} cover={null} to={`/${number}`} />
      </Box>
    ))}
  </Columns>
);

/** Stays in view over a long list, without hiding the focused element. */
export const OverALongList: Story = {
  tags: ["no-picture"],
  render: (args) => (
    <Stack>
      {longList}
      <StickyBar {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole("region", { name: "Photos cochées" });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const bottom = link.getBoundingClientRect().bottom;
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tout décocher" })).toHaveFocus();
  },
};

/** A part of the page has a bar of its own, which leaves the page's in view. */
export const AboveAnother: Story = {
  tags: ["no-picture"],
  render: (args) => (
    <Stack>
      <Stack>
        {longList}
        <StickyBar above label="Nom proposé" words={"Merci\u00a0! Nous vérifions ce nom."}>
          <Button>Fermer</Button>
        </StickyBar>
      </Stack>
      <StickyBar {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const own = canvas.getByRole("region", { name: "Nom proposé" }).getBoundingClientRect();
    const page = canvas.getByRole("region", { name: "Photos cochées" }).getBoundingClientRect();
    await expect(own.bottom).toBeLessThanOrEqual(page.top);
    await expect(page.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** On a phone the first button was narrower than the others: buttons of a line are equally wide. */
export const BugFirstButtonNarrower: Story = {
  name: "Bug: first button narrower on a phone",
  play: async ({ canvas }) => {
    await inWindow(390, 844, async () => {
      const [first, second] = canvas.getAllByRole("button").map((button) => button.offsetWidth);
      await expect(first).toBe(second);
    });
  },
};
