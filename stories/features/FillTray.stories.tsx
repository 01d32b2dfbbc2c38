import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusing, unreachable } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { begun, mixed, mixedItem, packShopCalls, shop } from "../support/packShop.ts";
import { discount, eventUuid, searchCalls } from "../support/searchData.ts";

const calls = [...packShopCalls, ...searchCalls, ...shopCalls];
const opened = inShop({ openPack: mixedItem.uuid });

/** The tray of a pack being filled, over the pictures of the search: the component itself is pictured with PackTray. */
const meta = {
  title: "features/FillTray",
  component: SearchRoute,
  tags: ["no-picture"],
  parameters: { bare: true, path: `/search?mode=pictures&event=${eventUuid}`, msw: calls },
  beforeEach: () => {
    shop.held = begun();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story["play"]>>[0];

const body = within(document.body);
const tray = async () => within(await body.findByRole("region", { name: mixed.label }));
const control = (name: string) => body.findByRole("button", { name: `Mettre la photo ${name} dans le pack` });
const level = async (words: RegExp) =>
  waitFor(async () =>
    expect(await body.findByRole("region", { name: mixed.label })).toHaveTextContent(words),
  );

/** Each picture has a control of its own; tick boxes stay. */
export const Filling: Story = {
  decorators: [opened],
  play: async ({ canvas, userEvent }) => {
    await level(/3\sphotos sur 5/);
    await expect(await control("DSC_0401")).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(await control("DSC_0404"));
    await level(/4\sphotos sur 5/);
    await expect(await control("DSC_0404")).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "Cocher la photo DSC_0404" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect((await tray()).getAllByText(/^Place libre/)).toHaveLength(1);
  },
};

/** A picture shown large can join the pack, too, and leave it. */
export const FromStage: Story = {
  decorators: [opened],
  play: async ({ canvas, userEvent }) => {
    await level(/3\sphotos sur 5/);
    await userEvent.click(await canvas.findByRole("button", { name: /^Photo DSC_0404/ }));
    const dialog = within(await body.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "Mettre dans le pack" }));
    await expect(await dialog.findByRole("button", { name: "Retirer du pack" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Photo suivante" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Mettre dans le pack" }));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await dialog.findByRole("img", { name: "Photo DSC_0403" });
    await userEvent.click(await dialog.findByRole("button", { name: "Retirer du pack" }));
    await expect(await dialog.findByRole("button", { name: "Mettre dans le pack" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await level(/4\sphotos sur 5/);
    await expect(await control("DSC_0404")).toHaveAttribute("aria-pressed", "true");
  },
};

/** A pressed place is emptied, and its picture can be put back. */
export const Emptying: Story = {
  decorators: [opened],
  play: async ({ userEvent }) => {
    await userEvent.click(await body.findByRole("button", { name: "Retirer la photo DSC_0402 du pack" }));
    await level(/2\sphotos sur 5/);
    await expect(await control("DSC_0402")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(await body.findByRole("button", { name: "Remettre la photo DSC_0402" }));
    await level(/3\sphotos sur 5/);
  },
};

/** Once it is full, only its own pictures keep their control. */
export const Full: Story = {
  decorators: [opened],
  play: async ({ userEvent }) => {
    await userEvent.click(await control("DSC_0404"));
    await userEvent.click(await control("DSC_0405"));
    await level(/5\sphotos sur 5/);
    await waitFor(() => expect(body.getAllByRole("button", { name: /dans le pack$/ })).toHaveLength(5));
    await expect((await tray()).getByRole("button", { name: "Terminer" })).toBeEnabled();
  },
};

async function drag(tile: HTMLElement, to: HTMLElement): Promise<void> {
  const middle = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  const pointer = { pointerType: "mouse", button: 0, bubbles: true };
  await fireEvent.pointerDown(tile, { ...pointer, ...middle(tile) });
  await fireEvent.pointerMove(window, { ...pointer, ...middle(to) });
  await fireEvent.pointerUp(window, { ...pointer, ...middle(to) });
}

/** A picture dragged onto the tray joins the pack; dropped elsewhere it stays. */
export const Dragging: Story = {
  decorators: [opened],
  play: async ({ canvas }: Playing) => {
    await level(/3\sphotos sur 5/);
    await control("DSC_0404");
    const tile = canvas.getByRole("button", { name: /^Photo DSC_0404/ });
    await drag(tile, canvas.getByRole("heading", { level: 1 }));
    await level(/3\sphotos sur 5/);
    await drag(tile, body.getByRole("region", { name: mixed.label }));
    await level(/4\sphotos sur 5/);
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};

/** A drop on a place fills it; a picture is moved to a place of the other format. */
export const DraggedToPlace: Story = {
  decorators: [opened],
  play: async ({ canvas }: Playing) => {
    await level(/3\sphotos sur 5/);
    await control("DSC_0404");
    const free = (format: RegExp) => body.getByText(format).closest("li") as HTMLElement;
    await drag(canvas.getByRole("button", { name: /^Photo DSC_0404/ }), free(/^Place libre, fichier/));
    await level(/4\sphotos sur 5/);
    await waitFor(() => expect(shop.held.places.at(-1)?.groupPosition).toBe(2));
    await expect(body.queryByText(/^Place libre, fichier/)).toBeNull();
    await drag(
      body.getByRole("button", { name: "Retirer la photo DSC_0403 du pack" }),
      free(/^Place libre, 20x30/),
    );
    await waitFor(() => expect(shop.held.sent.at(-1)).toBe('groupPosition {"newGroupPosition":1}'));
    await waitFor(() => expect(free(/^Place libre, fichier/)).toBeVisible());
    await level(/4\sphotos sur 5/);
  },
};

/** With a running discount its price is what is paid, beside the price before it. */
export const Discounted: Story = {
  decorators: [opened],
  parameters: { msw: [answering(contract.discounts.listDiscounts, [discount]), ...calls] },
  play: async () => {
    await level(/Ancien prix\s*65,00\s€/);
    await level(/Nouveau prix\s*58,50\s€/);
  },
};

export const Refused: Story = {
  decorators: [opened],
  parameters: { msw: [refusing(contract.orderItems.addPictureToPack, "PACK_INCOMPATIBLE"), ...calls] },
  play: async ({ userEvent }) => {
    await userEvent.click(await control("DSC_0404"));
    const alert = await (await tray()).findByRole("alert");
    await expect(alert).toHaveTextContent("Cette photo n’est pas de la même catégorie que ce pack.");
    await level(/3\sphotos sur 5/);
    await userEvent.click(body.getByRole("button", { name: "J’ai compris" }));
    await waitFor(async () => expect((await tray()).queryByRole("alert")).toBeNull());
  },
};

/** An empty pack would be in the way of the order: it can be deleted here. */
export const Discarded: Story = {
  decorators: [opened],
  beforeEach: () => {
    shop.held = { ...begun(), places: [] };
  },
  play: async ({ userEvent }) => {
    await level(/0\sphoto sur 5/);
    await userEvent.click(body.getByRole("button", { name: "Supprimer ce pack vide" }));
    await waitFor(() => expect(body.queryByRole("region", { name: mixed.label })).toBeNull());
    await expect(shop.held.sent).toEqual(['delete {"target":{"mode":"void"}}']);
  },
};

/** Closed, its pictures stay in it; the mosaic is as before. */
export const Closed: Story = {
  decorators: [opened],
  play: async ({ userEvent }) => {
    await control("DSC_0404");
    await userEvent.click(body.getByRole("button", { name: "Fermer le pack" }));
    await waitFor(() => expect(body.queryByRole("button", { name: /dans le pack$/ })).toBeNull());
    await expect(body.queryByRole("region", { name: mixed.label })).toBeNull();
    await expect(shop.held.sent).toEqual([]);
  },
};

/** Ordered or removed since: nothing is left of it. */
export const Gone: Story = {
  decorators: [opened],
  beforeEach: () => {
    shop.held = { ...begun(), item: null };
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Photo DSC_0401/ });
    await waitFor(() => expect(sessionStorage.getItem("dossard.openPack")).toBeNull());
    await expect(body.queryByRole("region", { name: /pack/i })).toBeNull();
  },
};

export const Unreachable: Story = {
  decorators: [opened],
  parameters: { msw: [unreachable(contract.orderItems.readItemOfCurrentOrder), ...calls] },
  play: async () => {
    const lost = within(await body.findByRole("region", { name: "Votre pack" }));
    await expect(lost.getByText("Vous êtes hors connexion")).toBeVisible();
    await expect(lost.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

const creation = answering(contract.orderItems.createOrderItem, ({ body: sent }) => {
  shop.held = { ...begun(), places: [], sent: [JSON.stringify(sent)] };
  return { orderItemUuid: mixedItem.uuid };
});

/** A pack among the pictures begins at the first press, in its cheapest format. */
export const Started: Story = {
  decorators: [inShop()],
  parameters: { msw: [creation, ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: mixed.label }));
    await level(/0\sphoto sur 5/);
    await expect(shop.held.sent).toEqual([
      JSON.stringify({
        productUuid: mixed.uuid,
        productVariantUuid: "d3000000-0000-4000-8000-000000000001",
        quantity: 1,
      }),
    ]);
  },
};

export const StartRefused: Story = {
  decorators: [inShop()],
  parameters: { msw: [refusing(contract.orderItems.createOrderItem, "PAYMENT_IN_PROGRESS"), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: mixed.label }));
    const dialog = within(await body.findByRole("dialog", { name: mixed.label }));
    await expect(dialog.getByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
    await expect(dialog.getByRole("button", { name: "Créer le pack" })).toBeEnabled();
  },
};
