import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { packCalls } from "../support/packData.ts";
import { manyPictures, pictures, pictureUuids, searchCalls } from "../support/searchData.ts";

const calls = [...packCalls, ...searchCalls, ...shopCalls];
const hundreds = manyPictures.slice(0, 300);

/** « Ma sélection »: the pictures that the shopper has kept. */
const meta = {
  title: "screens/Selection",
  component: SearchRoute,
  parameters: { bare: true, path: "/search?view=selection", msw: calls },
  decorators: [inShop({ selected: pictureUuids.slice(0, 5) })],
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["tablet", "kiosk"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Ma sélection" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Photo DSC_0401/ })).toBeVisible();
    const step = canvas.getByRole("link", { current: "step" });
    await expect(step).toHaveAccessibleName("3 Composer votre panier");
  },
};

export const Empty: Story = {
  decorators: [inShop()],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Aucune photo dans Ma sélection" }),
    ).toBeVisible();
  },
};

export const TickedAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0402" }));
    await userEvent.click(canvas.getByRole("button", { name: "Retirer de ma sélection" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Photo DSC_0402/ })).toBeNull());
    await expect(await canvas.findByRole("button", { name: /^Photo DSC_0403/ })).toBeVisible();
  },
};

export const Clearing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vider toute ma sélection" }));
    const dialog = await within(document.body).findByRole("alertdialog", {
      name: "Vider toute ma sélection\u202f?",
    });
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Annuler" })).toBeVisible());
  },
};

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vider toute ma sélection" }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole("button", { name: "Vider ma sélection" }));
    await expect(
      await canvas.findByRole("heading", { name: "Aucune photo dans Ma sélection" }),
    ).toBeVisible();
  },
};

/** A picture with names is called by them. */
export const Named: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.pictures.readPicture, ({ params }) => {
        const picture = pictures.find(({ uuid }) => uuid === params.uuid);
        return picture ? { ...picture, names: ["Oeil d’Or", "Jeanne Lefèvre"] } : refusal("NOT_FOUND");
      }),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    const called = "Oeil d’Or\u00a0· Jeanne Lefèvre, DSC_0402";
    await expect(await canvas.findByRole("button", { name: `Cocher la photo ${called}` })).toBeVisible();
    await expect(canvas.getByRole("button", { name: new RegExp(`^Photo ${called}, `) })).toBeVisible();
  },
};

const [, gone, ...others] = pictures;
export const PictureGone: Story = {
  parameters: {
    msw: [
      answering(contract.pictures.readPicture, ({ params }) =>
        params.uuid === gone?.uuid
          ? refusal("NOT_FOUND")
          : (pictures.find(({ uuid }) => uuid === params.uuid) ?? refusal("NOT_FOUND")),
      ),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: `Cocher la photo ${others[0]?.name}` }),
    ).toBeVisible();
    // Skipped, and removed from storage.
    await waitFor(() => expect(sessionStorage.getItem("dossard.selection")).not.toContain(gone?.uuid));
    await waitFor(() => expect(canvas.getAllByRole("gridcell")).toHaveLength(4));
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.pictures.readPicture), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "Photos de ma sélection" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Photo DSC/ })).toBeNull();
  },
};

/** Pictures that fail to load stay in the selection: a retry loads them. */
export const Failing: Story = {
  parameters: { msw: [refusing(contract.pictures.readPicture, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("region", { name: "Photos non chargées" });
    await expect(bar).toHaveTextContent("Une erreur est survenue");
    await expect(sessionStorage.getItem("dossard.selection")).toContain(pictureUuids[0]);
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.pictures.readPicture), ...calls] },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("region", { name: "Photos non chargées" }, { timeout: 8000 });
    await expect(bar).toHaveTextContent("Connexion impossible");
  },
};

export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0402" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cocher la photo DSC_0404" }));
    await expect(canvas.getByText("2 photos cochées")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer de ma sélection" })).toBeVisible();
  },
};

/** The bar takes the ticked pictures to a pack, and stays behind the modal. */
export const TickedForPack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0402" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cocher la photo DSC_0404" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter à un pack" }));
    const dialog = await within(document.body).findByRole("dialog", { name: "2 photos cochées" });
    await within(dialog).findByRole("heading", { name: "Ajouter 2 photos à un pack" });
  },
};

/** Taller than one screen: the badge counts, the mosaic scrolls. */
export const Full: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ selected: hundreds.map(({ uuid }) => uuid) })],
  parameters: {
    msw: [
      answering(
        contract.pictures.readPicture,
        ({ params }) => hundreds.find(({ uuid }) => uuid === params.uuid) ?? refusal("NOT_FOUND"),
      ),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("300")).toBeVisible();
    const grid = canvas.getByRole("grid", { name: "Photos de ma sélection" });
    await waitFor(() => expect(grid).toHaveAttribute("aria-rowcount", "75"));
  },
};
