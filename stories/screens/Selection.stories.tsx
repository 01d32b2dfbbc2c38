import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusal } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { pictures, pictureUuids, searchCalls } from "../support/searchData.ts";

const calls = [...searchCalls, ...shopCalls];

const meta = {
  title: "screens/Selection",
  component: SearchRoute,
  parameters: { bare: true, path: "/search?view=selection", msw: calls },
  decorators: [inShop({ selected: pictureUuids.slice(0, 5) })],
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Ma sélection" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Photo DSC_0401/ })).toBeVisible();
    const step = canvas.getByRole("link", { current: "step" });
    await expect(step).toHaveAccessibleName("3 Composer votre panier");
  },
};

export const Empty: Story = {
  tags: ["phone"],
  decorators: [inShop()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Aucune photo sélectionnée" })).toBeVisible();
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
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Vider toute ma sélection" }));
    const dialog = await within(document.body).findByRole("dialog", {
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
    await expect(await canvas.findByRole("heading", { name: "Aucune photo sélectionnée" })).toBeVisible();
  },
};

const [, gone, ...others] = pictures;
export const PictureGone: Story = {
  parameters: {
    msw: [
      answering(contract.pictures.byUuid, ({ params }) =>
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
    // Skipped, and taken out of what is kept.
    await waitFor(() => expect(sessionStorage.getItem("dossard.selection")).not.toContain(gone?.uuid));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(4));
  },
};
