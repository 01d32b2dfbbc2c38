import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import type { Event, Product } from "../../src/api/contract/catalogueEntities.ts";
import { contract } from "../../src/api/contract/contract.ts";
import type { PurchasablePicture } from "../../src/api/contract/orderItemCalls.ts";
import { OrderSelectionModal } from "../../src/features/orderSelection/OrderSelectionModal.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { file, pack, print, shopCalls } from "../support/orderData.ts";
import { discount, events, pictures, pictureUuids, searchCalls } from "../support/searchData.ts";
import { everyFormat } from "../support/singleData.ts";
import { opensIn } from "../support/window.ts";

const carPrint: Product = {
  ...print,
  uuid: "b3000000-0000-4000-8000-000000000001",
  pricingId: 2,
  label: "Tirage du rallye",
};
const [, print20] = everyFormat;
const carFormats = [
  {
    ...print20,
    uuid: "d3000000-0000-4000-8000-000000000001",
    productUuid: carPrint.uuid,
    base_price: 1700,
    mat_option: null,
    satin_option: null,
  },
] as typeof everyFormat;
const [jumping, rally] = events as [Event, Event];

const names = [["Oeil d’Or", "Jeanne Lefèvre", "137"], ["Qatar du Puech Rouget", "Anne-Sophie"], []];
const purchasable: PurchasablePicture[] = pictures.map((picture, n) => ({
  // One original is too small for large prints.
  picture: n === 1 ? { ...picture, width: 1200, height: 800 } : picture,
  pricingId: 1,
  names: names[n % names.length] ?? [],
}));
const finding = (all: readonly PurchasablePicture[]) =>
  answering(contract.orderItems.listPurchasablePictures, ({ query }) => {
    const asked = query.get("pictureUuids")?.split(",") ?? [];
    return all.filter(({ picture }) => asked.includes(picture.uuid));
  });

const asked = fn();
const calls = [
  answering(contract.orderItems.addPicturesToCart, ({ body }) => {
    asked(body);
    const { choices } = body as { choices: { pictureUuids: string[] }[] };
    return {
      addedPictureUuids: choices.flatMap((choice) => choice.pictureUuids),
      knownPictureUuids: [],
      unavailablePictureUuids: [],
    };
  }),
  finding(purchasable),
  answering(contract.productVariants.listVariants, [...everyFormat, ...carFormats]),
  answering(contract.products.listProducts, [print, file, pack, carPrint]),
  answering(contract.events.readEvent, ({ params }) => ({
    ...jumping,
    ...(params.uuid === rally.uuid && { ...rally, pricingId: 2 }),
  })),
  ...searchCalls,
  ...shopCalls,
];

/** Orders « Ma sélection » at once: one format for all pictures, then other formats for some. */
const meta = {
  title: "features/OrderSelection",
  component: OrderSelectionModal,
  parameters: { msw: calls, holdsNavigation: true },
  decorators: [inShop({ selected: pictureUuids.slice(0, 5) })],
  args: {
    open: true,
    onOpenChange: fn(),
    uuids: pictureUuids.slice(0, 5),
    cartHref: "/cart",
    onOrdered: fn(),
  },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof OrderSelectionModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story["play"]>>[0], "userEvent">;

const body = within(document.body);
async function ready() {
  const dialog = within(await body.findByRole("dialog", { name: "Commander ma sélection" }));
  const button = await dialog.findByRole("button", { name: "Ajouter au panier" });
  await waitFor(() => expect(button).toBeVisible());
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof ready>>;
const forAll = (dialog: Dialog) => dialog.getByRole("combobox", { name: "Format de toutes les photos" });
/** The format of all pictures, then that of each. */
const comboboxes = (dialog: Dialog) =>
  dialog.getAllByRole("combobox") as unknown as [Element, Element, Element, Element];
/** The value of a paper format: user-event finds no option by a text with no-break spaces. */
const of = (size: string) =>
  everyFormat.find(({ grp1_format }) => grp1_format === size.replace("x", "_"))?.uuid ?? "";
const add = async ({ userEvent }: Playing, dialog: Dialog) =>
  userEvent.click(dialog.getByRole("button", { name: "Ajouter au panier" }));

export const Default: Story = {
  tags: ["tablet", "dark"],
  play: async () => {
    const dialog = await ready();
    await expect(forAll(dialog)).toHaveDisplayValue("15x22\u00a0cm, 9,00\u00a0€");
    await expect(dialog.getByText("5 photos × 9,00 € = 45,00 €")).toBeVisible();
    await expect(dialog.getAllByRole("combobox")).toHaveLength(6);
  },
};

export const AtStand: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["kiosk"],
  decorators: [inShop({ placeWhat: "truck", selected: pictureUuids.slice(0, 5) })],
  play: async () => {
    await ready();
  },
};

/** The sum follows every change: format, surface, quantity. */
export const WithOptions: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ready();
    await userEvent.selectOptions(forAll(dialog), of("20x30"));
    await userEvent.click(dialog.getByRole("radio", { name: /^Option mat/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Ajouter un exemplaire" }));
    await expect(dialog.getByText("5 photos × 2 × 18,00 € = 180,00 €")).toBeVisible();
    await add({ userEvent }, dialog);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked).toHaveBeenCalledWith({
      choices: [
        {
          productVariantUuid: everyFormat[1]?.uuid,
          withMatOption: true,
          withSatinOption: false,
          withNumericOption: false,
          quantity: 2,
          pictureUuids: pictureUuids.slice(0, 5),
        },
      ],
    });
  },
};

/** Some pictures in formats of their own, one left out; the others follow the format of all. */
export const OneByOne: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ready();
    const [, first, second, third] = comboboxes(dialog);
    await userEvent.selectOptions(first, of("40x60"));
    await userEvent.selectOptions(second, of("60x90"));
    await userEvent.selectOptions(third, "leftOut");
    await userEvent.selectOptions(forAll(dialog), of("20x30"));
    const total = dialog.getByText("168,00 €");
    await waitFor(() => expect(total).toBeVisible());
    // The second original has 1200 px.
    await expect(dialog.getByText(/^1 photo est petite pour ce format/)).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: "Même format pour toutes (3 photos modifiées)" }),
    ).toBeVisible();
  },
};

