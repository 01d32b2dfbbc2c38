import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { shopperMessages } from "../../src/api/contract/errors.ts";
import { PackProgressStep } from "../../src/features/addPicture/PackProgressStep.tsx";
import { PackSelectionStep } from "../../src/features/addPicture/PackSelectionStep.tsx";
import { PackDoneFooter, PackDoneStep } from "../../src/features/addPicture/steps/afterPack.tsx";
import { VariantStep } from "../../src/features/addPicture/steps/variantSelection.tsx";
import { Button, Modal } from "../../src/ui/index.ts";
import { inShop } from "../support/inShop.tsx";
import { fivePrints, openCarPack, openPacks, packOffers, pricings } from "../support/packData.ts";
import { failed, loaded, stillLoading } from "../support/queryStates.ts";

/** The modal around a step, like the picture's own steps. */
function InModal({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Photo DSC_0401"
        closeLabel="Fermer"
        footer={footer ?? <Button onClick={() => setOpen(false)}>Retour</Button>}
      >
        {children}
      </Modal>
    </>
  );
}

/** The add-picture modal where packs are on offer: a new pack, or one with a free place. */
const meta = {
  title: "features/AddPicturePacks",
  component: PackSelectionStep,
  args: {
    choices: loaded({ open: openPacks, offers: packOffers, pricings }),
    pictures: { pricingId: 1, count: 1 },
    busyUuid: null,
    refused: null,
    onRetry: fn(),
    onFill: fn(),
    onMake: fn(),
  },
  render: (args) => (
    <InModal>
      <PackSelectionStep {...args} />
    </InModal>
  ),
  decorators: [inShop()],
} satisfies Meta<typeof PackSelectionStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
/** Waits until the dialog has faded in. */
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

/** Scrolls the button into view first: scrolling hides a tooltip. */
async function focusInView(button: HTMLElement) {
  button.blur();
  button.scrollIntoView({ block: "center" });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  button.focus({ preventScroll: true });
}

/** Packs of the cart with their free places, then products for a new pack. */
export const PackSelection: Story = {
  play: async ({ args, userEvent }) => {
    await seen(await body.findByRole("heading", { name: "Choisissez un pack" }));
    await expect(body.getByText("Il reste 2 places sur 5")).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: /^Ajouter à ce pack.*Pack 5 tirages/ }));
    await expect(args.onFill).toHaveBeenCalledWith(openPacks[0]?.item.uuid);
    await userEvent.click(body.getByRole("button", { name: /^Créer le pack.*Pack 3 fichiers$/ }));
    await expect(args.onMake).toHaveBeenCalledWith(packOffers[2]?.product.uuid);
    // The list's scroll position depends on the timing of the focus.
    body.getByRole("dialog").focus({ preventScroll: true });
    body.getByRole("heading", { name: "Choisissez un pack" }).scrollIntoView({ block: "end" });
  },
};

export const PacksLoading: Story = {
  args: { choices: stillLoading },
  play: async () => {
    await expect(await body.findByText("Chargement des packs…")).toBeInTheDocument();
  },
};

export const PacksFailing: Story = {
  args: { choices: failed("INTERNAL") },
  play: async ({ args, userEvent }) => {
    await seen(await body.findByRole("heading", { name: "Une erreur est survenue" }));
    await userEvent.click(body.getByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const PacksOffline: Story = {
  args: { choices: failed("NETWORK") },
  play: async () => {
    await seen(await body.findByRole("heading", { name: "Vous êtes hors connexion" }));
  },
};

export const NoOpenPack: Story = {
  args: { choices: loaded({ open: [], offers: packOffers, pricings }) },
  play: async () => {
    await seen(await body.findByRole("heading", { name: "Aucun pack incomplet en cours" }));
    await expect(body.getByRole("heading", { name: "Créer un nouveau pack" })).toBeVisible();
  },
};

/** A pack of another pricing is marked, and its disabled button says why. */
export const Incompatible: Story = {
  args: { choices: loaded({ open: [...openPacks, openCarPack], offers: packOffers, pricings }) },
  play: async ({ args, userEvent }) => {
    await seen(await body.findByText("Incompatible"));
    const button = body.getByRole("button", { name: /^Ajouter à ce pack.*Pack Paddock/ });
    await userEvent.click(button);
    await expect(args.onFill).not.toHaveBeenCalled();
    await focusInView(button);
    await waitFor(() =>
      expect(body.getByRole("tooltip")).toHaveTextContent(
        // The matcher normalises every space.
        "Vous ne pouvez pas ajouter cette photographie (catégorie « Équestre ») à ce pack (catégorie « Automobile »).",
      ),
    );
  },
};

export const Adding: Story = {
  args: { busyUuid: openPacks[0]?.item.uuid ?? null },
  play: async () => {
    const busy = await body.findByRole("button", { name: /^Ajouter à ce pack.*Pack 5 tirages/ });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(body.getByText("Ajout au pack en cours…")).toBeInTheDocument();
  },
};

export const Creating: Story = {
  args: { busyUuid: packOffers[2]?.product.uuid ?? null },
  play: async () => {
    await expect(
      await body.findByRole("button", { name: /^Créer le pack.*Pack 3 fichiers$/ }),
    ).toHaveAttribute("aria-busy", "true");
    await expect(body.getByText("Création du pack en cours…")).toBeInTheDocument();
  },
};

export const AlreadyInPack: Story = {
  args: { refused: shopperMessages.PICTURE_ALREADY_IN_PACK },
  play: async () => {
    await expect(await body.findByRole("alert")).toHaveTextContent(
      "Cette photo est déjà dans un pack. Veuillez en choisir une autre.",
    );
  },
};

export const LockedByPayment: Story = {
  args: { refused: shopperMessages.PAYMENT_IN_PROGRESS },
  play: async () => {
    await expect(await body.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
  },
};

/** A pack with several formats first asks for one. */
export const PackVariant: Story = {
  render: () => (
    <InModal>
      <VariantStep product={fivePrints} variants={packOffers[0]?.variants ?? []} onChoose={fn()} />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByRole("button", { name: /15x22\scm/ }));
    await seen(body.getByRole("button", { name: /20x30\scm/ }));
  },
};

const doneFooter = <PackDoneFooter packHref="/orderItem/1" cartHref="/cart" onQuit={fn()} />;

export const AfterPackCreation: Story = {
  render: () => (
    <InModal footer={doneFooter}>
      <PackDoneStep step="afterPackCreation" packLabel="Pack 5 tirages" filled={1} capacity={5} />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByRole("heading", { name: "Pack créé" }));
    await expect(body.getByText(/Il reste 4 photos à choisir/)).toBeVisible();
    await expect(body.getByRole("link", { name: "Voir le pack" })).toHaveAttribute("href", "/orderItem/1");
    await expect(body.getByRole("link", { name: "Voir le panier" })).toHaveAttribute("href", "/cart");
    await expect(body.getByRole("button", { name: "Quitter" })).toBeVisible();
  },
};

export const AfterPackUpdate: Story = {
  render: () => (
    <InModal footer={doneFooter}>
      <PackDoneStep step="afterPackUpdate" packLabel="Pack 5 tirages" filled={4} capacity={5} />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByRole("heading", { name: "Photo ajoutée au pack" }));
    await expect(body.getByText(/Il reste 1 photo à choisir/)).toBeVisible();
  },
};

export const AfterPackFilled: Story = {
  render: () => (
    <InModal footer={doneFooter}>
      <PackDoneStep step="afterPackUpdate" packLabel="Pack 5 tirages" filled={5} capacity={5} />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByText(/Il est complet/));
  },
};

