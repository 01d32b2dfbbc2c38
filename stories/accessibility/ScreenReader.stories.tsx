import { virtual } from "@guidepup/virtual-screen-reader";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import {
  AddressPicker as AddressPickerComponent,
  Button,
  Modal as ModalComponent,
  Mosaic as MosaicComponent,
  Picture,
  type SearchAnswer,
  SearchBox,
  Stepper as StepperComponent,
  Text,
  TextField,
} from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import { addressLabels } from "../support/addressLabels.ts";

const meta = { title: "accessibility/Screen reader" } satisfies Meta;
export default meta;
type Story = StoryObj;

/**
 * Starts the reader. It includes its own user events, which watch every field of the document and would hide text typed by
 * ours from React.
 * @returns a function that stops it and releases the document
 */
async function start(container: HTMLElement): Promise<() => Promise<void>> {
  const watching: Parameters<typeof document.addEventListener>[] = [];
  const add = document.addEventListener;
  document.addEventListener = (...given: Parameters<typeof add>) => {
    watching.push(given);
    add.apply(document, given);
  };
  try {
    await virtual.start({ container });
  } finally {
    document.addEventListener = add;
  }
  return async () => {
    await virtual.stop();
    for (const given of watching) document.removeEventListener(...given);
  };
}

/** Returns everything read from the top until the reader wraps around. */
async function readThrough(container: HTMLElement): Promise<string[]> {
  const stop = await start(container);
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let steps = 0; steps < 80; steps += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    return (await virtual.spokenPhraseLog()).slice(0, -1);
  } finally {
    await stop();
  }
}

/** The four steps of an order, at the second. */
export const Stepper: Story = {
  render: () => (
    <StepperComponent
      label="Étapes de votre commande"
      active={1}
      steps={[
        { label: "Rechercher vos photos", to: "/search" },
        { label: "Sélectionner vos photos", to: "/selection" },
        { label: "Composer votre panier", to: "/cart" },
        { label: "Commander vos photos" },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await readThrough(canvasElement)).toEqual([
      "navigation, Étapes de votre commande",
      "list",
      "listitem, level 1, position 1, set size 4",
      "link, 1 Rechercher vos photos",
      "1",
      "Rechercher vos photos",
      "end of link, 1 Rechercher vos photos",
      "end of listitem, level 1, position 1, set size 4",
      "listitem, level 1, position 2, set size 4",
      "link, 2 Sélectionner vos photos, current step",
      "2",
      "Sélectionner vos photos",
      "end of link, 2 Sélectionner vos photos, current step",
      "end of listitem, level 1, position 2, set size 4",
      "listitem, level 1, position 3, set size 4",
      "link, 3 Composer votre panier",
      "3",
      "Composer votre panier",
      "end of link, 3 Composer votre panier",
      "end of listitem, level 1, position 3, set size 4",
      "listitem, level 1, position 4, set size 4",
      "4",
      "Commander vos photos",
      "end of listitem, level 1, position 4, set size 4",
      "end of list",
      "end of navigation, Étapes de votre commande",
    ]);
  },
};

const names = ["Jappeloup d’Ecly", "Jeanne Lefèvre"];

/** The number of suggestions when they arrive, and the one highlighted by the arrows. */
export const Combobox: Story = {
  render: function Render() {
    const [value, setValue] = useState("");
    const answer: SearchAnswer =
      value === "je"
        ? {
            state: "found",
            options: names.map((label, place) => ({ id: `${place}`, label, detail: "Cavalier" })),
            message: "2 résultats",
          }
        : { state: "idle" };
    return (
      <SearchBox
        label="Retrouvez vos photos"
        placeholder="Cheval, cavalier ou dossard"
        value={value}
        onValueChange={setValue}
        onSearch={() => undefined}
        onSelect={({ label }) => setValue(label)}
        answer={answer}
        clearLabel="Effacer la recherche"
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole("combobox", { name: "Retrouvez vos photos" });
    const stop = await start(canvasElement);
    try {
      await virtual.clearSpokenPhraseLog();
      box.focus();
      await fireEvent.input(box, { target: { value: "je" } });
      await waitFor(async () =>
        expect(await virtual.spokenPhraseLog()).toEqual([
          "combobox, Retrouvez vos photos, je, has popup listbox, expanded, autocomplete in list, 1 control",
          "polite: 2 résultats",
        ]),
      );
    } finally {
      await stop();
    }
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await fireEvent.keyDown(box, { key });
    await waitFor(() => expect(box).toHaveValue("Jeanne Lefèvre"));
  },
};

/** Its name when it opens, its content, and nothing of the page behind it. */
export const Modal: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Commander cette photo</Button>
        <ModalComponent
          open={open}
          onOpenChange={setOpen}
          title="Choisissez un format"
          description="Deux formats vont avec ce pack."
          closeLabel="Fermer"
          footer={<Button variant="primary">Ajouter au panier</Button>}
        >
          <Text>Vous pourrez changer de format dans le panier.</Text>
        </ModalComponent>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Commander cette photo" });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(await readThrough(dialog)).toEqual([
      // The reader starts here, and so does the focus.
      "dialog, Choisissez un format, Deux formats vont avec ce pack., modal",
      "dialog, Choisissez un format, Deux formats vont avec ce pack., modal",
      "heading, Choisissez un format, level 2",
      "button, Fermer",
      "paragraph",
      "Deux formats vont avec ce pack.",
      "end of paragraph",
      "paragraph",
      "Vous pourrez changer de format dans le panier.",
      "end of paragraph",
      "button, Ajouter au panier",
      "end of dialog, Choisissez un format, Deux formats vont avec ce pack., modal",
    ]);
  },
};

