import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { PartUnavailable } from "../../src/browser/importPart.ts";
import { CookieNotice } from "../../src/shell/CookieNotice.tsx";
import { MissingPart } from "../../src/shell/MissingPart.tsx";
import { OutboxNotice, RefusedChanges } from "../../src/shell/OutboxNotice.tsx";
import { untilLoaded } from "../../src/state/lazyPart.ts";
import { Heading, Page, TextField } from "../../src/ui/index.ts";
import { waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { keeping } from "../support/keeping.tsx";

/** What the shop says about the browser it runs in: cookies refused, storage closed, code that does not load. */
const meta = {
  title: "features/Notices",
  component: CookieNotice,
  parameters: { bare: true },
} satisfies Meta<typeof CookieNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sets a property of the browser for the duration of the story. */
const browserWith =
  (owner: Document | Window, name: string, property: PropertyDescriptor): Decorator =>
  (Story) => {
    const [usual] = useState(() => {
      const found = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { ...property, configurable: true });
      return found;
    });
    useEffect(
      () => () => {
        if (usual) Object.defineProperty(owner, name, usual);
        else Reflect.deleteProperty(owner, name);
      },
      [usual],
    );
    return <Story />;
  };

const told: Story["play"] = async ({ canvas }) => {
  const notice = canvas.getByRole("region", { name: "Cookies refusés" });
  await expect(notice).toHaveTextContent("Votre navigateur n’enregistre rien pour cette boutique.");
};

export const CookiesRefused: Story = {
  decorators: [browserWith(document, "cookie", { get: () => "", set: () => {} })],
  play: told,
};

/** The browser blocks all site data: accessing storage throws. */
export const StorageClosed: Story = {
  decorators: [
    browserWith(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  ],
  play: told,
};

export const CookiesTaken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "Cookies refusés" })).toBeNull();
  },
};

interface MissingProps {
  /** Whether the shop was rebuilt meanwhile. */
  isOutdated?: boolean;
  /** Number of failed requests for the part. Default: until the story ends. */
  failures?: number;
}

/** A screen with a part that fails to load; text typed in it prevents a reload. */
function Missing({ isOutdated = false, failures = Number.POSITIVE_INFINITY }: MissingProps) {
  useEffect(() => {
    let left = failures;
    void untilLoaded(async () => {
      if (left > 0) {
        left -= 1;
        throw new PartUnavailable("assets/part.js", isOutdated);
      }
    });
    return () => {
      left = 0;
      dispatchEvent(new Event("online"));
    };
  }, [isOutdated, failures]);
  return (
    <>
      <Page>
        <Heading level={1}>Mon compte</Heading>
        <TextField label="Rue" name="street" value="12 rue des Écuries" readOnly />
      </Page>
      <MissingPart />
    </>
  );
}

const notice = async () =>
  within(await within(document.body).findByRole("region", { name: "Connexion" })).getByRole("status");

/** Offline: the part is drawn once the network is back. */
export const PartUnreachable: Story = {
  tags: ["whole-page"],
  render: () => <Missing />,
  play: async () => {
    await waitFor(async () =>
      expect(await notice()).toHaveTextContent(
        "Connexion impossible. La suite s’affiche dès que le réseau revient.",
      ),
    );
  },
};

/** The page is older than the shop, and an automatic reload would lose typed text. */
export const PartOutdated: Story = {
  tags: ["whole-page"],
  render: () => <Missing isOutdated />,
  play: async () => {
    await waitFor(async () =>
      expect(await notice()).toHaveTextContent(
        "La boutique a été mise à jour. Rechargez la page pour continuer.",
      ),
    );
  },
};

export const PartThereAgain: Story = {
  tags: ["whole-page"],
  render: () => <Missing failures={1} />,
  play: async () => {
    await waitFor(async () => expect(await notice()).not.toBeEmptyDOMElement());
    dispatchEvent(new Event("online"));
    await waitFor(async () => expect(await notice()).toBeEmptyDOMElement());
  },
};

const cartNotices = () => (
  <>
    <Page>
      <Heading level={1}>Votre panier</Heading>
    </Page>
    <MissingPart>
      <OutboxNotice />
    </MissingPart>
    <RefusedChanges />
  </>
);

/** Two changes of the cart wait for the network. */
export const CartChangesQueued: Story = {
  tags: ["no-picture"],
  decorators: [
    keeping("cartOutbox", [
      { key: "key-1", change: { name: "removeItem", uuid: "a", mode: "void" } },
      { key: "key-2", change: { name: "removeItem", uuid: "b", mode: "void" } },
    ]),
    inShop(),
  ],
  parameters: { msw: [waiting(contract.orderItems.deleteOrderItem)] },
  render: cartNotices,
  play: async () => {
    await waitFor(async () =>
      expect(await notice()).toHaveTextContent(
        "Hors connexion : 2 changements de votre panier seront envoyés dès que le réseau revient.",
      ),
    );
  },
};

/** The server has refused changes that were made offline. */
export const CartChangesRefused: Story = {
  tags: ["no-picture"],
  decorators: [
    keeping("cartOutboxRefused", [
      { name: "addPicture", message: "Cette photo n’est plus en vente." },
      { name: "changeItem", message: "Un paiement est en cours." },
    ]),
    inShop(),
  ],
  render: cartNotices,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Changements refusés" })).toHaveTextContent(
      "Une photo ajoutée hors connexion n’a pas pu être mise dans votre panier. Cette photo n’est plus en vente.",
    );
  },
};

export const CartRefusalsDismissed: Story = {
  ...CartChangesRefused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "J’ai compris" }));
    await expect(canvas.queryByRole("region", { name: "Changements refusés" })).toBeNull();
  },
};
