import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { AddressPicker, type SavedAddress } from "../../src/ui/index.ts";
import { addressLabels as labels } from "../support/addressLabels.ts";
import type { Usage } from "../support/usage.ts";
import { narrow } from "../support/widths.tsx";

const home: SavedAddress = { id: 1, street: "12 rue des Écuries", zipCode: "41600", city: "Lamotte-Beuvron" };
const stud: SavedAddress = {
  id: 2,
  recipient: "Écuries Lefèvre-Noël",
  street: "Haras du Breuil, lieu-dit La Croix aux Chevaux",
  zipCode: "61310",
  city: "Le Pin-au-Haras",
};
const office: SavedAddress = { id: 3, street: "8 quai Branly", zipCode: "75007", city: "Paris" };
const several = [home, stud, office];

const onChoose = fn();
const onCreate = fn(() => Promise.resolve(true));
const onRetry = fn();
const ready = { addresses: several, chosenId: null, onChoose, onCreate };

const meta = {
  title: "ui/AddressPicker",
  tags: ["stable", "since-0.1.0"],
  component: AddressPicker,
  parameters: {
    usage: {
      when: [
        "For one address of a signed-in customer: the delivery of prints, or the invoice.",
        "Even before the addresses load: it has its own loading and error states, and opens the form if none is saved.",
      ],
      whenNot: [
        "For a choice other than an address (home or stand), use RadioGroup with cards.",
        "At the stand, where nothing is sent: there is no account, and prints are picked up.",
      ],
      accessibility: [
        "A named list; each button's name includes its address: « Choisir 12 rue des Écuries, 41600 Lamotte-Beuvron ».",
        "The previous choice is shown by words, an icon and aria-pressed, not by green alone.",
        "The focus moves to the form when it opens, back to its card on Annuler, and to the list after a new address.",
        "The browser can fill in the form; an incomplete form is not sent, and lists the missing fields.",
      ],
    } satisfies Usage,
  },
  args: { labels, ...ready },
  beforeEach: () => {
    for (const spy of [onChoose, onCreate, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof AddressPicker>;

const press = (canvas: ReturnType<typeof within>, name: string | RegExp) =>
  canvas.getByRole("button", { name });

/** Three addresses and a way to add a fourth; each has its own button. */
export const Default: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("list", { name: "Vos adresses" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(4);
    await userEvent.tab();
    await expect(press(canvas, "Choisir 12 rue des Écuries, 41600 Lamotte-Beuvron")).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onChoose).toHaveBeenCalledWith(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(press(canvas, "Nouvelle adresse")).toHaveFocus();
  },
};
export const Playground: Story = { args: { ...ready, chosenId: 1 } };

/** The previous choice says so in words; choosing it again continues. */
export const Chosen: Story = {
  tags: ["forced-colors"],
  args: { ...ready, chosenId: 2 },
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole("button", { pressed: true });
    await expect(chosen).toHaveAccessibleName(/^Choisir Écuries Lefèvre-Noël, Haras du Breuil/);
    await expect(canvas.getByText("Adresse choisie")).toBeVisible();
    await expect(canvas.getAllByRole("button", { pressed: false })).toHaveLength(2);
    await userEvent.click(chosen);
    await expect(onChoose).toHaveBeenCalledWith(2);
  },
};

export const OneAddress: Story = { args: { ...ready, addresses: [home], chosenId: 1 } };

/** Without a saved address, the form shows at once, without a cancel button; an empty form is not sent. */
export const NoAddress: Story = {
  args: { ...ready, addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form", { name: "Nouvelle adresse" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Annuler" })).toBeNull();
    const street = canvas.getByRole("textbox", { name: "Adresse" });
    await expect(street).toHaveAttribute("autocomplete", "address-line1");
    await expect(street).toBeRequired();
    const zipCode = canvas.getByRole("textbox", { name: "Code postal" });
    await expect(zipCode).toHaveAttribute("autocomplete", "postal-code");
    await expect(zipCode).toHaveAttribute("inputmode", "numeric");
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveAttribute(
      "autocomplete",
      "address-level2",
    );
    await expect(canvas.getByRole("textbox", { name: /^Destinataire/ })).not.toBeRequired();
    // The page has just opened: the focus does not move.
    await expect(document.body).toHaveFocus();
  },
};

export const Incomplete: Story = {
  tags: ["forced-colors"],
  args: { ...ready, addresses: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Adresse" }), "3 place du Manège");
    await userEvent.type(canvas.getByRole("textbox", { name: "Ville" }), "   {Enter}");
    const summary = await canvas.findByRole("region", { name: "Quelques informations sont à corriger" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole("link")).toHaveLength(2);
    await userEvent.click(within(summary).getByRole("link", { name: "Vous devez renseigner votre ville" }));
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveFocus();
    await expect(onCreate).not.toHaveBeenCalled();
  },
};

/** Partly filled in by the browser or the shopper. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, "Nouvelle adresse"));
    await expect(canvas.getByRole("textbox", { name: "Adresse" })).toHaveFocus();
    await userEvent.keyboard("3 place du Manège{Tab}78000");
    await expect(canvas.getByRole("textbox", { name: "Code postal" })).toHaveValue("78000");
    await expect(press(canvas, "Annuler")).toBeVisible();
  },
};

/** Annuler returns the focus to the card that opened the form. */
export const Cancel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, "Nouvelle adresse"));
    await userEvent.click(press(canvas, "Annuler"));
    await expect(press(canvas, "Nouvelle adresse")).toHaveFocus();
    await expect(onCreate).not.toHaveBeenCalled();
  },
};