/** Each photograph with its place and the total, ticked or not. */
export const Mosaic: Story = {
  render: () => (
    <MosaicComponent
      label="Photos du Grand Prix"
      skipLabel="Passer les photos"
      totalCount={3}
      onRangeChange={() => undefined}
      renderItem={(index) => (
        <Picture
          src={photo(index)}
          alt={`Photo ${index + 1}`}
          eager
          retryLabel="Réessayer"
          onOpen={() => undefined}
          mark={index === 1 ? { tone: "green", label: "dans votre sélection" } : undefined}
          tick={{
            pressed: index === 1,
            label: `Cocher la photo ${index + 1}`,
            onPress: () => undefined,
          }}
        />
      )}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole("gridcell")).toHaveLength(3));
    await expect(await readThrough(canvasElement)).toEqual([
      "link, Passer les photos",
      "grid, Photos du Grand Prix, not busy, column count 4, row count 1",
      "row, row index 1",
      "gridcell, column index 1",
      "figure",
      "button, Photo 1",
      "button, Cocher la photo 1, not pressed",
      "end of figure",
      "end of gridcell, column index 1",
      "gridcell, column index 2",
      "figure",
      "button, Photo 2, dans votre sélection",
      "button, Cocher la photo 2, pressed",
      "end of figure",
      "end of gridcell, column index 2",
      "gridcell, column index 3",
      "figure",
      "button, Photo 3",
      "button, Cocher la photo 3, not pressed",
      "end of figure",
      "end of gridcell, column index 3",
      "end of row, row index 1",
      "end of grid, Photos du Grand Prix, not busy, column count 4, row count 1",
    ]);
  },
};

/** Each address with its own button, and a way to add one. */
export const AddressPicker: Story = {
  render: () => (
    <AddressPickerComponent
      labels={addressLabels}
      addresses={[
        { id: 1, street: "12 rue des Écuries", zipCode: "41600", city: "Lamotte-Beuvron" },
        { id: 2, street: "8 quai Branly", zipCode: "75007", city: "Paris" },
      ]}
      chosenId={2}
      onChoose={() => Promise.resolve()}
      onCreate={() => Promise.resolve(true)}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await readThrough(canvasElement)).toEqual([
      "list, Vos adresses",
      "listitem, level 1, position 1, set size 3",
      "group",
      "12 rue des Écuries",
      "41600",
      "Lamotte-Beuvron",
      "end of group",
      "button, Choisir 12 rue des Écuries, 41600 Lamotte-Beuvron, not pressed",
      "Choisir",
      "end of button, Choisir 12 rue des Écuries, 41600 Lamotte-Beuvron, not pressed",
      "status",
      "end of listitem, level 1, position 1, set size 3",
      "listitem, level 1, position 2, set size 3",
      "paragraph",
      "Adresse choisie",
      "end of paragraph",
      "group",
      "8 quai Branly",
      "75007",
      "Paris",
      "end of group",
      "button, Choisir 8 quai Branly, 75007 Paris, pressed",
      "Choisir",
      "end of button, Choisir 8 quai Branly, 75007 Paris, pressed",
      "status",
      "end of listitem, level 1, position 2, set size 3",
      "listitem, level 1, position 3, set size 3",
      "button, Nouvelle adresse",
      "end of listitem, level 1, position 3, set size 3",
      "end of list, Vos adresses",
    ]);
  },
};

const told = fn();

/** Typing after the reader has stopped is heard: it leaves nothing behind on the page that all stories share. */
export const TypedInAfterwards: Story = {
  tags: ["no-picture"],
  render: () => <TextField label="Adresse e-mail" autoComplete="email" onValueChange={told} />,
  beforeEach: () => {
    told.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await readThrough(canvasElement);
    const field = canvas.getByRole("textbox");
    field.blur();
    await userEvent.type(field, "a");
    await expect(told).toHaveBeenLastCalledWith("a");
  },
};
