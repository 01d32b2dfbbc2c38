import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import {
  Button,
  Modal,
  type SearchAnswer,
  SearchBox,
  type SearchOption,
  Stack,
  Suggestion,
} from "../../src/ui/index.ts";
import { photo } from "../drawings/photo.ts";
import type { Usage } from "../support/usage.ts";
import { formWide, narrow } from "../support/widths.tsx";

const horses: SearchOption[] = [
  { id: "1", label: "Jappeloup d’Ecly", detail: "Cheval" },
  { id: "2", label: "Jeanne Lefèvre", detail: "Cavalier" },
  { id: "3", label: "Jean-François du Chazaud de La Rochefoucauld", detail: "Cavalier" },
  { id: "4", label: "214", detail: "Dossard" },
];
const found = (options: readonly SearchOption[] = horses): SearchAnswer => ({
  state: "found",
  options,
  message: `${options.length} résultat${options.length > 1 ? "s" : ""}`,
});
const none: SearchAnswer = {
  state: "found",
  options: [],
  message: "Aucun résultat ne correspond à votre recherche.",
};
const waiting: SearchAnswer = { state: "loading", message: "Recherche en cours…" };
const failed = (onRetry: () => void = () => {}): SearchAnswer => ({
  state: "failed",
  message: "Le service ne répond pas pour le moment. Réessayez dans quelques instants.",
  retryLabel: "Réessayer",
  onRetry,
});

