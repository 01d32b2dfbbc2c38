import type { Meta, StoryObj } from "@storybook/react-vite";
import { useAtomValue } from "jotai";
import { expect, fn, waitFor, within } from "storybook/test";
import { ApiError } from "../../src/api/apiError.ts";
import { contract } from "../../src/api/contract/contract.ts";
import { leavingAtom } from "../../src/features/kiosk/atoms.ts";
import { ContinueOnPhoneModal } from "../../src/features/kiosk/ContinueOnPhoneModal.tsx";
import { ContinueOnPhone } from "../../src/widgets/ContinueOnPhone.tsx";
import { answering, refusal, unreachable } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { opensIn } from "../support/window.ts";

/** A stand's cart and selection, offered to the shopper's phone by a code to scan. */
const meta = {
  title: "features/ContinueOnPhone",
  component: ContinueOnPhoneModal,
  globals: { theme: "stand" },
  args: {
    handover: { state: "shown", code: "7K3M9QX2WTB4" },
    linkOf: (code) => `https://stand.dossard.example/t/${code}`,
    canceling: false,
    cancelFailure: null,
    onCancel: fn(),
    onRenew: fn(),
  },
} satisfies Meta<typeof ContinueOnPhoneModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const opened = async () => within(await body.findByRole("dialog", { name: "Continuer sur votre téléphone" }));

/** The code, and its address for a phone whose camera reads none. */
export const Shown: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole("img", { name: /^Code QR/ })).toBeVisible());
    await expect(
      dialog.getByText("stand.dossard.example/t/7K3M\u2060-\u20609QX2\u2060-\u2060WTB4"),
    ).toBeVisible();
    await expect(dialog.getByText("En attente de votre téléphone…")).toBeVisible();
    await expect(dialog.getByText(/une seule fois, pendant 10 minutes/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Preparing: Story = {
  tags: ["no-picture"],
  args: { handover: { state: "preparing" } },
  play: async () => {
    await expect(await (await opened()).findByText("Préparation du code…")).toBeInTheDocument();
  },
};

/** Nobody has used it in time: everything is still here. */
export const Expired: Story = {
  tags: ["no-picture"],
  args: { handover: { state: "expired" } },
  play: async ({ userEvent, args }) => {
    const dialog = await opened();
    await expect(dialog.getByText(/toujours sur cet écran/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Afficher un nouveau code" }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};

/** The cart was emptied in another window of the stand. */
export const NothingLeft: Story = {
  tags: ["no-picture"],
  args: { handover: { state: "failed", failure: new ApiError("ORDER_EMPTY") } },
  play: async () => {
    await expect((await opened()).getByText(/il n’y a rien à emporter/)).toBeVisible();
  },
};

/** « Annuler » without a network: the code may still be used, so the dialog stays and says so. */
export const NotCanceled: Story = {
  tags: ["no-picture"],
  args: { cancelFailure: new ApiError("NETWORK") },
  play: async () => {
    await expect(within(document.body).getByRole("alert")).toBeVisible();
  },
};

const selected = ["90000000-0000-4000-8000-000000000077"];
const asked: string[] = [];
const onClose = fn();
const creating = answering(contract.visitors.createHandover, ({ body: given }) => {
  asked.push(`create ${(given as { pictureUuids: string[] }).pictureUuids}`);
  return { code: "7K3M9QX2WTB4", expiresAt: "2099-06-21T09:12:00.000Z" };
});

function AtKiosk() {
  const leaving = useAtomValue(leavingAtom);
  return leaving ? <p role="status">Écran suivant</p> : <ContinueOnPhone onClose={onClose} />;
}

const atKiosk: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ placeWhat: "truck", selected })],
  render: () => <AtKiosk />,
  beforeEach: () => {
    asked.length = 0;
    onClose.mockClear();
  },
};

/** Once the phone has used the code, the screen is the next shopper's. */
export const TakenByPhone: Story = {
  ...atKiosk,
  parameters: { msw: [creating, answering(contract.visitors.readHandover, { isTaken: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Écran suivant", {}, { timeout: 8000 })).toBeVisible();
    await expect(asked).toEqual([`create ${selected}`]);
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** « Annuler » ends the code at the server, then closes. */
export const Cancels: Story = {
  ...atKiosk,
  parameters: {
    msw: [
      creating,
      answering(contract.visitors.readHandover, { isTaken: false }),
      answering(contract.visitors.cancelHandover, () => {
        asked.push("cancel");
        return { isTaken: false };
      }),
    ],
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await dialog.findByRole("img", { name: /^Code QR/ });
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await expect(asked).toEqual([`create ${selected}`, "cancel"]);
  },
};

/** A phone was faster than « Annuler »: the cart is there, so this screen forgets it. */
export const CanceledTooLate: Story = {
  ...atKiosk,
  parameters: {
    msw: [
      creating,
      answering(contract.visitors.readHandover, { isTaken: false }),
      answering(contract.visitors.cancelHandover, { isTaken: true }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened();
    await dialog.findByRole("img", { name: /^Code QR/ });
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await expect(await canvas.findByText("Écran suivant")).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** A code that has expired is replaced on request. */
export const Renewed: Story = {
  ...atKiosk,
  parameters: {
    msw: [creating, answering(contract.visitors.readHandover, () => refusal("NOT_FOUND"))],
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(
      await dialog.findByRole("button", { name: "Afficher un nouveau code" }, { timeout: 8000 }),
    );
    await expect(await dialog.findByRole("img", { name: /^Code QR/ })).toBeInTheDocument();
    await expect(asked).toHaveLength(2);
  },
};

export const Offline: Story = {
  ...atKiosk,
  parameters: { msw: [unreachable(contract.visitors.createHandover)] },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole("button", { name: "Réessayer" }, { timeout: 8000 })).toBeVisible();
  },
};
