import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { consentVersions } from "../../src/domain/orders/consents.ts";
import { CartRoute } from "../../src/routes/CartRoute.tsx";
import { answering, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import {
  addresses,
  cartCalls,
  customerCalls,
  discount,
  oneFile,
  order,
  orderUuid,
  prints,
  shopCalls,
} from "../support/orderData.ts";
import { comingEvent } from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

const addressed = { deliveryAddressId: 12, invoiceAddressId: 11, customerId: 7 };
const withoutStand = answering(contract.events.listEvents, []);
const calls = [...cartCalls(), ...customerCalls, ...shopCalls, withoutStand];
const summaryCalls = [...cartCalls(addressed), ...customerCalls, ...shopCalls];

/** From the cart to the payment: delivery or collection, addresses, consents; at a stand, the counter. */
const meta = {
  title: "screens/Checkout",
  component: CartRoute,
  parameters: { bare: true, msw: calls },
  decorators: [inShop({ signedIn: true })],
} satisfies Meta<typeof CartRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Pick<Parameters<Required<Story>["play"]>[0], "canvas" | "userEvent">;

export const Default: Story = {
  tags: ["tablet"],
  parameters: { path: "/cart?etape=recapitulatif", msw: summaryCalls },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Haras du Breuil, lieu-dit La Croix aux Chevaux")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /conditions générales/ })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /fichiers numériques/ })).not.toBeChecked();
    await expect(canvas.getByRole("button", { name: "Commander avec obligation de paiement" })).toBeVisible();
  },
};

