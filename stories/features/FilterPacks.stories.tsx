import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages, refusing, unreachable } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { filterPackCalls, filterPacks } from "../support/packData.ts";
import {
  contests,
  contestUuid,
  eventUuid,
  filterValues,
  pictures,
  searchCalls,
} from "../support/searchData.ts";

const created = fn();
const [round, wholeContest] = filterPacks;
const rest = [
  answering(contract.orderItems.createOrderItem, ({ body }) => {
    created(body);
    return { orderItemUuid: "f0000000-0000-4000-8000-000000000009" };
  }),
  ...filterPackCalls,
  answeringPages(contract.pictures.listPicturesForFilterOrderItem, pictures.slice(0, 9)),
  ...searchCalls,
  ...shopCalls,
];

/** The event's filter packs on the search page, each with the modal that creates it. */
const meta = {
  title: "features/FilterPacks",
  component: SearchRoute,
  parameters: {
    bare: true,
    path: `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`,
    msw: rest,
  },
  decorators: [inShop()],
  beforeEach: () => {
    created.mockClear();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);

/** The pack's own page opens; this route, alone here, sees an address without a search and shows the events. */
async function left(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]): Promise<void> {
  await expect(await canvas.findByRole("heading", { name: "Jumping de Saint-Lô" })).toBeVisible();
  await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
}

/** Creates it once it is known what it will contain. */
async function create(userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"]): Promise<void> {
  const button = await body.findByRole("button", { name: "Créer le pack" });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** Above pictures: names and prices only, so that the pictures stay in view. */
export const OverPictures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nos packs" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Mon parcours complet" })).toBeVisible();
    await canvas.findByRole("button", { name: /^Photo DSC_0401/ });
  },
};

export const OverContests: Story = {
  parameters: { path: `/search?mode=contests&event=${eventUuid}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "L’épreuve entière" })).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mon parcours complet" }));
    const dialog = await body.findByRole("dialog", { name: "Mon parcours complet" });
    await expect(within(dialog).getByRole("button", { name: "Créer le pack" })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole("radio", { name: /2700x1800/ }));
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Créer le pack" })).toBeEnabled());
  },
};

/** The rider and the round in view, with the count and the first pictures, before anything is made. */
export const OfRider: Story = {
  parameters: {
    path: `/search?mode=pictures&event=${eventUuid}&value=80000000-0000-4000-8000-000000000001`,
    msw: [answering(contract.contests.searchContests, contests.slice(0, 1)), ...rest],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mon parcours complet" }));
    const dialog = within(await body.findByRole("dialog", { name: "Mon parcours complet" }));
    await expect(
      await dialog.findByText(/, Amateur 3 Grand Prix 1,00 m, Jumping de Saint-Lô$/),
    ).toBeVisible();
    await expect(dialog.getByText("9 photos")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Premières photos du pack" }).children).toHaveLength(6);
    await userEvent.click(dialog.getByRole("radio", { name: /1350x900/ }));
    await create(userEvent);
    await waitFor(() =>
      expect(created.mock.calls).toMatchObject([
        [{ contestUuid, filterValueUuid1: "80000000-0000-4000-8000-000000000001" }],
      ]),
    );
    await left(canvas);
  },
};

const ridden = contests
  .slice(0, 2)
  .map((contest, index) => ({ ...contest, totalPictureCount: 2400, matchingPictureCount: [9, 23][index] }));

/** She rode in several rounds: the one chosen says what the pack will hold, before it is made. */
export const OfSeveralRounds: Story = {
  parameters: {
    path: `/search?mode=pictures&event=${eventUuid}&value=${filterValues[0]?.uuid}`,
    msw: [answering(contract.contests.searchContests, ridden), ...rest],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mon parcours complet" }));
    const dialog = within(await body.findByRole("dialog", { name: "Mon parcours complet" }));
    const rounds = within(await dialog.findByRole("radiogroup", { name: "Épreuve" }));
    const [morning] = rounds.getAllByRole("radio");
    await expect(rounds.getByText("9 photos")).toBeVisible();
    await expect(rounds.getByText("23 photos")).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /1350x900/ }));
    await expect(dialog.getByRole("button", { name: "Créer le pack" })).toBeDisabled();
    await expect(dialog.queryByRole("list", { name: "Premières photos du pack" })).toBeNull();
    await userEvent.click(rounds.getByRole("radio", { name: /^Amateur 3 Grand Prix/ }));
    const shown = await dialog.findByRole("list", { name: "Premières photos du pack" });
    await expect(shown.children).toHaveLength(6);
    await expect(morning).toHaveFocus();
    await expect(dialog.getByRole("button", { name: "Créer le pack" })).toBeEnabled();
  },
};

export const CreatedForRound: Story = {
  tags: ["no-picture"],
  parameters: { ...OfSeveralRounds.parameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mon parcours complet" }));
    await userEvent.click(await body.findByRole("radio", { name: /^Amateur 3 Grand Prix/ }));
    await userEvent.click(body.getByRole("radio", { name: /1350x900/ }));
    await create(userEvent);
    await waitFor(() =>
      expect(created.mock.calls).toMatchObject([[{ contestUuid, filterValueUuid1: filterValues[0]?.uuid }]]),
    );
    await left(canvas);
  },
};

/** What it would contain is unknown: it can be created all the same. */
export const PreviewFailed: Story = {
  tags: ["no-picture"],
  parameters: { msw: [unreachable(contract.pictures.listPicturesForFilterOrderItem), ...rest] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "L’épreuve entière" }));
    await expect(await body.findByText(/Vérifiez votre accès à internet/)).toBeVisible();
    await expect(body.getByRole("button", { name: "Créer le pack" })).toBeEnabled();
  },
};

/** One format: no question. The pack starts with the current contest. */
export const Created: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "L’épreuve entière" }));
    await create(userEvent);
    const asked = {
      productUuid: wholeContest?.product.uuid,
      productVariantUuid: wholeContest?.variants[0]?.uuid,
      quantity: 1,
      eventUuid,
      contestUuid,
      filterValueUuid1: null,
      filterValueUuid2: null,
    };
    await waitFor(() => expect(created.mock.calls).toEqual([[asked]]));
    await left(canvas);
  },
};

/** The rider searched for is the pack's first filter value. */
export const CreatedForValue: Story = {
  tags: ["no-picture"],
  parameters: {
    path: `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}&value=80000000-0000-4000-8000-000000000001`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mon parcours complet" }));
    await userEvent.click(await body.findByRole("radio", { name: /1350x900/ }));
    await create(userEvent);
    await waitFor(() =>
      expect(created.mock.calls).toMatchObject([
        [
          {
            productVariantUuid: round?.variants[0]?.uuid,
            filterValueUuid1: "80000000-0000-4000-8000-000000000001",
          },
        ],
      ]),
    );
    await left(canvas);
  },
};

export const Locked: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.orderItems.createOrderItem, "PAYMENT_IN_PROGRESS"), ...rest] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "L’épreuve entière" }));
    await create(userEvent);
    await expect(await body.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
    await expect(body.getByRole("dialog")).toBeVisible();
  },
};
