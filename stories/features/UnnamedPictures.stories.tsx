import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { scopeView } from "../../src/features/search/scopeView.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { MarkedTile } from "../../src/widgets/PicturesPanel.tsx";
import { UnnamedPictures } from "../../src/widgets/UnnamedPictures.tsx";
import { answering, refusing, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { answeringUnnamed, eventUuid, pictures, searchCalls } from "../support/searchData.ts";

const filterValueUuid = "80000000-0000-4000-8000-000000000001";
const scope = { eventUuid, contestUuid: null, filterValueUuid, takenFrom: null, takenBefore: null };
const unnamed = pictures.slice(6, 10);
const claimed = fn();
const withdrawn = fn();
const calls = [
  answeringUnnamed(unnamed),
  answering(contract.nameClaims.claimPicture, ({ body }) => {
    claimed(body);
    return {};
  }),
  answering(contract.nameClaims.withdrawClaim, ({ body }) => {
    withdrawn(body);
    return {};
  }),
  ...searchCalls,
  ...shopCalls,
];

/** Pictures without a name below those of a name, of the same contests and minutes, and « C’est moi » below each. */
const meta = {
  title: "features/UnnamedPictures",
  component: UnnamedPictures,
  args: {
    scope,
    view: scopeView(scope, 6),
    renderPicture: (picture, index, colours) => (
      <MarkedTile picture={picture} index={index} colours={colours} onOpen={() => undefined} />
    ),
    onJoin: fn(),
  },
  parameters: { path: `/search?mode=pictures&event=${eventUuid}&value=${filterValueUuid}`, msw: calls },
  decorators: [inShop()],
  beforeEach: () => {
    claimed.mockClear();
    withdrawn.mockClear();
  },
} satisfies Meta<typeof UnnamedPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
/** Waits until the modal shows a picture. */
const shows = async (name: string) =>
  within(await body.findByRole("dialog")).findByRole("img", { name: `Photo ${name}` });
const title = "Prises au même moment, sans nom";

const claimOf = (name: string) => `C’est moi sur la photo ${name}`;

/** A row is as high as its pictures and the buttons below them. */
async function hasRoom(button: HTMLElement): Promise<void> {
  const row = button.closest("[role=row]");
  await expect(
    Math.abs(button.getBoundingClientRect().bottom - (row?.getBoundingClientRect().bottom ?? 0)),
  ).toBeLessThan(1.5);
}

export const Default: Story = {
  args: { onJoin: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("region", { name: title })).toBeVisible();
    await expect(await canvas.findByText("4 photos")).toBeVisible();
    await expect(await canvas.findByText(/propose le nom « Jeanne Lefèvre »/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /^C’est moi sur la photo DSC_/ })).toHaveLength(4),
    );
    // The modal pages from the pictures above into these.
    await waitFor(() => expect(args.onJoin).toHaveBeenLastCalledWith(expect.objectContaining({ count: 10 })));
  },
};

/** Proposed; the focus stays on the button, which now takes it back. */
export const Claimed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [one] = unnamed;
    const button = await canvas.findByRole("button", { name: claimOf("DSC_0407") });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName("Annuler ma proposition pour la photo DSC_0407"));
    await expect(button).toHaveFocus();
    const bar = await canvas.findByRole("region", { name: "Nom proposé" });
    await expect(bar).toHaveTextContent("Merci ! La photo rejoindra celles de ce nom après vérification.");
    await expect(claimed.mock.calls).toEqual([[{ pictureUuid: one?.uuid, filterValueUuid }]]);
  },
};

export const Withdrawn: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const [one] = unnamed;
    await userEvent.click(await canvas.findByRole("button", { name: claimOf("DSC_0407") }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Annuler ma proposition/ }));
    await expect(await canvas.findByText("Proposition annulée.")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: claimOf("DSC_0407") })).toHaveFocus();
    await expect(canvas.queryByText(/^Merci/)).toBeNull();
    await expect(withdrawn.mock.calls).toEqual([[{ pictureUuid: one?.uuid }]]);
  },
};

export const ClaimRefused: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.nameClaims.claimPicture, "TOO_MANY_ATTEMPTS"), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: claimOf("DSC_0407") }));
    const bar = within(await canvas.findByRole("region", { name: "Proposition non envoyée" }));
    await expect(bar.getByRole("status")).not.toBeEmptyDOMElement();
    await userEvent.click(bar.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Proposition non envoyée" })).toBeNull());
    await expect(canvas.getByRole("button", { name: claimOf("DSC_0407") })).toBeVisible();
  },
};

/** Larger controls at a stand: the rows have room for them. */
export const AtTheStand: Story = {
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  play: async ({ canvas }) => hasRoom(await canvas.findByRole("button", { name: claimOf("DSC_0407") })),
};

export const Failing: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.pictures.listPictures, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: title })).toHaveTextContent(
      "Une erreur est survenue",
    );
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const NoneOrLoading: Story = {
  tags: ["no-picture"],
  parameters: { msw: [waiting(contract.pictures.listPictures), ...calls] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: title })).toBeNull();
  },
};

/** In the search: the arrows of the modal lead from the last picture of the name to the first without one. */
export const InSearch: Story = {
  tags: ["no-picture"],
  parameters: { bare: true },
  render: () => <SearchRoute />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: title });
    await canvas.findByRole("button", { name: claimOf("DSC_0410") });
    await userEvent.click(await canvas.findByRole("button", { name: /^Photo Jeanne Lefèvre, DSC_0406/ }));
    await shows("DSC_0406");
    await userEvent.keyboard("{ArrowRight}");
    await shows("DSC_0407");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await shows("DSC_0405");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    // A press on one of them opens it, and the last leads back to the first of the name.
    await userEvent.click(canvas.getByRole("button", { name: /^Photo DSC_0410/ }));
    await shows("DSC_0410");
    await userEvent.keyboard("{ArrowRight}");
    await shows("DSC_0401");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};