export const Delivery: Story = {
  parameters: { path: "/cart?etape=livraison" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("radio", { name: /Livraison à domicile/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Continuer" }));
    await expect(await canvas.findByRole("heading", { name: "Adresse de livraison" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Étape précédente" }));
    await expect(await canvas.findByRole("heading", { name: "Livraison" })).toBeVisible();
  },
};

const standCalls = [
  answering(contract.events.listEvents, [comingEvent]),
  answering(contract.events.readEvent, comingEvent),
];

/** If an event offers a stand, prints can be collected there: no delivery address, no shipping. */
export const AtAStand: Story = {
  parameters: {
    path: "/cart?etape=livraison",
    msw: [
      answering(contract.orders.setClickAndCollectEvent, ({ body }) => {
        written.push(body);
        return { ...order, clickAndCollectEventUuid: comingEvent.uuid };
      }),
      answering(contract.orders.readOrder, () => ({
        ...order,
        clickAndCollectEventUuid: written.length === 0 ? null : comingEvent.uuid,
      })),
      ...standCalls,
      ...calls,
    ],
  },
  beforeEach: () => {
    written.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Retrait en Click&Collect/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Choisir l’événement" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: comingEvent.label }));
    await expect(await canvas.findByRole("heading", { name: "Adresse de facturation" })).toBeVisible();
    await expect(canvas.getByText("Étape 2 sur 3")).toBeVisible();
    await expect(written).toEqual([{ eventUuid: comingEvent.uuid }]);
    await userEvent.click(canvas.getByRole("button", { name: "Étape précédente" }));
    await expect(await canvas.findByText(`Au stand de « ${comingEvent.label} »`)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /Retrait en Click&Collect/ })).toBeChecked();
  },
};

const fetched = { invoiceAddressId: 11, customerId: 7, clickAndCollectEventUuid: comingEvent.uuid };

export const SummaryAtAStand: Story = {
  tags: ["no-picture"],
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [
      ...cartCalls({ ...fetched, totalPrice: 3600 }, [prints]),
      ...customerCalls,
      ...shopCalls,
      ...standCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("À partir du 1er août 2099, et jusqu’au 2 août 2099")).toBeVisible();
    await expect(canvas.queryByText("Adresse de livraison")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Modifier le retrait" })).toBeVisible();
  },
};

/** Closed while the shopper was paying: the server returns the order again, and the shopper chooses again. */
export const StandClosed: Story = {
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [
      answering(contract.orders.createCardPaymentLink, () => {
        payments.push("asked");
        return refusal("ADDRESSES_MISSING");
      }),
      answering(contract.orders.readOrder, () => ({
        ...order,
        ...fetched,
        clickAndCollectEventUuid: payments.length === 0 ? comingEvent.uuid : null,
      })),
      answering(contract.events.readEvent, comingEvent),
      ...calls,
    ],
  },
  beforeEach: () => {
    payments.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await agree({ canvas, userEvent });
    await expect(await canvas.findByText(/Le stand que vous aviez choisi n’est plus proposé/)).toBeVisible();
    await expect(await canvas.findByRole("radio", { name: /Livraison à domicile/ })).toBeChecked();
  },
};

/** A saved address for the delivery, then one for the invoice: both are saved to the order together. */
export const ChosenAddresses: Story = {
  parameters: {
    path: "/cart?etape=adresse",
    msw: [
      answering(contract.orders.setAddresses, ({ body }) => {
        written.push(body);
        return { ...order, ...addressed };
      }),
      answering(contract.orders.readOrder, () => (written.length === 0 ? order : { ...order, ...addressed })),
      ...calls,
    ],
  },
  beforeEach: () => {
    written.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Adresse de facturation identique" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Choisir 3 rue des Lices/ }));
    await expect(await canvas.findByRole("heading", { name: "Adresse de facturation" })).toBeVisible();
    await expect(canvas.getByText("Étape 3 sur 4")).toBeVisible();
    await userEvent.dblClick(
      canvas.getByRole("button", { name: /^Choisir Écuries Lefèvre-Noël, Haras du Breuil/ }),
    );
    await expect(await canvas.findByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    await expect(written).toEqual([{ deliveryAddressId: 12, invoiceAddressId: 11 }]);
  },
};
const written: unknown[] = [];

/** One address is enough: the invoice goes there too, unless it is unticked. */
export const SameAddress: Story = {
  ...ChosenAddresses,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("checkbox", { name: "Adresse de facturation identique" }),
    ).toBeChecked();
    await expect(canvas.getByText("Étape 2 sur 3")).toBeVisible();
    await userEvent.dblClick(await canvas.findByRole("button", { name: /^Choisir 3 rue des Lices/ }));
    await expect(await canvas.findByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    await expect(written).toEqual([{ deliveryAddressId: 12, invoiceAddressId: 12 }]);
  },
};

/** Without a saved address, the form shows at once. */
export const FirstAddress: Story = {
  parameters: {
    path: "/cart?etape=adresse",
    msw: [
      answering(contract.customers.listAddresses, () => (added.length === 0 ? [] : addresses.slice(0, 1))),
      answering(contract.customers.createAddress, ({ body }) => {
        added.push(body);
        return { ...(addresses[0] as (typeof addresses)[number]), ...(body as object) };
      }),
      answering(contract.orders.setAddresses, ({ body }) => ({ ...order, ...(body as typeof addressed) })),
      answering(contract.orders.readOrder, () =>
        added.length === 0 ? order : { ...order, deliveryAddressId: 11, invoiceAddressId: 11 },
      ),
      ...calls,
    ],
  },
  beforeEach: () => {
    added.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Valider cette adresse" }));
    await expect(canvas.getAllByText("Vous devez renseigner votre ville")).not.toHaveLength(0);
    await expect(added).toEqual([]);
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse" }), "3 rue des Lices");
    await userEvent.type(canvas.getByRole("textbox", { name: "Code postal" }), "35000");
    await userEvent.type(canvas.getByRole("textbox", { name: "Ville" }), "Rennes");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Destinataire/ }), " Iris Noël");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Valider cette adresse" }));
    await expect(await canvas.findByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    await expect(added).toEqual([
      { recipient: "Iris Noël", street: "3 rue des Lices", zipCode: "35000", city: "Rennes" },
    ]);
  },
};
const added: unknown[] = [];

