import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop, shopUrl } from "../support/inShop.tsx";
import { mosaicThere } from "../support/mosaicThere.ts";
import { shopCalls } from "../support/orderData.ts";
import { manyPictures, pictureUuids, searchCalls } from "../support/searchData.ts";

const code = "7K3M9QX2WTB4";
const expiresAt = "2099-06-21T09:12:00.000Z";
const created = fn();
const shop = [...searchCalls, ...shopCalls];
const calls = [
  answering(contract.sharedSelections.createSharedSelection, ({ body }) => {
    created(body);
    return { code, expiresAt };
  }),
  ...shop,
];
const opening = (uuids: readonly string[]) => [
  answering(contract.sharedSelections.readSharedSelection, { pictureUuids: [...uuids], expiresAt }),
  ...shop,
];

/** A selection that is passed on by a link or a QR code, and the one that such a link opens. */
const meta = {
  title: "screens/SharedSelection",
  component: SearchRoute,
  parameters: { bare: true, path: "/search?view=selection", msw: calls },
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  beforeEach: () => {
    created.mockClear();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const body = within(document.body);
const share = async ({ canvas, userEvent }: Playing) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Partager ma sélection" }));
  return within(await body.findByRole("dialog", { name: "Partager ma sélection" }));
};
const link = () => `${shopUrl}/search?selection=${code}`;

/** The link to scan or copy, and its expiry; the same selection keeps its link. */
export const Shared: Story = {
  // Its code depends on the port of the tests.
  tags: ["no-picture"],
  play: async (playing) => {
    const dialog = await share(playing);
    await expect(await dialog.findByRole("textbox", { name: "Lien de ma sélection" })).toHaveValue(link());
    await expect(dialog.getByRole("img", { name: "Code QR de ma sélection" })).toBeInTheDocument();
    await expect(dialog.getByRole("status")).toHaveTextContent("Votre lien est prêt.");
    await expect(dialog.getByText("Ce lien est valable jusqu’au 21 juin 2099.")).toBeInTheDocument();
    await expect(created).toHaveBeenCalledWith({ pictureUuids: pictureUuids.slice(0, 3) });
    await playing.userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    const again = await share(playing);
    await again.findByRole("textbox", { name: "Lien de ma sélection" });
    await expect(created).toHaveBeenCalledTimes(1);
  },
};

/** A secure page has clipboard access, and announces the copy. */
export const Copied: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    const write = fn(async (_: string) => undefined);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
    try {
      const dialog = await share(playing);
      (await dialog.findByRole("button", { name: "Copier le lien" })).click();
      await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent("Lien copié."));
      await expect(write).toHaveBeenCalledWith(link());
    } finally {
      Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    }
  },
};

/** A stand's plain http has none: the link is selected, to be copied by hand. */
export const NotCopied: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    const { clipboard } = navigator;
    const { execCommand } = document;
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    document.execCommand = () => false;
    try {
      const dialog = await share(playing);
      const field = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Lien de ma sélection" });
      dialog.getByRole("button", { name: "Copier le lien" }).click();
      await waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent("Le lien est surligné"));
      await expect(field.selectionEnd).toBe(link().length);
    } finally {
      document.execCommand = execCommand;
      Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
    }
  },
};

export const Creating: Story = {
  parameters: { msw: [waiting(contract.sharedSelections.createSharedSelection), ...calls] },
  play: async (playing) => {
    const dialog = await share(playing);
    await expect(await dialog.findByText("Création du lien en cours…")).toBeInTheDocument();
  },
};

const refusedOnce = { yet: false };
/** Too many links from one place; a retry succeeds. */
export const CreatingRefused: Story = {
  parameters: {
    msw: [
      answering(contract.sharedSelections.createSharedSelection, () => {
        if (refusedOnce.yet) return { code, expiresAt };
        return refusal("TOO_MANY_ATTEMPTS");
      }),
      ...calls,
    ],
  },
  beforeEach: () => {
    refusedOnce.yet = false;
  },
  play: async (playing) => {
    const dialog = await share(playing);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Trop de tentatives");
  },
};

/** The same, after a retry. */
export const CreatingRetried: Story = {
  ...CreatingRefused,
  tags: ["no-picture"],
  play: async (playing) => {
    const dialog = await share(playing);
    const retry = await dialog.findByRole("button", { name: "Réessayer" });
    refusedOnce.yet = true;
    retry.click();
    await dialog.findByRole("textbox", { name: "Lien de ma sélection" });
    await expect(dialog.queryByRole("alert")).toBeNull();
  },
};

