import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { WallRoute } from "../../src/routes/WallRoute.tsx";
import { answering, refusing, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { recentPictures } from "../support/wallData.ts";

/** A second screen at the event: its recent pictures, and where to find one's own. */
const meta = {
  title: "screens/Wall",
  component: WallRoute,
  tags: ["whole-page"],
  parameters: {
    bare: true,
    path: "/mur",
    msw: [answering(contract.pictures.listRecentPictures, recentPictures)],
  },
  decorators: [inShop()],
  render: () => (
    <Routes>
      <Route path="/mur" element={<WallRoute />} />
    </Routes>
  ),
} satisfies Meta<typeof WallRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its pictures change places by themselves, unless the reader asks for less motion or stops that. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Retrouvez vos photos" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Code QR de la boutique" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reprendre le défilement" }));
    await userEvent.click(canvas.getByRole("button", { name: "Arrêter le défilement" }));
    await expect(canvas.getByRole("button", { name: "Reprendre le défilement" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [answering(contract.pictures.listRecentPictures, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Pas encore de photo")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["no-picture"],
  parameters: { msw: [waiting(contract.pictures.listRecentPictures)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeInTheDocument();
  },
};

export const Failing: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.pictures.listRecentPictures, "INTERNAL")] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible());
  },
};