/** The typed text stays if the address could not be saved. */
export const RefusedAddress: Story = {
  parameters: {
    path: "/cart?etape=adresse",
    msw: [
      answering(contract.customers.listAddresses, []),
      refusing(contract.customers.createAddress, "INVALID_INPUT"),
      ...calls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Adresse" }), "3 rue des Lices");
    await userEvent.type(canvas.getByRole("textbox", { name: "Code postal" }), "35000");
    await userEvent.type(canvas.getByRole("textbox", { name: "Ville" }), "Rennes");
    await userEvent.click(canvas.getByRole("button", { name: "Valider cette adresse" }));
    await expect(await canvas.findByText("Certaines informations ne sont pas valides.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveValue("Rennes");
  },
};

export const AddressesOffline: Story = {
  parameters: { path: "/cart?etape=adresse", msw: [unreachable(contract.customers.listAddresses), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" }, { timeout: 8000 })).toBeVisible();
  },
};

/** Files alone need no address: the summary shows at once. */
export const FilesAlone: Story = {
  parameters: {
    path: "/cart?etape=livraison",
    msw: [...cartCalls({ totalPrice: 1200 }, [oneFile]), ...customerCalls, ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    await expect(canvas.queryByText("Adresse de livraison")).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: /fichiers numériques/ })).toBeVisible();
  },
};

/** Prints alone have no waiver. */
export const PrintsAlone: Story = {
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [...cartCalls({ ...addressed, totalPrice: 3600 }, [prints]), ...customerCalls, ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: /conditions générales/ })).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { name: /fichiers numériques/ })).toBeNull();
  },
};

/** Nothing is sent unless both boxes are ticked. */
export const Unticked: Story = {
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [
      answering(contract.orders.createCardPaymentLink, () => {
        payments.push("asked");
        return refusal("INTERNAL");
      }),
      ...summaryCalls,
    ],
  },
  beforeEach: () => {
    payments.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Commander avec/ }));
    await expect(await canvas.findAllByText("Vous devez accepter les conditions générales.")).toHaveLength(2);
    await expect(canvas.getByRole("checkbox", { name: /conditions générales/ })).toBeInvalid();
    await expect(payments).toEqual([]);
  },
};
const payments: string[] = [];

/** A changed price is shown and needs a new agreement; the next attempt sends the new total. */
export const PriceChanged: Story = {
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [
      answering(contract.orders.createCardPaymentLink, ({ query }) => {
        payments.push(query.get("totalPrice") ?? "");
        return refusal(payments.length === 1 ? "PRICE_CHANGED" : "PAYMENT_IN_PROGRESS");
      }),
      answering(contract.orders.readOrder, () => ({
        ...order,
        ...addressed,
        totalPrice: payments.length === 0 ? 5310 : 5790,
      })),
      ...summaryCalls,
    ],
  },
  beforeEach: () => {
    payments.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /conditions générales/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /fichiers numériques/ }));
    await userEvent.dblClick(canvas.getByRole("button", { name: /^Commander avec/ }));
    await expect(await canvas.findByText("Nouveau total : 57,90 €")).toBeVisible();
    await expect(canvas.getByText("53,10 €").tagName).toBe("S");
    await expect(payments).toEqual(["5310"]);
    await userEvent.click(canvas.getByRole("button", { name: /^Commander avec/ }));
    await expect(await canvas.findByText(/Un paiement est en cours/)).toBeVisible();
    await expect(payments).toEqual(["5310", "5790"]);
  },
};

