import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { CartRoute } from "../../src/routes/CartRoute.tsx";
import { answering, answeringAfter, refusal, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import {
  cartCalls,
  items,
  newPack,
  oneFile,
  openPack,
  openRound,
  print20,
  prints,
  shipping,
  shopCalls,
  print as singlePrint,
  suggestionOf,
} from "../support/orderData.ts";
import { mixed, mixedItem, mixedVariants, wholeEvent } from "../support/packShop.ts";
import { contests, filterValues } from "../support/searchData.ts";

/** The cart with packs: their lines, their settings, and the pack that would lower the price. */
const meta = {
  title: "screens/CartPacks",
  component: CartRoute,
  parameters: { bare: true, holdsNavigation: true, path: "/cart" },
  decorators: [inShop()],
} satisfies Meta<typeof CartRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const presses: number[] = [];
const forgetPresses = () => {
  presses.length = 0;
};
const fullPack = { ...openPack, uuid: "f0000000-0000-4000-8000-000000000005", remainingPictures: 0 };
const [rider] = filterValues;
const fullRound = {
  ...openRound,
  uuid: "f0000000-0000-4000-8000-000000000006",
  filterValueUuid1: rider?.uuid ?? null,
};
const suggested = answering(contract.orderItems.readSuggestion, () =>
  presses.length === 0 ? suggestionOf(newPack) : suggestionOf(),
);

/** Packs link to their page and list their content; a filter pack shows its number of pictures. */
export const Lines: Story = {
  tags: ["tablet", "kiosk"],
  parameters: {
    msw: [
      answering(contract.contests.listContestsOfCurrentOrder, contests),
      answering(contract.filterValues.listFilterValuesOfCurrentOrder, filterValues),
      wholeEvent,
      ...cartCalls({}, [openPack, fullPack, openRound, fullRound]),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    const toFill = await canvas.findAllByRole("link", { name: "Compléter le pack Pack 5 photos" });
    await expect(toFill[0]).toHaveAttribute("href", `/orderItem/${openPack.uuid}?remplir=`);
    await expect(canvas.getByText("3 photos sur 5")).toBeVisible();
    await expect(canvas.getByText("5 photos sur 5")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir le pack Pack 5 photos" })).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Compléter le pack Pack de tout mon parcours" }),
    ).toHaveAttribute("href", `/orderItem/${openRound.uuid}`);
    await expect(await canvas.findByText("Jeanne Lefèvre")).toBeVisible();
    await expect(canvas.getByText(/^DSC_0\d+, .* et 636 autres$/)).toBeVisible();
    const strip = canvas.getByRole("list", { name: "Photos de Pack de tout mon parcours" });
    await expect(within(strip).getAllByRole("img")).toHaveLength(6);
  },
};

/** One press makes the pack; a second press finds no button. */
export const Suggested: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.applySuggestion, ({ body }) => {
        presses.push((body as { gain: number }).gain);
        return { orderItemUuids: [fullPack.uuid] };
      }),
      answering(contract.orderItems.listItemsOfCurrentOrder, () =>
        presses.length === 0 ? items : [fullPack, oneFile, shipping],
      ),
      suggested,
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: forgetPresses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole("button", { name: "Créer le pack" }));
    await expect(
      await canvas.findByText(/vos photos sont dans le pack\. Pour revenir en arrière/),
    ).toBeVisible();
    await expect(presses).toEqual([1600]);
    await expect(canvas.getByText("5 photos sur 5")).toBeVisible();
    await expect(canvas.queryByText(/^Économisez/)).toBeNull();
  },
};

const openNewPack = { ...newPack, pictureCount: 4 };