/** Three pictures ticked in the selection: packs with too few places say how many they take. */
export const MultiPackSelection: Story = {
  args: { pictures: { pricingId: 1, count: 3 } },
  play: async ({ args, userEvent }) => {
    await seen(await body.findByRole("heading", { name: "Ajouter 3 photos à un pack" }));
    const button = body.getByRole("button", { name: /^Ajouter à ce pack.*Pack 5 tirages/ });
    await userEvent.click(button);
    await expect(args.onFill).not.toHaveBeenCalled();
    await focusInView(button);
    await waitFor(() =>
      expect(body.getByRole("tooltip")).toHaveTextContent(
        "Ce pack peut accueillir 2 photos supplémentaires. Vous en avez sélectionné 3.",
      ),
    );
  },
};

export const MultiNewPackTooSmall: Story = {
  args: {
    pictures: { pricingId: 1, count: 4 },
    choices: loaded({ open: [], offers: packOffers, pricings }),
  },
  play: async ({ args, userEvent }) => {
    const button = await body.findByRole("button", { name: /^Créer le pack.*Pack 3 fichiers$/ });
    await userEvent.click(button);
    await expect(args.onMake).not.toHaveBeenCalled();
    await focusInView(button);
    await waitFor(() =>
      expect(body.getByRole("tooltip")).toHaveTextContent(
        "Ce pack peut accueillir 3 photos. Vous en avez sélectionné 4.",
      ),
    );
  },
};

/** Adds one picture at a time; pictures already added stay if the page closes. */
export const MultiAdding: Story = {
  render: () => (
    <InModal>
      <PackProgressStep packLabel="Pack 5 tirages" total={5} added={2} refused={[]} />
    </InModal>
  ),
  play: async () => {
    const bar = await body.findByRole("progressbar", { name: /Pack 5 tirages/ });
    await expect(bar).toHaveAttribute("aria-valuetext", "2 photos sur 5");
  },
};

export const MultiAdded: Story = {
  render: () => (
    <InModal footer={doneFooter}>
      <PackProgressStep packLabel="Pack 5 tirages" total={3} added={3} refused={[]} remaining={2} />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByRole("heading", { name: "Photos ajoutées au pack" }));
    await expect(body.getByText(/3 photos ont rejoint le pack/)).toBeVisible();
  },
};

/** A failed picture does not stop the others. */
export const MultiPartlyRefused: Story = {
  render: () => (
    <InModal footer={doneFooter}>
      <PackProgressStep
        packLabel="Pack 5 tirages"
        total={3}
        added={2}
        refused={[{ name: "DSC_0403", message: shopperMessages.PICTURE_ALREADY_IN_PACK }]}
        remaining={0}
      />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByText("1 photo n’a pas pu être ajoutée"));
    await expect(body.getByText(/^DSC_0403.*déjà dans un pack/)).toBeVisible();
    await expect(body.getByText(/2 photos ont rejoint le pack.*Il est complet/)).toBeVisible();
  },
};

export const MultiAllRefused: Story = {
  render: () => (
    <InModal footer={doneFooter}>
      <PackProgressStep
        packLabel="Pack 5 tirages"
        total={2}
        added={0}
        refused={["DSC_0403", "DSC_0404"].map((name) => ({
          name,
          message: shopperMessages.PICTURE_ALREADY_IN_PACK,
        }))}
        remaining={2}
      />
    </InModal>
  ),
  play: async () => {
    await seen(await body.findByRole("heading", { name: "Aucune photo ajoutée au pack" }));
    await expect(body.getByText("2 photos n’ont pas pu être ajoutées")).toBeVisible();
  },
};