/** The stand: no account, payment at the counter. */
export const Counter: Story = {
  tags: ["kiosk"],
  globals: { theme: "stand", ...opensIn("kiosk") },
  decorators: [inShop({ placeWhat: "truck" })],
  parameters: {
    path: "/cart?etape=comptoir",
    msw: [...cartCalls({ totalPrice: 4320 }, [prints, oneFile, discount]), ...shopCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Commander avec/ }));
    await expect(await canvas.findAllByText("Vous devez renseigner votre adresse email.")).toHaveLength(2);
    await expect(await canvas.findAllByText("Vous devez renseigner votre nom de famille.")).toHaveLength(2);
    await expect(await canvas.findAllByText("Vous devez accepter les conditions générales.")).toHaveLength(2);
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse e-mail" }), "camille@example");
    await userEvent.click(canvas.getByRole("button", { name: /^Commander avec/ }));
    await expect(await canvas.findAllByText("Votre adresse email ne semble pas valide.")).toHaveLength(2);
  },
};

/** One order despite repeated presses; local storage then belongs to the next shopper. */
export const CounterOrdered: Story = {
  tags: ["no-picture"],
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  parameters: {
    path: "/cart?etape=comptoir",
    msw: [
      answering(contract.orders.finalizeCurrentOrder, ({ body }) => {
        finalized.push(body);
        return { orderUuid };
      }),
      ...cartCalls({ totalPrice: 4320 }, [prints, oneFile, discount]),
      ...shopCalls,
    ],
  },
  beforeEach: () => {
    finalized.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Adresse e-mail" }),
      " camille@example.fr ",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom de famille" }), "Lefèvre");
    await userEvent.click(canvas.getByRole("checkbox", { name: /conditions générales/ }));
    localStorage.setItem("dossard.filter", "{}");
    const order = canvas.getByRole("button", { name: /^Commander avec/ });
    await userEvent.dblClick(order);
    await waitFor(() => expect(localStorage).toHaveLength(0));
    // Ordered: pressing does nothing until the next screen shows.
    await new Promise((done) => setTimeout(done, 100));
    await userEvent.click(order);
    await expect(order).toHaveAttribute("aria-busy", "true");
    await new Promise((done) => setTimeout(done, 100));
    await expect(finalized).toEqual([
      {
        email: "camille@example.fr",
        lastName: "Lefèvre",
        phone: null,
        totalPrice: 4320,
        termsVersion: consentVersions.terms,
      },
    ]);
  },
};
const finalized: unknown[] = [];

export const AddressesLoading: Story = {
  parameters: { path: "/cart?etape=adresse", msw: [waiting(contract.customers.listAddresses), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chargement de vos adresses…")).toBeInTheDocument();
  },
};

/** With saved addresses, the form for a new one has a cancel button. */
export const AnotherAddress: Story = {
  parameters: { path: "/cart?etape=adresse" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Nouvelle adresse" }));
    await expect(canvas.getByRole("button", { name: "Valider cette adresse" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Annuler" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Nouvelle adresse" }));
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveValue("");
  },
};

export const InvoiceAddress: Story = {
  parameters: {
    path: "/cart?etape=facturation",
    msw: [...cartCalls({ deliveryAddressId: 12 }), ...customerCalls, ...shopCalls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Adresse de facturation" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Choisir 3 rue des Lices/ })).toBeVisible();
  },
};

async function agree({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: /conditions générales/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /fichiers numériques/ }));
  await userEvent.click(canvas.getByRole("button", { name: /^Commander avec/ }));
}