/** The new pack has a free place, which blocks the order: announced before, and linked afterwards. */
export const SuggestedWithAFreePlace: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.applySuggestion, ({ body }) => {
        presses.push((body as { gain: number }).gain);
        return { orderItemUuids: [openPack.uuid] };
      }),
      answering(contract.orderItems.readSuggestion, () =>
        presses.length === 0 ? suggestionOf(openNewPack) : suggestionOf(),
      ),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: forgetPresses,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/1 place libre, à remplir avant de commander/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Créer le pack et le compléter" }));
    await expect(
      await canvas.findByText(/Il reste une place libre à remplir avant de commander/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Remplir la place libre" })).toHaveAttribute(
      "href",
      `/orderItem/${openPack.uuid}?remplir=`,
    );
  },
};

/** The gain shows before any press. */
export const SuggestedBefore: Story = {
  tags: ["no-picture"],
  parameters: { msw: [suggested, ...cartCalls(), ...shopCalls] },
  beforeEach: forgetPresses,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Économisez 16,00 € avec le pack 5 photos")).toBeVisible();
  },
};

/** An offer that does not come blocks nobody. */
export const SuggestionNeverCame: Story = {
  tags: ["no-picture"],
  parameters: { msw: [waiting(contract.orderItems.readSuggestion), ...cartCalls(), ...shopCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Oeil d’Or · Jeanne Lefèvre", {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Valider la commande" })).toBeVisible();
  },
};

let lateOffer = Promise.withResolvers<void>();
/** An offer that comes after the items were shown stands below them: nothing moves. */
export const SuggestionLate: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answeringAfter(contract.orderItems.readSuggestion, () => lateOffer.promise, suggestionOf(newPack)),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    lateOffer = Promise.withResolvers<void>();
  },
  play: async ({ canvas }) => {
    const item = await canvas.findByText("Oeil d’Or · Jeanne Lefèvre", {}, { timeout: 8000 });
    const before = item.getBoundingClientRect().top;
    lateOffer.resolve();
    const offer = await canvas.findByRole("button", { name: "Créer le pack" });
    await expect(item.getBoundingClientRect().top).toBe(before);
    await expect(offer.getBoundingClientRect().top).toBeGreaterThan(before);
  },
};

/** Another tab changed the cart: nothing is applied, and the current suggestion shows. */
export const SuggestionChanged: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orderItems.applySuggestion, () => {
        presses.push(0);
        return refusal("SUGGESTION_CHANGED");
      }),
      answering(contract.orderItems.readSuggestion, () => {
        const now = presses.length === 0 ? newPack : { ...newPack, packPrice: 6900 };
        return suggestionOf(now);
      }),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: forgetPresses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Créer le pack" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("voici la proposition à jour");
    await expect(await canvas.findByText("Économisez 6,00 € avec le pack 5 photos")).toBeVisible();
    await expect(canvas.queryByText(/^C’est fait/)).toBeNull();
  },
};

/** A suggestion that fails to load blocks nothing. */
export const SuggestionUnreachable: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [unreachable(contract.orderItems.readSuggestion), ...cartCalls(), ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Valider la commande" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

const removals: { uuid: string; mode: string }[] = [];

/** The question for a pack is its own: its pictures stay in the cart or go with it. */
export const AsksBeforeRemovingAPack: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.deleteOrderItem, ({ params, body }) => {
        removals.push({
          uuid: String(params.uuid),
          mode: (body as { target: { mode: string } }).target.mode,
        });
        return {};
      }),
      answering(contract.orderItems.listItemsOfCurrentOrder, () =>
        removals.length === 0 ? [fullPack, shipping] : [prints, shipping],
      ),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    removals.length = 0;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer du panier, Pack 5 photos" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await expect(await dialog.findByText(/Que deviennent les 5 photos du pack/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Supprimer" }));
    await expect(await canvas.findByText("Oeil d’Or · Jeanne Lefèvre")).toBeVisible();
    await expect(removals).toEqual([{ uuid: fullPack.uuid, mode: "split" }]);
  },
};

const withdrawn = {
  ...prints,
  productUuid: "c0000000-0000-4000-8000-000000000099",
  productVariantUuid: "d0000000-0000-4000-8000-000000000099",
};
const gone = { isDeleted: true };

