import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Breadcrumbs, type LinkProps, LinkProvider, Stack, TextLink } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

/** A router that keeps the path behind a hash. */
const HashLink = ({ to, ...native }: LinkProps) => <a {...native} href={`#${to}`} />;

/** The browser's own link, as without a provider. */
const PlainLink = ({ to, ...native }: LinkProps) => <a {...native} href={to} />;

const meta = {
  title: "ui/LinkProvider",
  tags: ["new", "since-0.2.0"],
  component: LinkProvider,
  argTypes: { link: { control: false }, children: { control: false } },
  args: {
    link: HashLink,
    children: (
      <Stack>
        <Breadcrumbs label="Fil d’Ariane" items={[{ label: "Photos", to: "/search" }, { label: "Panier" }]} />
        <TextLink to="/help" standalone>
          Aide
        </TextLink>
      </Stack>
    ),
  },
  parameters: {
    usage: {
      when: ["Once around an application, so that all links of its components go through its router."],
      whenNot: ["For an application without a router: a link is then a plain one of the browser."],
      accessibility: ["The given component must render an `a` with its `href`, and pass on all other props."],
    } satisfies Usage,
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Photos" })).toHaveAttribute("href", "#/search");
    await expect(canvas.getByRole("link", { name: "Aide" })).toHaveAttribute("href", "#/help");
  },
};

export const Playground: Story = {
  args: { link: PlainLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Aide" })).toHaveAttribute("href", "/help");
  },
};
