import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { CounterRoute } from "../../src/routes/CounterRoute.tsx";
import { answering, refusal, refusing, waiting } from "../support/calls.ts";
import {
  counterCalls,
  counterOrder,
  counterOrders,
  counterWhole,
  openCounter,
  paidWhole,
} from "../support/counterData.ts";
import { inShop } from "../support/inShop.tsx";
import { pictures } from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

const closed = { openedBy: ["code" as const], isOpen: false, closesAt: null, scopes: [] };

/** The operator's side of a stand: the orders that wait to be paid, found by their code. */
const meta = {
  title: "screens/Counter",
  component: CounterRoute,
  parameters: { bare: true, path: "/comptoir", msw: counterCalls },
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  render: () => (
    <Routes>
      <Route path="/comptoir" element={<CounterRoute />} />
    </Routes>
  ),
} satisfies Meta<typeof CounterRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const orderPath = `/comptoir?commande=${counterOrder.uuid}`;

/** The day's orders, filtered by the typed text. */
export const Default: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["kiosk"],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "4F7C\u00a0· Lefèvre-Noël" })).toHaveAttribute(
      "href",
      orderPath,
    );
    await expect(await canvas.findByText("16 commandes, 1 588,50 €")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "aubigne");
    await expect(await canvas.findByText("1 commande")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "09B1\u00a0· D'Aubigné" })).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox"));
    await expect(await canvas.findByText("3 commandes")).toBeVisible();
  },
};

/** An order that comes in while the counter is open is listed and heard, once; none is heard with the bell off. */
export const NewOrder: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.counter.listCounterOrders, () =>
        counterOrders.filter(({ code }) => placed.includes(code)),
      ),
      ...counterCalls,
    ],
  },
  beforeEach: () => {
    placed.splice(0, placed.length, "C0DE");
    const tones = spyOn(OscillatorNode.prototype, "start");
    return () => tones.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const { start } = OscillatorNode.prototype;
    const place = async (code: string, count: string) => {
      placed.push(code);
      await userEvent.click(canvas.getByRole("button", { name: "Actualiser" }));
      await canvas.findByText(count);
    };
    await canvas.findByText("1 commande");
    await userEvent.click(canvas.getByRole("button", { name: "Actualiser" }));
    await canvas.findByText("La liste est à jour");
    await expect(start).not.toHaveBeenCalled();
    await place("4F7C", "2 commandes");
    await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole("heading", { name: "En attente" }).parentElement).toHaveTextContent(/4F7C/);

    await userEvent.click(canvas.getByRole("switch", { name: "Sonner à chaque nouvelle commande" }));
    await place("09B1", "3 commandes");
    await expect(start).toHaveBeenCalledTimes(2);
  },
};
const placed: string[] = [];

