import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages, refusal, refusing, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { print20, shopCalls } from "../support/orderData.ts";
import { openPacks, packCalls, packOffers } from "../support/packData.ts";
import { contestUuid, eventUuid, fewPictures, pictureUuids, searchCalls } from "../support/searchData.ts";

/** The whole way into a pack: the screen, its modal, and the calls to the server. */

const created = fn();
const filled = fn();
const counts = fn();
const newPackUuid = "f0000000-0000-4000-8000-000000000009";
const [openPack] = openPacks;
const item = { ...openPack?.item, remainingPictures: 1 } as NonNullable<typeof openPack>["item"];
const [fivePrints, , threeFiles] = packOffers;

/** Places left in a new pack of five as pictures join it. */
const answers = [
  answering(contract.orderItems.createOrderItem, ({ body }) => {
    created(body);
    return { orderItemUuid: newPackUuid };
  }),
  answering(contract.orderItems.addPictureToPack, ({ params, body }) => {
    filled(params.uuid, body);
    return { ...item, uuid: String(params.uuid), remainingPictures: 5 - filled.mock.calls.length };
  }),
  answering(contract.orderItems.countCartItems, () => {
    counts();
    return { count: 2 };
  }),
];
const rest = [...answers, ...packCalls, ...searchCalls, ...shopCalls];
const refusedFor = (pictureUuid: string | undefined) =>
  answering(contract.orderItems.addPictureToPack, ({ body }) => {
    filled(body);
    const refused = (body as { pictureUuid: string }).pictureUuid === pictureUuid;
    return refused ? refusal("PICTURE_ALREADY_IN_PACK") : { ...item, remainingPictures: 0 };
  });

/** Putting a picture into a pack step by step: the pack, the place, the crop, the confirmation. */
const meta = {
  title: "features/AddPictureToPack",
  component: SearchRoute,
  parameters: {
    bare: true,
    path: `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`,
    msw: rest,
  },
  decorators: [inShop()],
  beforeEach: () => {
    for (const asked of [created, filled, counts]) asked.mockClear();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const body = within(document.body);
/** Waits until the dialog has faded in. */
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());
const press = async ({ userEvent }: Playing, name: string | RegExp) =>
  userEvent.click(await body.findByRole("button", { name }));

async function toPacks(playing: Playing): Promise<void> {
  await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
  await press(playing, "Choisir cette photo");
  await press(playing, "Ajouter à un pack");
  await body.findByRole("heading", { name: "Vos packs en cours" });
}

/** The third choice beside a print and a file. */
export const Target: Story = {
  play: async (playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
    await press(playing, "Choisir cette photo");
    await seen(await body.findByRole("button", { name: "Ajouter à un pack" }));
    // The same pack is among the pictures behind.
    const dialog = within(body.getByRole("dialog"));
    await expect(dialog.getByText(/^dès 35,00\s€$/)).toBeVisible();
  },
};

/** Packs of the cart, one of another pricing, and those sold by the event's pricing. */
export const Packs: Story = {
  play: async (playing) => {
    await toPacks(playing);
    await waitFor(() => expect(body.getByRole("heading", { name: "Choisissez un pack" })).toHaveFocus());
    await expect(body.getAllByText("Incompatible")).toHaveLength(1);
    await press(playing, "Retour");
    await seen(await body.findByRole("heading", { name: "Choisissez un produit" }));
    await press(playing, "Ajouter à un pack");
    await seen(await body.findByRole("heading", { name: "Créer un nouveau pack" }));
  },
};

export const Filled: Story = {
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Ajouter à ce pack.*Pack 5 tirages/);
    await seen(await body.findByRole("heading", { name: "Photo ajoutée au pack" }));
    await expect(filled.mock.calls).toEqual([[item.uuid, { pictureUuid: pictureUuids[0] }]]);
    await seen(body.getByText(/Il reste 4 photos à choisir/));
    const link = body.getByRole("link", { name: "Voir le pack" });
    await expect(link).toHaveAttribute("href", `/orderItem/${item.uuid}`);
    // The cart's badge is refreshed.
    await waitFor(() => expect(counts).toHaveBeenCalledTimes(1));
  },
};