/** A new address by keyboard alone, sent once, trimmed; the list with it takes the focus. */
export const CreateOne: Story = {
  args: ready,
  render: function Render() {
    const [addresses, setAddresses] = useState(several);
    return (
      <AddressPicker
        labels={labels}
        addresses={addresses}
        chosenId={addresses.length > 3 ? 4 : null}
        onChoose={onChoose}
        onCreate={async (address) => {
          setAddresses((held) => [...held, { ...address, id: 4 }]);
          return onCreate.call(null);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    press(canvas, "Nouvelle adresse").focus();
    await userEvent.keyboard("{Enter} 3 place du Manège {Tab}78000{Tab}Versailles{Enter}{Enter}");
    await waitFor(() => expect(canvas.getByRole("list", { name: "Vos adresses" })).toHaveFocus());
    await expect(onCreate).toHaveBeenCalledTimes(1);
    await expect(press(canvas, "Choisir 3 place du Manège, 78000 Versailles")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

let saved: (kept: boolean) => void = () => {};
/** While it is being saved: announced once, and sent once despite further presses. */
export const Saving: Story = {
  args: {
    ...ready,
    addresses: [],
    onCreate: () => {
      onCreate.call(null);
      return new Promise<boolean>((done) => {
        saved = done;
      });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Adresse" }));
    await userEvent.keyboard("3 place du Manège{Tab}78000{Tab}Versailles{Enter}{Enter}");
    const button = press(canvas, "Valider cette adresse");
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Enregistrement de l’adresse en cours…");
    await userEvent.dblClick(button);
    await expect(onCreate).toHaveBeenCalledTimes(1);
  },
};

/** Refused: the typed text stays, and it can be sent again. */
export const NotSaved: Story = {
  args: { ...Saving.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Adresse" }));
    await userEvent.keyboard("3 place du Manège{Tab}78000{Tab}Versailles{Enter}");
    const button = press(canvas, "Valider cette adresse");
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    saved(false);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveValue("Versailles");
    await userEvent.click(button);
    await expect(onCreate).toHaveBeenCalledTimes(2);
    saved(false);
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};

/** The server's message shows under its field and in the summary. */
export const RefusedByServer: Story = {
  args: { ...ready, addresses: [], errors: { zipCode: "Ce code postal n’existe pas." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Code postal" })).toHaveAccessibleDescription(
      "Ce code postal n’existe pas.",
    );
    await expect(canvas.getByRole("region")).toHaveTextContent("Ce code postal n’existe pas.");
  },
};

/** While the choice is being saved, its button is busy and acts once. */
export const Choosing: Story = {
  args: {
    ...ready,
    onChoose: (id: SavedAddress["id"]) => {
      onChoose(id);
      return new Promise<void>(() => {});
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = press(canvas, /^Choisir 12 rue des Écuries/);
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(onChoose).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("Choix de l’adresse en cours…")).toHaveAttribute("role", "status");
  },
};

/** Placeholders of the addresses, at their size, and one sentence for screen readers. */
export const Loading: Story = {
  args: { labels, state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement de vos adresses…");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The reason, and a retry; its result takes the focus. */
export const Failed: Story = {
  render: function Render() {
    const [failed, setFailed] = useState(true);
    if (!failed) return <AddressPicker labels={labels} {...ready} />;
    return (
      <AddressPicker
        labels={labels}
        state="failed"
        message="Le service ne répond pas pour le moment. Réessayez dans quelques instants."
        onRetry={() => {
          onRetry();
          if (onRetry.mock.calls.length > 1) setFailed(false);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Vos adresses n’ont pas pu être chargées");
    await userEvent.click(press(canvas, "Réessayer"));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The retry succeeds. */
export const Recovered: Story = {
  ...Failed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, "Réessayer"));
    await userEvent.click(press(canvas, "Réessayer"));
    await waitFor(() => expect(canvas.getByRole("list", { name: "Vos adresses" })).toHaveFocus());
  },
};

const endless: SavedAddress[] = [
  {
    id: 1,
    street:
      "Résidence Les Terrasses du Haras national, bâtiment C, escalier 3, appartement 214, 1248 avenue du Maréchal-de-Lattre-de-Tassigny",
    zipCode: "51170",
    city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
  },
  {
    id: 2,
    street: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    zipCode: "LL61 5UJ",
    city: "Y",
  },
];
export const LongAddresses: Story = { args: { ...ready, addresses: endless, chosenId: 1 } };
export const Narrow: Story = {
  decorators: [narrow],
  args: { ...ready, addresses: [...endless, office], chosenId: 1 },
};

/** The pressed card vanished with the focus, which fell back to the top of the page. */
export const BugFocusIntoForm: Story = {
  name: "Bug: the form that was asked for takes the focus",
  play: async ({ canvas, userEvent }) => {
    press(canvas, "Nouvelle adresse").focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Adresse" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Adresse" })).toHaveValue("");
  },
};