const meta = {
  title: "ui/SearchBox",
  tags: ["stable", "since-0.1.0"],
  component: SearchBox,
  parameters: {
    usage: {
      when: [
        "For one of thousands of items that the shopper knows by name: a horse, a rider, a bib, a class.",
        "For suggestions from a server: it sends a query after a typing pause of 300 ms.",
      ],
      whenNot: [
        "For a short list, use RadioGroup or Select.",
        "For a search with results that fill the page, use TextField with type search.",
      ],
      accessibility: [
        "The editable combobox with a list: the focus stays in the box, and aria-activedescendant marks the suggestion.",
        "Arrows wrap around through the text; Home, End and the side arrows return to it; Enter chooses, or searches at once; Escape closes, then clears; Tab closes and moves on, or reaches the actions below the list.",
        "The number of suggestions, no result, more results and a failure are announced politely.",
        "During input method composition, keys belong to the method and nothing is searched.",
        "The caller stores the answers by their text: an answer to an older text never shows.",
      ],
    } satisfies Usage,
  },
  args: {
    label: "Retrouvez vos photos",
    placeholder: "Cheval, cavalier ou dossard",
    value: "",
    answer: { state: "idle" },
    clearLabel: "Effacer la recherche",
    onValueChange: fn(),
    onSearch: fn(),
    onSelect: fn(),
  },
  decorators: [formWide],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchBox
        {...args}
        value={value}
        onValueChange={(text) => {
          setValue(text);
          args.onValueChange(text);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvas: ReturnType<typeof within>) => canvas.getByRole("combobox");

/** One search after a pause of 300 ms, not one per keystroke. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("combobox", { name: "Retrouvez vos photos" });
    await expect(box).toHaveAttribute("aria-autocomplete", "list");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(box, "jeanne");
    const lastKey = performance.now();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("jeanne"));
    await expect(performance.now() - lastKey).toBeGreaterThan(200);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = { args: { labelHidden: true, answer: waiting, value: "je" } };

export const WithHint: Story = {
  args: { hint: "Trois lettres suffisent." },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas)).toHaveAccessibleDescription("Trois lettres suffisent.");
  },
};

/** Arrows move the highlight, the focus stays in the box, and the number of suggestions is announced once. */
export const Suggestions: Story = {
  tags: ["whole-page", "forced-colors"],
  args: { value: "j", answer: found() },
  play: async ({ canvas, userEvent, args }) => {
    const box = boxOf(canvas);
    await userEvent.click(box);
    await expect(box).toHaveAttribute("aria-expanded", "true");
    const list = canvas.getByRole("listbox", { name: "Retrouvez vos photos" });
    await expect(box).toHaveAttribute("aria-controls", list.id);
    await expect(canvas.getByRole("status")).toHaveTextContent("4 résultats");
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = canvas.getByRole("option", { name: /Jeanne Lefèvre/ });
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", second.id);
    await expect(box).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Arrows wrap around through the text, both ways; Home, End and the side arrows return to the text. */
export const Arrows: Story = {
  tags: ["whole-page"],
  args: { value: "j", answer: found() },
  play: async ({ canvas, userEvent }) => {
    const box = boxOf(canvas);
    await userEvent.click(box);
    const selected = () => canvas.queryByRole("option", { selected: true });
    await userEvent.keyboard("{ArrowUp}");
    await expect(selected()).toHaveTextContent("214");
    await userEvent.keyboard("{ArrowDown}");
    await expect(selected()).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await expect(selected()).toHaveTextContent("Jappeloup");
    for (const key of ["Home", "End", "ArrowLeft", "ArrowRight"]) {
      await userEvent.keyboard(`{ArrowDown}{${key}}`);
      await expect(box).not.toHaveAttribute("aria-activedescendant");
      await expect(canvas.getByRole("listbox")).toBeVisible();
    }
    await userEvent.keyboard("{ArrowDown}e");
    await expect(selected()).toBeNull();
    await expect(box).toHaveValue("je");
  },
};

/** Enter or a press chooses and closes; the focus stays. */
export const Choose: Story = {
  args: { value: "j", answer: found() },
  play: async ({ canvas, userEvent, args }) => {
    const box = boxOf(canvas);
    await userEvent.click(box);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith(horses[3]);
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(canvas.getByRole("option", { name: /Jappeloup/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(horses[0]);
    await expect(box).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Escape closes, then empties; Alt with an arrow opens and closes. */
export const Escape: Story = {
  args: { value: "j", answer: found() },
  play: async ({ canvas, userEvent, args }) => {
    const box = boxOf(canvas);
    await userEvent.click(box);
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).toHaveValue("j");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
  },
};

/** Tab closes the list without choosing and moves on to the clear button. */
export const TabLeaves: Story = {
  args: { value: "j", answer: found() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Effacer la recherche" })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Enter without a highlight searches without waiting for the pause. */
export const EnterSearches: Story = {
  args: { debounceMs: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(boxOf(canvas), "jappeloup{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("jappeloup");
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** Placeholders of the suggestions, and the wait announced. */
export const Loading: Story = {
  tags: ["whole-page", "forced-colors"],
  args: { value: "jea", answer: waiting },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getByRole("status")).toHaveTextContent("Recherche en cours…");
    await expect(boxOf(canvas)).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};

/** A face and all that tells one name from another; the second leads elsewhere. */
export const Faces: Story = {
  tags: ["whole-page", "forced-colors"],
  args: {
    value: "j",
    answer: found([
      {
        id: "1",
        label: "Jeanne Lefèvre",
        content: (
          <Suggestion
            label="Jeanne Lefèvre"
            detail="Cavalier"
            company={"Oeil d’Or · dossard\u00a0137"}
            meta={"Jumping de Saint-Lô · 12\u00a0photos"}
            src={photo(1)}
          />
        ),
      },
      {
        id: "2",
        label: "Jeanne Lefèvre dans 3\u00a0événements",
        content: <Suggestion label={"Jeanne Lefèvre dans 3\u00a0événements"} meta={"64\u00a0photos"} />,
      },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getByRole("option", { name: /Jeanne.*Cavalier.*Oeil d’Or/ })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent(/3\sévénements/);
  },
};

/** Only near: said above the list, and Tab reaches the actions below it. */
export const LeadAndActions: Story = {
  tags: ["whole-page"],
  args: {
    value: "japelou",
    answer: {
      state: "found",
      options: horses.slice(0, 1),
      message: "Orthographe la plus proche\u00a0: 1 résultat",
      lead: "Orthographe la plus proche\u00a0:",
      actions: <Button size="small">Choisir l’heure</Button>,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getByText("Orthographe la plus proche :")).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choisir l’heure" })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
  },
};

export const NoResult: Story = {
  tags: ["whole-page"],
  args: { value: "zorglub", answer: none },
  play: async ({ canvas, userEvent }) => {
    const box = boxOf(canvas);
    await userEvent.click(box);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Aucun résultat ne correspond à votre recherche.",
    );
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).not.toHaveAttribute("aria-controls");
  },
};

/** Ten suggestions are enough; arrows scroll to the tenth. */
export const ManyResults: Story = {
  tags: ["whole-page"],
  args: {
    value: "ca",
    answer: {
      state: "found",
      options: Array.from({ length: 10 }, (_, place) => ({
        id: String(place),
        label: `Cadre Noir de Saumur ${place + 1}`,
        detail: "Cheval",
      })),
      message: "10 résultats",
      note: "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.",
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getAllByRole("option")).toHaveLength(10);
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("10 résultats");
    await expect(status).toHaveTextContent("seuls les 10 premiers sont affichés ici.");
  },
};

/** The list scrolls to the highlighted suggestion. */
export const LastInView: Story = {
  ...ManyResults,
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await userEvent.keyboard("{ArrowUp}");
    const last = canvas.getByRole("option", { selected: true });
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1));
  },
};

const retry = fn();
/** The reason, and a retry, by Enter or by its button. */
export const Failed: Story = {
  tags: ["whole-page", "forced-colors"],
  args: { value: "jea", answer: failed(retry) },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getByRole("status")).toHaveTextContent("Le service ne répond pas pour le moment.");
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

/** During input method composition nothing is searched, and Enter and arrows belong to the method. */
export const InputMethod: Story = {
  // None of our fonts has the letter: a picture would depend on the machine.
  tags: ["no-picture"],
  args: { answer: found(), debounceMs: 20 },
  play: async ({ canvas, userEvent, args }) => {
    const box = boxOf(canvas);
    await userEvent.click(box);
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: "え" } });
    fireEvent.keyDown(box, { key: "ArrowDown", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await new Promise((done) => setTimeout(done, 60));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    fireEvent.input(box, { target: { value: "エミ" } });
    fireEvent.compositionEnd(box);
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("エミ"));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** The first query is answered after the second: the suggestions match the text in the box. */
export const LateAnswer: Story = {
  tags: ["whole-page"],
  args: { debounceMs: 20 },
  render: function Render(args) {
    const [value, setValue] = useState("");
    const [asked, setAsked] = useState("");
    const [answers, setAnswers] = useState<Record<string, SearchAnswer>>({});
    const first = useRef(true);
    return (
      <SearchBox
        {...args}
        value={value}
        onValueChange={setValue}
        onSearch={(text) => {
          setAsked(text);
          args.onSearch(text);
          const late = first.current ? 250 : 20;
          first.current = false;
          const option = {
            id: text,
            label: `Réponse à «\u00a0${text}\u00a0»`,
          };
          setTimeout(() => setAnswers((held) => ({ ...held, [text]: found([option]) })), late);
        }}
        answer={asked === "" ? { state: "idle" } : (answers[asked] ?? waiting)}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = boxOf(canvas);
    await userEvent.type(box, "jea");
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("jea"));
    await userEvent.type(box, "nne");
    await expect(await canvas.findByRole("option", { name: /jeanne/ })).toBeVisible();
    // The late answer has arrived by now.
    await new Promise((done) => setTimeout(done, 300));
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("option", { name: /jeanne/ })).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { error: "Choisissez un cheval, un cavalier ou un dossard dans la liste." },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas)).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { value: "Jappeloup d’Ecly", disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(boxOf(canvas)).not.toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const longArgs = {
  label: "Retrouvez les photos de votre cheval, de votre cavalier ou de votre numéro de dossard",
  placeholder: "Cheval, cavalier ou dossard",
  hint: "Trois lettres suffisent, avec ou sans accents\u202f; nous cherchons dans tout l’événement.",
  value: "jean",
  answer: {
    ...found([
      ...horses,
      {
        id: "5",
        label: "Anticonstitutionnellement-Hippodrome-de-Fontainebleau",
        detail: "Cavalier professionnel",
      },
    ]),
    note: "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.",
  } as SearchAnswer,
};
export const LongText: Story = {
  tags: ["whole-page"],
  args: longArgs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getByRole("listbox")).toBeVisible();
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };

/** The dialog received the key first, and closed with the list. */
export const BugEscapeInModal: Story = {
  name: "Bug: in a dialog the first Escape is the list's, the second the text's",
  tags: ["whole-page"],
  args: { value: "j", answer: found() },
  render: function Render({ value: first, ...args }) {
    const [value, setValue] = useState(first);
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} onOpenChange={setOpen} title="Choisissez une épreuve" closeLabel="Fermer">
        <SearchBox {...args} value={value} onValueChange={setValue} />
      </Modal>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const box = await page.findByRole("combobox");
    await userEvent.click(box);
    await expect(page.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(page.queryByRole("listbox")).toBeNull();
    await expect(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await expect(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** The clear button vanished while focused, and the focus was lost. */
export const BugFocusAfterClear: Story = {
  name: "Bug: emptying the box gives it the focus back",
  args: { value: "j", answer: found() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Effacer la recherche" }));
    await expect(boxOf(canvas)).toHaveValue("");
    await expect(boxOf(canvas)).toHaveFocus();
    await expect(args.onSearch).toHaveBeenCalledWith("");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** The focus leaves by other means than Tab: the list closes. */
export const FocusLeaves: Story = {
  args: { value: "j", answer: found() },
  render: (args) => (
    <Stack space="xxxl">
      <SearchBox {...args} />
      <Button>Voir toutes les photos</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(boxOf(canvas));
    await expect(canvas.getByRole("listbox")).toBeVisible();
    canvas.getByRole("button", { name: "Voir toutes les photos" }).focus();
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
  },
};
