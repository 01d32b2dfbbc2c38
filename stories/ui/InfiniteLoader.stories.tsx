import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import {
  Box,
  Card,
  InfiniteLoader,
  type InfiniteLoaderProps,
  type InfiniteLoaderState,
  infiniteLoaderStates,
  Stack,
  Text,
  TextLink,
} from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/InfiniteLoader",
  tags: ["stable", "since-0.1.0"],
  component: InfiniteLoader,
  argTypes: { state: { control: "select", options: infiniteLoaderStates } },
  parameters: {
    usage: {
      when: ["Right after a list that loads page by page: orders, pictures of an order, results."],
      whenNot: [
        "For thousands of pictures, use Mosaic: it loads only what is in view and keeps the page light.",
        "If the first page itself failed, use LoadFailure instead of the list.",
        "For a list of at most two or three pages, load all of it.",
      ],
      accessibility: [
        "It loads three pages by itself, then waits for a press, so that the page’s foot can be reached by keyboard.",
        "The count is a status: changes and failures are read without interrupting.",
        "The button keeps the focus from one page to the next; after the last page, the focus moves to the count.",
      ],
    } satisfies Usage,
  },
  args: {
    state: "more",
    onMore: fn(),
    shownLabel: "20 commandes sur 218",
    moreLabel: "Voir plus de commandes",
    loadingLabel: "Chargement des commandes…",
    failedLabel: "La suite n’a pas pu être chargée.",
    retryLabel: "Réessayer",
    automaticPages: 0,
  },
} satisfies Meta<typeof InfiniteLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Tab, then Enter or Space. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Voir plus de commandes" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};
export const Playground: Story = { args: { automaticPages: 3 } };

/** While a page loads, the button is busy and requests no other. */
export const Loading: Story = {
  args: { state: "loading", automaticPages: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByText("Chargement des commandes…")).toHaveRole("status");
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** A page failed: announced politely, without an automatic retry. */
export const Failed: Story = {
  args: { state: "failed", automaticPages: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("La suite n’a pas pu être chargée.");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const All: Story = {
  args: { state: "all", shownLabel: "Les 218 commandes sont affichées" },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveTextContent("Les 218 commandes sont affichées");
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    shownLabel: "20 commandes affichées sur les 1 218 passées depuis l’ouverture de votre compte",
    moreLabel: "Voir plus de commandes passées avant le 12 juin 2026",
  },
};

const perPage = 20;
const total = 110;

/** Orders loaded twenty at a time, each page after a moment. */
function Orders({ automaticPages, onMore, ...labels }: InfiniteLoaderProps) {
  const [shown, setShown] = useState(perPage);
  const [loading, setLoading] = useState(false);
  const rest: InfiniteLoaderState = shown < total ? "more" : "all";
  return (
    <Stack>
      <Stack as="ul" space="xs">
        {Array.from({ length: shown }, (_, index) => index + 1).map((number) => (
          <Card as="li" key={number} space="sm">
            <Text>Commande {number}</Text>
          </Card>
        ))}
      </Stack>
      <InfiniteLoader
        {...labels}
        {...(automaticPages !== undefined && { automaticPages })}
        state={loading ? "loading" : rest}
        shownLabel={`${shown} commandes sur ${total}`}
        onMore={() => {
          onMore();
          setLoading(true);
          setTimeout(() => {
            setShown((count) => Math.min(total, count + perPage));
            setLoading(false);
          }, 60);
        }}
      />
      <Box>
        <TextLink to="/help" standalone>
          Aide
        </TextLink>
      </Box>
    </Stack>
  );
}

/** Page after page by the button alone: the focus stays on it, then goes to the count. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  render: (args) => <Orders {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Voir plus de commandes" });
    await expect(button).toHaveFocus();
    for (const shown of [40, 60, 80, 100]) {
      await userEvent.keyboard("{Enter}");
      await canvas.findByText(`${shown} commandes sur ${total}`);
      await expect(button).toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    const count = await canvas.findByText(`${total} commandes sur ${total}`);
    await waitFor(() => expect(count.closest("[role='status']")).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Aide" })).toHaveFocus();
    await expect(args.onMore).toHaveBeenCalledTimes(5);
  },
};

/** Nearing the end requests one page at a time, at most three; then the foot of the page can be reached. */
export const NearingTheEnd: Story = {
  tags: ["no-picture"],
  args: { automaticPages: 3 },
  render: (args) => <Orders {...args} />,
  play: async ({ canvas, args }) => {
    const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
    for (const shown of [40, 60, 80]) {
      toTheEnd();
      await canvas.findByText(`${shown} commandes sur ${total}`);
    }
    toTheEnd();
    await new Promise((done) => setTimeout(done, 200));
    await expect(args.onMore).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole("button", { name: "Voir plus de commandes" })).toBeVisible();
  },
};

/** The focus does not return to a button that the shopper left before the last page arrived. */
export const DoesNotTakeTheFocus: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [state, setState] = useState<InfiniteLoaderState>("more");
    return (
      <Stack>
        <InfiniteLoader
          {...args}
          state={state}
          onMore={() => {
            setState("loading");
            setTimeout(() => setState("all"), 150);
          }}
        />
        <TextLink to="/help" standalone>
          Aide
        </TextLink>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Voir plus de commandes" }));
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Aide" });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
    await expect(link).toHaveFocus();
  },
};