export const CreatingOffline: Story = {
  parameters: { msw: [unreachable(contract.sharedSelections.createSharedSelection), ...calls] },
  play: async (playing) => {
    const dialog = await share(playing);
    await expect(await dialog.findByRole("alert", {}, { timeout: 8000 })).toHaveTextContent(
      "Connexion impossible",
    );
  },
};

/** Every picture of the selection has been taken down. */
export const NothingToShare: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.sharedSelections.createSharedSelection, "NOT_FOUND"), ...calls] },
  play: async (playing) => {
    const dialog = await share(playing);
    await expect(await dialog.findByRole("alert")).toHaveTextContent("il n’y a rien à partager");
  },
};

const opened = { path: `/search?selection=${code}` };

/** On another phone: its pictures become the selection there, with a message. */
export const Opened: Story = {
  tags: ["tablet"],
  decorators: [inShop({ selected: pictureUuids.slice(0, 2) })],
  parameters: { ...opened, msw: opening(pictureUuids.slice(1, 5)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ma sélection" })).toBeVisible();
    await expect(await canvas.findByText(/^3 photos ont été ajoutées/)).toHaveTextContent(
      "3 photos ont été ajoutées à votre sélection. 1 photo y était déjà.",
    );
    await expect(JSON.parse(sessionStorage.getItem("dossard.selection") ?? "")).toEqual(
      pictureUuids.slice(0, 5),
    );
    await canvas.findByRole("button", { name: /^Photo DSC_0405/ });
    await mosaicThere(canvasElement, { adverts: false });
  },
};

/** At the stand too, and the message can be dismissed. */
export const OpenedAtTheStand: Story = {
  tags: ["no-picture"],
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  parameters: { ...opened, msw: opening(pictureUuids.slice(0, 1)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = "1 photo a été ajoutée à votre sélection.";
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await mosaicThere(canvasElement, { adverts: false });
  },
};

/** Not enough room: as many as fit, and the reason. */
export const OpenedWhenFull: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ selected: manyPictures.slice(0, 298).map(({ uuid }) => uuid) })],
  parameters: { ...opened, msw: opening(manyPictures.slice(298, 303).map(({ uuid }) => uuid)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^2 photos ont été ajoutées/)).toHaveTextContent(
      "Vous ne pouvez pas sélectionner plus de 300 photos. 3 photos n’ont pas été ajoutées.",
    );
    await mosaicThere(canvasElement, { adverts: false });
  },
};

/** A picture that is no longer available is skipped. */
export const OpenedWithOneGone: Story = {
  tags: ["no-picture"],
  decorators: [inShop()],
  parameters: {
    ...opened,
    msw: [
      answering(contract.pictures.readPicture, ({ params }) => {
        const found = manyPictures.find(({ uuid }) => uuid === params.uuid);
        return !found || found.uuid === pictureUuids[1] ? refusal("NOT_FOUND") : found;
      }),
      ...opening(pictureUuids.slice(0, 3)),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^3 photos ont été ajoutées/);
    await waitFor(() => expect(sessionStorage.getItem("dossard.selection")).not.toContain(pictureUuids[1]));
    await expect(await canvas.findByRole("button", { name: /^Photo DSC_0403/ })).toBeVisible();
    await mosaicThere(canvasElement, { adverts: false });
  },
};

export const Opening: Story = {
  parameters: { ...opened, msw: [waiting(contract.sharedSelections.readSharedSelection), ...shop] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ouverture de la sélection partagée…")).toBeVisible();
  },
};

/** Expired, or mistyped: the existing selection stays as it was. */
export const Expired: Story = {
  parameters: {
    ...opened,
    msw: [refusing(contract.sharedSelections.readSharedSelection, "SHARED_SELECTION_GONE"), ...shop],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Cette sélection partagée n’existe pas ou n’existe plus" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Un lien de partage est valable 30 jours/)).toBeVisible();
    await expect(JSON.parse(sessionStorage.getItem("dossard.selection") ?? "")).toHaveLength(3);
  },
};

export const NonePictured: Story = {
  parameters: { ...opened, msw: opening([]) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Ces photos ne sont plus en ligne" }),
    ).toBeVisible();
  },
};

export const OpeningFailing: Story = {
  tags: ["no-picture"],
  parameters: {
    ...opened,
    msw: [refusing(contract.sharedSelections.readSharedSelection, "INTERNAL"), ...shop],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
  },
};

export const OpeningOffline: Story = {
  parameters: { ...opened, msw: [unreachable(contract.sharedSelections.readSharedSelection), ...shop] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};