/** The printed part of a picture, as its shopper moved it, and who it shows. */
export const Cropped: Story = {
  tags: ["no-picture"],
  parameters: {
    path: orderPath,
    msw: [
      answering(contract.counter.readCounterOrder, {
        ...counterWhole,
        lines: counterWhole.lines.slice(0, 1).map((line) => ({
          ...line,
          pictures: pictures.slice(0, 1).map(({ uuid, name, eventUuid, contestUuid }) => ({
            ...{ uuid, name, eventUuid, contestUuid },
            names: ["Oeil d’Or", "Jeanne Lefèvre"],
          })),
          crop: { ratio: 1.5, offset: 0, words: "Cadrage à gauche" },
        })),
      }),
      ...counterCalls,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Cadrage à gauche")).toBeVisible();
    await expect(canvas.getByText("Photo Oeil d’Or · Jeanne Lefèvre, DSC_0401")).toBeVisible();
    await expect(canvasElement.querySelector("article img")).toHaveStyle({ objectPosition: "0% 0%" });
  },
};

/** A full code is searched in the orders of every day. */
export const NotFound: Story = {
  parameters: {
    msw: [
      answering(contract.counter.listCounterOrders, ({ query }) =>
        query.get("code") === "FFFF" ? [] : counterOrders,
      ),
      ...counterCalls,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "ffff");
    await expect(await canvas.findByText("Aucune commande ne correspond")).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: {
    msw: [
      answering(contract.counter.readCounterState, closed),
      answering(contract.counter.openCounter, { isSuccess: false, closesAt: null }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Code du comptoir/), "000000{Enter}");
    await expect(await canvas.findAllByText("Ce code n’est pas celui du comptoir.")).toHaveLength(2);
  },
};

/** On the main site, or at a stand beside its code. */
export const Password: Story = {
  parameters: {
    msw: [
      answering(contract.counter.readCounterState, { ...closed, openedBy: ["code", "password"] }),
      answering(contract.counter.loginOperator, { isSuccess: false, closesAt: null }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Utiliser une adresse e-mail" }));
    await userEvent.type(canvas.getByLabelText(/^Mot de passe/), "bosquet{Enter}");
    await expect(await canvas.findAllByText("Vous devez renseigner votre adresse e-mail.")).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText(/^Adresse e-mail/), "zoe@example.fr{Enter}");
    await expect(
      await canvas.findByText("Cette adresse ou ce mot de passe n’ouvre pas le comptoir."),
    ).toBeVisible();
  },
};

/** Whoever makes the prints does not see what was sold. */
export const WithoutSales: Story = {
  parameters: {
    msw: [
      answering(contract.counter.readCounterState, {
        ...closed,
        isOpen: true,
        closesAt: "2026-05-16T19:00:00.000Z",
        scopes: ["orders"],
      }),
      ...counterCalls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "4F7C\u00a0· Lefèvre-Noël" })).toBeVisible();
    await expect(canvas.queryByText("Ventes du jour")).toBeNull();
  },
};

export const NotSetUp: Story = {
  tags: ["no-picture"],
  parameters: { msw: [answering(contract.counter.readCounterState, { ...closed, openedBy: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/réglage OPERATOR_CODE/)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["no-picture"],
  parameters: { msw: [answering(contract.counter.listCounterOrders, []), ...counterCalls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucune commande aujourd’hui")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [openCounter, waiting(contract.counter.listCounterOrders), waiting(contract.counter.readSales)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chargement des commandes…")).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: {
    msw: [
      openCounter,
      refusing(contract.counter.listCounterOrders, "INTERNAL"),
      refusing(contract.counter.readSales, "INTERNAL"),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Réessayer" })).toHaveLength(2));
  },
};

/** The operator code has changed: back to its form. */
export const ClosedMeanwhile: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.counter.readCounterState, () => ({ ...closed, isOpen: asked.push("state") === 1 })),
      answering(contract.counter.listCounterOrders, () => refusal("OPERATOR_CODE_NEEDED")),
      ...counterCalls,
    ],
  },
  beforeEach: () => {
    asked.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Code du comptoir/)).toBeVisible();
  },
};
const asked: string[] = [];

/** A payment is recorded only after its method is chosen, and once. */
export const TakePayment: Story = {
  parameters: {
    path: orderPath,
    msw: [
      answering(contract.counter.payAtCounter, ({ body: given }) => {
        paid.push(given);
        return paidWhole;
      }),
      answering(contract.counter.readCounterOrder, () => (paid.length === 0 ? counterWhole : paidWhole)),
      ...counterCalls,
    ],
  },
  beforeEach: () => {
    paid.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Encaisser" }));
    const confirm = await body.findByRole("button", { name: /^Encaisser 43,20\s€$/ });
    await userEvent.click(confirm);
    await expect(await body.findByText("Choisissez comment le client a payé.")).toBeVisible();
    await userEvent.click(body.getByRole("radio", { name: /^Espèces/ }));
    await userEvent.dblClick(confirm);
    await expect(await canvas.findByRole("button", { name: "Remettre" })).toBeVisible();
    await expect(canvas.getByText(/^Payée le 16 mai 2026 à 10 h 30 \(espèces\)/)).toBeVisible();
    await expect(paid).toEqual([{ method: "cash", totalPrice: 4320 }]);
  },
};
const paid: unknown[] = [];

/** The question, with the payment methods. */
export const PaymentQuestion: Story = {
  parameters: { path: orderPath },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Encaisser" }));
    const question = await body.findByRole("alertdialog", { name: /^Encaisser 43,20\s€\s\?$/ });
    await waitFor(() => expect(question).toBeVisible());
  },
};
