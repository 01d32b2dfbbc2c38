import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { ShareSelectionModal } from "../../src/features/selection/ShareSelectionModal.tsx";

/** Passing a selection on: its link and its QR code. */
const meta = {
  title: "features/ShareSelection",
  component: ShareSelectionModal,
  args: {
    open: true,
    onOpenChange: fn(),
    link: {
      url: "https://photos.example/search?selection=7K3M9QX2WTB4",
      expiresAt: "2099-06-21T09:12:00.000Z",
    },
    failure: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof ShareSelectionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog itself, at a fixed address. */
export const Ready: Story = {
  play: async () => {
    const dialog = within(
      await within(document.body).findByRole("dialog", { name: "Partager ma sélection" }),
    );
    await waitFor(() => expect(dialog.getByRole("img", { name: "Code QR de ma sélection" })).toBeVisible());
    await expect(dialog.getByText("Ce lien est valable jusqu’au 21 juin 2099.")).toBeVisible();
  },
};