export const SameForAllAgain: Story = {
  tags: ["no-picture"],
  play: async ({ userEvent }) => {
    const dialog = await ready();
    const [, first] = comboboxes(dialog);
    await userEvent.selectOptions(first, of("40x60"));
    await expect(dialog.getByText("85,00 €")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^Même format pour toutes/ }));
    await expect(dialog.getByText("5 photos × 9,00 € = 45,00 €")).toBeVisible();
  },
};

export const NothingChosen: Story = {
  decorators: [inShop()],
  args: { uuids: pictureUuids.slice(0, 1) },
  play: async ({ userEvent }) => {
    const dialog = await ready();
    const [, only] = comboboxes(dialog);
    await userEvent.selectOptions(only, "leftOut");
    await expect(dialog.getByText("Aucune photo à commander")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Ajouter au panier" })).toBeDisabled();
  },
};

/** The discount's price beside the struck one. */
export const Discounted: Story = {
  parameters: { msw: [answering(contract.discounts.listDiscounts, [discount]), ...calls] },
  play: async () => {
    const dialog = await ready();
    await waitFor(() => expect(dialog.getByText("40,50 €")).toBeVisible());
    await expect(dialog.getByText("45,00 €").tagName).toBe("S");
  },
};

/** Pictures of two pricings: each has its own formats. */
export const TwoPricings: Story = {
  parameters: {
    msw: [
      finding(
        purchasable.map((one, n) =>
          n < 3 ? one : { ...one, pricingId: 2, picture: { ...one.picture, eventUuid: rally.uuid } },
        ),
      ),
      ...calls,
    ],
  },
  play: async () => {
    const dialog = await ready();
    await dialog.findByRole("heading", { name: "3 photos\u00a0: Jumping de Saint-Lô" });
    await dialog.findByRole("heading", { name: `2 photos\u00a0: ${rally.label}` });
    await expect(dialog.getByText("61,00 €")).toBeVisible();
  },
};

export const SomeGone: Story = {
  parameters: { msw: [finding(purchasable.slice(2)), ...calls] },
  play: async () => {
    const dialog = await ready();
    await expect(
      dialog.getByText("2 photos ne sont plus en vente et ne seront pas commandées."),
    ).toBeVisible();
    await expect(dialog.getByText("3 photos × 9,00 € = 27,00 €")).toBeVisible();
  },
};

export const NothingOnSale: Story = {
  parameters: { msw: [finding([]), ...calls] },
  play: async () => {
    const title = await body.findByRole("heading", {
      name: "Aucune de ces photos n’est en vente à l’unité",
    });
    await waitFor(() => expect(title).toBeVisible());
    await expect(body.queryByRole("button", { name: "Ajouter au panier" })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.orderItems.listPurchasablePictures), ...calls] },
  play: async () => {
    await waitFor(() => expect(body.getByText("Chargement de vos photos…")).toBeVisible());
  },
};

export const Offline: Story = {
  tags: ["no-picture"],
  parameters: { msw: [unreachable(contract.orderItems.listPurchasablePictures), ...calls] },
  play: async () => {
    const title = await body.findByText("Vous êtes hors connexion", {}, { timeout: 8000 });
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** Nothing is lost: what was chosen is still there. */
export const Refused: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [refusing(contract.orderItems.addPicturesToCart, "PAYMENT_IN_PROGRESS"), ...calls],
  },
  play: async ({ userEvent }) => {
    const dialog = await ready();
    await userEvent.selectOptions(forAll(dialog), of("20x30"));
    await add({ userEvent }, dialog);
    const alert = await dialog.findByText(/^Un paiement est en cours/);
    await waitFor(() => expect(alert).toBeVisible());
    await expect(forAll(dialog)).toHaveDisplayValue("20x30\u00a0cm, 15,00\u00a0€");
  },
};

export const Done: Story = {
  tags: ["tablet"],
  play: async ({ args, userEvent }) => {
    const dialog = await ready();
    const [, first] = comboboxes(dialog);
    await userEvent.selectOptions(first, of("40x60"));
    await add({ userEvent }, dialog);
    await waitFor(() =>
      expect(dialog.getByRole("heading", { name: "Photos ajoutées au panier" })).toHaveFocus(),
    );
    await expect(dialog.getByText("5 photos dans votre panier")).toBeVisible();
    await expect(dialog.getByText("4 photos en 15x22 cm")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Voir le panier" })).toHaveAttribute("href", "/cart");
    await expect(args.onOrdered).toHaveBeenCalled();
  },
};

/** Taken down meanwhile, or in the cart as a file before: each is said. */
export const DoneInPart: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.orderItems.addPicturesToCart, {
        addedPictureUuids: pictureUuids.slice(2, 5),
        knownPictureUuids: pictureUuids.slice(1, 2),
        unavailablePictureUuids: pictureUuids.slice(0, 1),
      }),
      ...calls,
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await ready();
    await add({ userEvent }, dialog);
    await waitFor(() => expect(dialog.getByText("3 photos dans votre panier")).toBeVisible());
    await expect(dialog.getByText(/^1 fichier était déjà dans votre panier/)).toBeVisible();
    await expect(dialog.getByText("Oeil d’Or · Jeanne Lefèvre · 137 (DSC_0401)")).toBeVisible();
  },
};
