import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { Button, Pagination, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";
import { inWindow, opensIn } from "../support/window.ts";

const words = {
  label: "Pages de vos commandes",
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: "Page précédente",
  nextLabel: "Page suivante",
  positionText: (page: number, count: number) => `Page ${page} sur ${count}`,
};

const meta = {
  title: "ui/Pagination",
  tags: ["new", "since-0.2.0"],
  component: Pagination,
  args: { ...words, count: 12, onPageChange: fn() },
  parameters: {
    usage: {
      when: [
        "For a long list that is read page by page: orders, invoices, imports.",
        "With `to` if each page has an address, which Back, a new tab and a bookmark then keep.",
      ],
      whenNot: [
        "For pictures that one looks through, use InfiniteLoader or Mosaic.",
        "For the steps of an order, use Stepper.",
        "For two to six views of one subject, use Tabs.",
      ],
      accessibility: [
        "A named navigation; the current page is marked as such, and its new place is announced politely.",
        "On a phone, words stand in for the numbers, which screen readers then skip as well.",
        "At either end the arrow’s button stays focusable, unavailable; a link to nowhere is left out.",
        "The caller replaces the list, and moves the focus to its title where it scrolls up.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["forced-colors", "dark"],
  play: async ({ canvas, userEvent, args }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pages de vos commandes" }));
    await expect(pages.getByRole("button", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(pages.getByRole("button", { name: "Page 5" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await expect(pages.getByRole("button", { name: "Page 5" })).toHaveAttribute("aria-current", "page");
    await expect(pages.getByText("Page 5 sur 12")).toBeInTheDocument();
    await userEvent.click(pages.getByRole("button", { name: "Page suivante" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    await expect(pages.queryByRole("button", { name: "Page 4" })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Playground: Story = { args: { count: 5, defaultPage: 2 } };

/** Its row has one length, wherever one is: what was pressed does not move. */
export const Places: Story = {
  render: (args) => (
    <Stack>
      <Pagination {...words} label="Peu de pages" count={3} />
      {[1, 4, 6, 9, 12].map((page) => (
        <Pagination key={page} {...words} label={`À la page ${page}`} count={args.count} defaultPage={page} />
      ))}
      <Pagination {...words} label="Beaucoup de pages" count={1250} defaultPage={1248} />
    </Stack>
  ),
};

/** A list of one page needs none. */
export const OnePage: Story = {
  tags: ["no-picture"],
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** Each page has an address; at the ends there is no link. */
export const Links: Story = {
  args: { to: (page) => `/account?page=${page}`, page: 12 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "Page précédente" })).toHaveAttribute(
      "href",
      "/account?page=11",
    );
    await expect(canvas.getByRole("link", { name: "Page 12" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("link", { name: "Page suivante" })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "Page 1" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** At the first page the button keeps the focus, and does nothing. */
export const Keyboard: Story = {
  tags: ["no-picture"],
  args: { defaultPage: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const previous = canvas.getByRole("button", { name: "Page précédente" });
    await expect(previous).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};

/** The caller keeps the page: without an answer it stays as it is. */
export const Controlled: Story = {
  tags: ["no-picture"],
  args: { page: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Page suivante" }));
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  },
};

/** Fewer pages than before, as after a filter: the last one is the current one. */
export const FewerPages: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [count, setCount] = useState(12);
    return (
      <Stack>
        <Button onClick={() => setCount(3)}>Filtrer</Button>
        <Pagination {...words} count={count} defaultPage={12} onPageChange={args.onPageChange} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filtrer" }));
    await expect(canvas.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: "Page précédente" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

/** On a phone, words stand in for the numbers. */
export const OnAPhone: Story = {
  globals: opensIn("small"),
  tags: ["no-picture"],
  args: { defaultPage: 4 },
  play: async ({ canvas, userEvent }) => {
    await inWindow(320, 640, async () => {
      await expect(canvas.queryByRole("button", { name: "Page 4" })).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "Page suivante" }));
      await expect(canvas.getByText("Page 5 sur 12")).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  },
};

const long = {
  count: 1250,
  defaultPage: 620,
  previousLabel: "Commandes précédentes du championnat régional",
  nextLabel: "Commandes suivantes du championnat régional",
  positionText: (page: number, count: number) =>
    `Page ${page} sur ${count} des commandes du championnat régional de saut d’obstacles`,
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