/** The button is busy until the bank's page opens. */
export const PaymentStarting: Story = {
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [waiting(contract.orders.createCardPaymentLink), ...summaryCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await agree({ canvas, userEvent });
    await expect(await canvas.findByText("Ouverture de la page de paiement…")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Commander avec/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const PaymentOffline: Story = {
  tags: ["no-picture"],
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [unreachable(contract.orders.createCardPaymentLink), ...summaryCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await agree({ canvas, userEvent });
    await expect(await canvas.findByText(/Connexion impossible/, {}, { timeout: 8000 })).toBeVisible();
  },
};

/** An address was deleted in another window. */
export const AddressesMissing: Story = {
  tags: ["no-picture"],
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [refusing(contract.orders.createCardPaymentLink, "ADDRESSES_MISSING"), ...summaryCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await agree({ canvas, userEvent });
    await expect(
      await canvas.findByText("Veuillez choisir une adresse de livraison et une adresse de facturation."),
    ).toBeVisible();
  },
};

/** The page has been open since before the terms changed. */
export const TermsChanged: Story = {
  tags: ["no-picture"],
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [refusing(contract.orders.createCardPaymentLink, "TERMS_CHANGED"), ...summaryCalls],
  },
  play: async ({ canvas, userEvent }) => {
    await agree({ canvas, userEvent });
    await expect(await canvas.findByText(/^Les conditions de vente ont changé/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recharger la page" })).toBeEnabled();
  },
};

/** The order is being paid in another window: the locked cart replaces the checkout. */
export const PaymentInProgress: Story = {
  parameters: {
    path: "/cart?etape=recapitulatif",
    msw: [
      answering(contract.orders.createCardPaymentLink, () => {
        payments.push("asked");
        return refusal("PAYMENT_IN_PROGRESS");
      }),
      answering(contract.orders.readOrder, () => ({
        ...order,
        ...addressed,
        status: payments.length === 0 ? ("uncomplete" as const) : ("paying" as const),
      })),
      ...summaryCalls,
    ],
  },
  beforeEach: () => {
    payments.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await agree({ canvas, userEvent });
    await expect(await canvas.findByRole("heading", { name: "Votre panier" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Un paiement est en cours");
    await expect(canvas.queryByRole("button", { name: "Valider la commande" })).toBeNull();
  },
};

const atTheCounter = {
  path: "/cart?etape=comptoir",
  msw: [...cartCalls({ totalPrice: 4320 }, [prints, oneFile, discount]), ...shopCalls],
};

async function order4320({ canvas, userEvent }: Scene) {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Adresse e-mail" }), "camille@example.fr");
  await userEvent.type(canvas.getByRole("textbox", { name: "Nom de famille" }), "Lefèvre");
  await userEvent.click(canvas.getByRole("checkbox", { name: /conditions générales/ }));
  await userEvent.click(canvas.getByRole("button", { name: /^Commander avec/ }));
}

export const CounterForm: Story = {
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand" },
  parameters: atTheCounter,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Téléphone/ })).toBeVisible();
    await expect(canvas.getByText("Le prix est à régler au comptoir.")).toBeVisible();
  },
};

export const CounterSending: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand" },
  parameters: {
    ...atTheCounter,
    msw: [waiting(contract.orders.finalizeCurrentOrder), ...atTheCounter.msw],
  },
  play: async ({ canvas, userEvent }) => {
    await order4320({ canvas, userEvent });
    await expect(await canvas.findByText("Enregistrement de la commande en cours…")).toBeInTheDocument();
  },
};

/** The typed text stays while the network is down. */
export const CounterOffline: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand" },
  parameters: {
    ...atTheCounter,
    msw: [unreachable(contract.orders.finalizeCurrentOrder), ...atTheCounter.msw],
  },
  play: async ({ canvas, userEvent }) => {
    await order4320({ canvas, userEvent });
    await expect(await canvas.findByText(/Connexion impossible/, {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom de famille" })).toHaveValue("Lefèvre");
  },
};

export const CounterPriceChanged: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ placeWhat: "truck" })],
  globals: { theme: "stand" },
  parameters: {
    ...atTheCounter,
    msw: [
      answering(contract.orders.finalizeCurrentOrder, () => {
        finalized.push("asked");
        return refusal("PRICE_CHANGED");
      }),
      answering(contract.orders.readOrder, () => ({
        ...order,
        totalPrice: finalized.length === 0 ? 4320 : 4800,
      })),
      ...atTheCounter.msw,
    ],
  },
  beforeEach: () => {
    finalized.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await order4320({ canvas, userEvent });
    await expect(await canvas.findByText("Nouveau total : 48,00 €")).toBeVisible();
    await expect(canvas.getByText("43,20 €").tagName).toBe("S");
  },
};