/** Arrows lead to the next picture, which may join too. */
export const FilledThenNext: Story = {
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Ajouter à ce pack.*Pack 5 tirages/);
    await body.findByRole("heading", { name: "Photo ajoutée au pack" });
    await press(playing, "Photo suivante");
    await within(await body.findByRole("dialog")).findByRole("img", { name: "Photo DSC_0402" });
    await seen(await body.findByRole("heading", { name: "Choisissez un produit" }));
  },
};

export const Filling: Story = {
  parameters: { msw: [waiting(contract.orderItems.addPictureToPack), ...rest] },
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Ajouter à ce pack.*Pack 5 tirages/);
    const busy = await body.findByRole("button", { name: /^Ajouter à ce pack.*Pack 5 tirages/ });
    await waitFor(() => expect(busy).toHaveAttribute("aria-busy", "true"));
  },
};

export const FillRefused: Story = {
  parameters: { msw: [refusedFor(pictureUuids[0]), ...rest] },
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Ajouter à ce pack.*Pack 5 tirages/);
    await expect(await body.findByRole("alert")).toHaveTextContent(
      "Cette photo est déjà dans un pack. Veuillez en choisir une autre.",
    );
    await expect(body.queryByText("Photo ajoutée au pack")).toBeNull();
  },
};

/** Several formats: the shopper chooses one, and Back leads to target as the specification says. */
export const Made: Story = {
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Créer le pack.*Pack 5 tirages$/);
    await press(playing, "Retour");
    await press(playing, "Ajouter à un pack");
    await press(playing, /^Créer le pack.*Pack 5 tirages$/);
    await press(playing, /20x30\scm/);
    await seen(await body.findByRole("heading", { name: "Pack créé" }));
    const asked = {
      productUuid: fivePrints?.product.uuid,
      productVariantUuid: fivePrints?.variants[1]?.uuid,
      quantity: 1,
      pictureUuid: pictureUuids[0],
    };
    await expect(created.mock.calls).toEqual([[asked]]);
    await expect(body.getByText(/Il reste 4 photos à choisir/)).toBeVisible();
  },
};

/** One format: no question. */
export const MadeAtOnce: Story = {
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Créer le pack.*Pack 3 fichiers$/);
    await seen(await body.findByRole("heading", { name: "Pack créé" }));
    await expect(created.mock.calls[0]?.[0]).toMatchObject({
      productVariantUuid: threeFiles?.variants[0]?.uuid,
      quantity: 1,
    });
  },
};

export const Making: Story = {
  parameters: { msw: [waiting(contract.orderItems.createOrderItem), ...rest] },
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Créer le pack.*Pack 5 tirages$/);
    await press(playing, /20x30\scm/);
    await seen(await body.findByText("Création du pack en cours…"));
  },
};