/** No longer in the catalogue: it keeps its name and its format, and can only be removed. */
export const Withdrawn: Story = {
  parameters: {
    msw: [
      answering(contract.products.readProduct, { ...singlePrint, uuid: withdrawn.productUuid, ...gone }),
      answering(contract.productVariants.readVariant, {
        ...print20,
        uuid: withdrawn.productVariantUuid,
        ...gone,
      }),
      ...cartCalls({}, [withdrawn, oneFile, shipping]),
      ...shopCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: singlePrint.label })).toBeVisible();
    await expect(canvas.getByText("N’est plus proposé")).toBeVisible();
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
    await expect(
      canvas.getByRole("button", { name: "Supprimer du panier, photo Oeil d’Or\u00a0· Jeanne Lefèvre" }),
    ).toBeVisible();
  },
};

/** Withdrawn while the cart was open. */
export const WithdrawnMeanwhile: Story = {
  parameters: {
    msw: [
      answering(contract.orderItems.updateOrderItem, () => refusal("VARIANT_WITHDRAWN")),
      ...cartCalls(),
      ...shopCalls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", {
        name: "Ajouter un exemplaire, photo Oeil d’Or\u00a0· Jeanne Lefèvre",
      }),
    );
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Cet article n’est plus proposé");
    await waitFor(() => expect(canvas.getAllByRole("spinbutton")[0]).toHaveValue("2"));
  },
};

const settings: unknown[] = [];

const [cheapest] = mixedVariants;

/** Opens a pack's settings from its line and chooses the cheapest format. */
async function changeFormat(
  canvas: ReturnType<typeof within>,
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
) {
  const body = within(document.body);
  await userEvent.click(await canvas.findByRole("button", { name: `Réglages ${mixed.label}` }));
  const format = await body.findByRole("combobox", { name: "Format" });
  await userEvent.selectOptions(format, cheapest.uuid);
  return { body, format };
}

/** A pack's settings from its line: a price preview, applied to the cart once saved. */
export const Settings: Story = {
  parameters: {
    msw: [
      answering(contract.products.listProducts, [mixed]),
      answering(contract.productVariants.listVariants, [...mixedVariants]),
      answering(contract.orderItems.updateOrderItem, ({ body }) => {
        settings.push(body);
        return mixedItem;
      }),
      ...cartCalls({}, [mixedItem]),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    settings.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const { body } = await changeFormat(canvas, userEvent);
    await userEvent.click(body.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(settings).toEqual([
      {
        productVariantUuid: cheapest.uuid,
        quantity: mixedItem.quantity,
        withMatOption: false,
        withSatinOption: false,
        withNumericOption: false,
      },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: `Réglages ${mixed.label}` }));
    await expect(await body.findByRole("button", { name: "Enregistrer" })).toBeVisible();
  },
};

/** Closing unsaved settings in any way asks first; staying keeps the settings and the focus. */
export const SettingsUnsaved: Story = {
  parameters: Settings.parameters ?? {},
  beforeEach: () => {
    settings.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const { body, format } = await changeFormat(canvas, userEvent);
    const dialog = body.getByRole("dialog");
    const ways: (() => Promise<void>)[] = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(within(dialog).getByRole("button", { name: "Annuler" })),
      () => userEvent.click(within(dialog).getByRole("button", { name: "Fermer" })),
      () => userEvent.pointer({ keys: "[MouseLeft]", target: document.documentElement }),
    ];
    for (const leave of ways) {
      await leave();
      const question = await body.findByRole("alertdialog", { name: /^Quitter sans enregistrer/ });
      await userEvent.click(within(question).getByRole("button", { name: "Revenir aux réglages" }));
      await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await expect(format).toHaveValue(cheapest.uuid);
    }
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await body.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(settings).toEqual([]);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: `Réglages ${mixed.label}` })).toHaveFocus(),
    );
  },
};