export const MakeRefused: Story = {
  parameters: { msw: [refusing(contract.orderItems.createOrderItem, "PAYMENT_IN_PROGRESS"), ...rest] },
  play: async (playing) => {
    await toPacks(playing);
    await press(playing, /^Créer le pack.*Pack 5 tirages$/);
    await press(playing, /20x30\scm/);
    await expect(await body.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
  },
};

const squarish = fewPictures.map((one) => ({ ...one, width: 4000, height: 3000 }));
const fourThirds = [inShop({ store: "four-thirds" })];

/** 20x30 is longer than a 4:3 picture: the focused format shows its crop. */
export const CropOfFormat: Story = {
  decorators: fourThirds,
  parameters: {
    msw: [
      answeringPages(contract.pictures.listPictures, squarish),
      answering(contract.productVariants.listVariants, [
        { ...print20, uuid: "d0000000-0000-4000-8000-000000000020", grp1_format: "15_22", base_price: 900 },
        print20,
      ]),
      ...rest,
    ],
  },
  play: async (playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
    await press(playing, "Choisir cette photo");
    await press(playing, "Tirage photo");
    const format = await body.findByRole("button", { name: /20x30\scm/ });
    await seen(body.getByText(/Ce format coupe 11\s% de la photo/));
    const gallery = body.getByRole("group", { name: "Photos" });
    await body.findByRole("button", { name: "Agrandir la photo" });
    await expect(gallery.querySelector("rect")).toBeNull();
    format.focus();
    await waitFor(() =>
      expect(gallery.querySelector("rect")).toHaveAttribute("height", String((8 / 9) * 3000)),
    );
  },
};

export const CropOfOptions: Story = {
  decorators: fourThirds,
  parameters: { msw: [answeringPages(contract.pictures.listPictures, squarish), ...rest] },
  play: async (playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
    await press(playing, "Choisir cette photo");
    await press(playing, "Tirage photo");
    await seen(await body.findByText(/Ce format coupe 11\s% de la photo/));
    const gallery = body.getByRole("group", { name: "Photos" });
    await waitFor(() => expect(gallery.querySelector("rect")).not.toBeNull());
    await expect(body.getByRole("slider", { name: "Cadrage" })).toHaveAttribute(
      "aria-valuetext",
      "au milieu",
    );
  },
};

/** The crop is moved, then ordered as it is seen. */
export const CropMoved: Story = {
  tags: ["no-picture"],
  decorators: fourThirds,
  parameters: { msw: [answeringPages(contract.pictures.listPictures, squarish), ...rest] },
  play: async (playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
    await press(playing, "Choisir cette photo");
    await press(playing, "Tirage photo");
    const slider = await body.findByRole("slider", { name: "Cadrage" });
    slider.focus();
    await playing.userEvent.keyboard("{Home}");
    await expect(slider).toHaveAttribute("aria-valuetext", "en bas");
    await playing.userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(slider).toHaveAttribute("aria-valuetext", "à 90\u00a0% du haut");
    await press(playing, "Ajouter au panier");
    await body.findByRole("heading", { name: "Photo ajoutée au panier" });
    await expect(created).toHaveBeenCalledTimes(1);
    await expect(created.mock.calls[0]?.[0]).toMatchObject({ cropOffset: 0.9 });
    await expect(body.queryByRole("slider")).toBeNull();
  },
};

const fromSelection = { parameters: { path: "/search?view=selection" } };
const three = pictureUuids.slice(0, 3);

async function toSeveral(playing: Playing): Promise<void> {
  await playing.userEvent.click(
    await playing.canvas.findByRole("button", { name: "Tout ajouter à un pack" }),
  );
  await body.findByRole("dialog", { name: "3 photos cochées" });
  await body.findByRole("heading", { name: "Vos packs en cours" });
}

/** Three into a pack of two groups with five free places; the other pack has too few. */
export const Several: Story = {
  ...fromSelection,
  decorators: [inShop({ selected: three })],
  play: async (playing) => {
    await toSeveral(playing);
    const tooSmall = body.getByRole("button", { name: /^Ajouter à ce pack.*Pack 5 tirages/ });
    await playing.userEvent.click(tooSmall);
    await expect(filled).not.toHaveBeenCalled();
    body.getByRole("dialog").focus({ preventScroll: true });
    body.getByRole("heading", { name: "Ajouter 3 photos à un pack" }).scrollIntoView({ block: "end" });
  },
};

/** The second is refused, the third still goes in. */
export const SeveralPartlyRefused: Story = {
  parameters: { ...fromSelection.parameters, msw: [refusedFor(three[1]), ...rest] },
  decorators: [inShop({ selected: three })],
  play: async (playing) => {
    await toSeveral(playing);
    await press(playing, /^Ajouter à ce pack.*3 tirages et 2 fichiers/);
    const outcome = await body.findByRole("heading", { name: "Photos ajoutées au pack" });
    await waitFor(() => expect(outcome).toHaveFocus());
    await seen(body.getByText("1 photo n’a pas pu être ajoutée"));
    await seen(body.getByText(/^DSC_0402.*déjà dans un pack. Veuillez en choisir une autre.$/));
    await expect(filled.mock.calls.map(([asked]) => asked.pictureUuid)).toEqual(three);
  },
};

/** A new pack is created empty, then each picture joins it. */
export const SeveralMade: Story = {
  ...fromSelection,
  decorators: [inShop({ selected: three })],
  play: async (playing) => {
    await toSeveral(playing);
    await press(playing, /^Créer le pack.*Pack 5 tirages$/);
    await press(playing, "Retour");
    await seen(await body.findByRole("heading", { name: "Ajouter 3 photos à un pack" }));
    await press(playing, /^Créer le pack.*Pack 5 tirages$/);
    await press(playing, /15x22\scm/);
    await seen(await body.findByText(/3 photos ont rejoint le pack.*Il reste 2 places/));
    await expect(created.mock.calls).toMatchObject([[{ pictureUuid: null, quantity: 1 }]]);
    await expect(filled.mock.calls).toEqual(three.map((pictureUuid) => [newPackUuid, { pictureUuid }]));
    const link = body.getByRole("link", { name: "Voir le pack" });
    await expect(link).toHaveAttribute("href", `/orderItem/${newPackUuid}`);
  },
};

/** One at a time; only the stop button closes it. */
export const SeveralUnderWay: Story = {
  parameters: { ...fromSelection.parameters, msw: [waiting(contract.orderItems.addPictureToPack), ...rest] },
  decorators: [inShop({ selected: three })],
  play: async (playing) => {
    await toSeveral(playing);
    await press(playing, /^Ajouter à ce pack.*3 tirages et 2 fichiers/);
    const bar = await body.findByRole("progressbar", { name: /3 tirages et 2 fichiers/ });
    await expect(bar).toHaveAttribute("aria-valuetext", "0 photo sur 3");
    await playing.userEvent.keyboard("{Escape}");
    await seen(body.getByRole("button", { name: "Arrêter" }));
  },
};

/** A payment locks the whole order: nothing follows the first refusal. */
export const SeveralLocked: Story = {
  tags: ["no-picture"],
  parameters: {
    ...fromSelection.parameters,
    msw: [
      answering(contract.orderItems.addPictureToPack, ({ body: asked }) => {
        filled(asked);
        return refusal("PAYMENT_IN_PROGRESS");
      }),
      ...rest,
    ],
  },
  decorators: [inShop({ selected: three })],
  play: async (playing) => {
    await toSeveral(playing);
    await press(playing, /^Ajouter à ce pack.*3 tirages et 2 fichiers/);
    await expect(await body.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
    await expect(filled).toHaveBeenCalledTimes(1);
  },
};

/** Locked after the first was added: says what was added, and why the rest was not. */
export const SeveralStopped: Story = {
  tags: ["no-picture"],
  parameters: {
    ...fromSelection.parameters,
    msw: [
      answering(contract.orderItems.addPictureToPack, ({ body: asked }) => {
        filled(asked);
        return filled.mock.calls.length > 1
          ? refusal("PAYMENT_IN_PROGRESS")
          : { ...item, remainingPictures: 4 };
      }),
      ...rest,
    ],
  },
  decorators: [inShop({ selected: three })],
  play: async (playing) => {
    await toSeveral(playing);
    await press(playing, /^Ajouter à ce pack.*3 tirages et 2 fichiers/);
    await expect(await body.findByText(/Un paiement est en cours/)).toBeInTheDocument();
    await seen(await body.findByText(/^1 photo a rejoint le pack/));
    await expect(filled).toHaveBeenCalledTimes(2);
  },
};
