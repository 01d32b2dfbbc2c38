import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { formatBytes } from "../../src/domain/french/formatBytes.ts";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { FileDrop, type RefusedFile, Stack } from "../../src/ui/index.ts";
import type { Usage } from "../support/usage.ts";
import { formWide, narrow } from "../support/widths.tsx";

const file = (name: string, type = "image/jpeg", bytes = 2_400_000) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 0 });
const photos = [file("DSC_0412.jpg"), file("DSC_0413.jpg", "image/jpeg", 3_150_000)];

const sentences = {
  type: (name: string) => `${name} n’est pas une photo.`,
  size: (name: string) => `${name} dépasse 5 Mo.`,
  count: (name: string) => `${name} est de trop\u202f: trois photos suffisent.`,
};
const words = {
  prompt: "Choisissez des photos, ou déposez-les ici",
  countText: (count: number) => pluralize(count, "photo choisie", "photos choisies"),
  sizeText: formatBytes,
  removeLabel: (name: string) => `Retirer ${name}`,
  refusalText: ({ file: { name }, refusal }: RefusedFile) => sentences[refusal](name),
};
const limits = { multiple: true, accept: "image/*", maxBytes: 5_000_000, maxCount: 3 };

function dataOf(files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
}

/** Acts on an element as a browser does, with files; returns whether the browser would go on and open them. */
async function act(type: string, target: Element, files: readonly File[]): Promise<boolean> {
  const dataTransfer = dataOf(files);
  const options = { bubbles: true, cancelable: true };
  const goesOn = target.dispatchEvent(
    type === "paste"
      ? new ClipboardEvent(type, { ...options, clipboardData: dataTransfer })
      : new DragEvent(type, { ...options, dataTransfer }),
  );
  await new Promise(requestAnimationFrame);
  return goesOn;
}

/** Chooses files in the system’s dialog. */
async function choose(input: HTMLInputElement, files: readonly File[]) {
  input.files = dataOf(files).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

const meta = {
  title: "ui/FileDrop",
  tags: ["new", "since-0.2.0"],
  component: FileDrop,
  args: { label: "Vos photos", ...words, ...limits, name: "photos", onValueChange: fn() },
  decorators: [formWide],
  parameters: {
    usage: {
      when: ["For files that a form sends: photographs, a start list, a logo."],
      whenNot: [
        "For a card of thousands of photographs, use the shop’s import command.",
        "For choosing among pictures that the shop has, use Picture in a Mosaic.",
      ],
      accessibility: [
        "The browser’s own file input: one tab stop, Space or Enter opens the system’s dialog; a paste while it has the focus takes files too.",
        "Dropping is a shortcut, never the only way; a drop beside the area does nothing.",
        "Refused files are named in sentences below the area, announced and tied to the input; the others are taken.",
        "The count is announced. After a removal the focus is on the next file’s button, at the end on the input.",
        "Say types and limits in the hint: browsers do not.",
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputName = "Vos photos Choisissez des photos, ou déposez-les ici";

export const Default: Story = {
  tags: ["forced-colors", "dark"],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(inputName);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("accept", "image/*");
    await expect(canvas.queryByRole("list")).toBeNull();
    input.blur();
  },
};
export const Playground: Story = { args: { defaultValue: photos, hint: "Trois photos, de 5 Mo au plus." } };

export const States: Story = {
  tags: ["forced-colors", "dark"],
  render: () => (
    <Stack space="lg">
      <FileDrop {...words} label="Facultatif" optionalMark="facultatif" hint="JPEG ou TIFF." icon="image" />
      <FileDrop {...words} label="À corriger" error="Ajoutez au moins une photo." />
      <FileDrop {...words} label="Indisponible" disabled multiple defaultValue={photos} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const wrong = canvas.getByLabelText(/^À corriger/);
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("Ajoutez au moins une photo.");
    const area = canvas.getByLabelText(/^Indisponible/).closest("label") as HTMLElement;
    await act("drop", area, [file("DSC_0999.jpg")]);
    await expect(canvas.queryByText("DSC_0999.jpg")).toBeNull();
    await userEvent.tab();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Pressed: one choice after the other, and the form has them all. */
export const Chosen: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(inputName);
    for (const photo of photos) await choose(input, [photo]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(photos);
    await expect(within(canvas.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("list")).toHaveAccessibleName("2 photos choisies");
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(["DSC_0412.jpg", "DSC_0413.jpg"]);
  },
};

/** Files above the area: it says that it takes them. */
export const DraggedOver: Story = {
  tags: ["forced-colors", "dark"],
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText(inputName).closest("label") as HTMLElement;
    await act("dragenter", area, photos);
    await expect(await act("dragover", area, photos)).toBe(false);
  },
};

/** Dropped and pasted; a drop beside the area is no way off the page. */
export const Dropped: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(inputName);
    const area = input.closest("label") as HTMLElement;
    await expect(await act("drop", area, photos.slice(0, 1))).toBe(false);
    await expect(canvas.getByText("1 photo choisie")).toBeVisible();
    await userEvent.click(canvas.getByText("DSC_0412.jpg"));
    input.focus();
    await act("paste", input, photos.slice(1));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(photos);
    await expect(input.files).toHaveLength(2);
    await expect(await act("drop", document.body, photos)).toBe(false);
    await expect(canvas.getByText("2 photos choisies")).toBeVisible();
    // A text is nothing to it.
    const text = new DataTransfer();
    text.setData("text/plain", "Bonjour");
    await expect(
      area.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: text })),
    ).toBe(true);
  },
};

/** What is refused is named; what was chosen before stays, and so do the good ones beside it. */
export const Refused: Story = {
  args: { defaultValue: photos.slice(0, 1) },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(inputName);
    const area = input.closest("label") as HTMLElement;
    const given = [
      file("notes.txt", "text/plain", 10),
      file("affiche.jpg", "image/jpeg", 6_000_000),
      photos[1] as File,
      file("DSC_0414.jpg"),
      file("DSC_0415.jpg"),
    ];
    await act("drop", area, given);
    await expect(input).toHaveAccessibleDescription(
      "notes.txt n’est pas une photo. affiche.jpg dépasse 5 Mo. DSC_0415.jpg est de trop\u202f: trois photos suffisent.",
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith([...photos, given[3]]);
    await expect(input.files).toHaveLength(3);
  },
};

/** A drop without a single good file loses nothing. */
export const NothingLost: Story = {
  tags: ["no-picture"],
  args: { defaultValue: photos },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(inputName);
    const area = input.closest("label") as HTMLElement;
    await act("drop", area, [file("notes.txt", "text/plain", 10)]);
    await expect(canvas.getByText("notes.txt n’est pas une photo.")).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input.files).toHaveLength(2);
    // The sentence goes with the next good choice.
    await choose(input, [file("DSC_0414.jpg")]);
    await expect(canvas.queryByText("notes.txt n’est pas une photo.")).toBeNull();
    await expect(input.files).toHaveLength(3);
  },
};

/** The focus is on the next file's button, and at the end on the input. */
export const Removed: Story = {
  tags: ["no-picture"],
  args: { defaultValue: photos },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retirer DSC_0412.jpg" }));
    await expect(canvas.getByRole("button", { name: "Retirer DSC_0413.jpg" })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([photos[1]]);
    await userEvent.keyboard("{Enter}");
    const input = canvas.getByLabelText<HTMLInputElement>(inputName);
    await expect(input).toHaveFocus();
    await expect(input.files).toHaveLength(0);
  },
};

/** One file: another replaces it, unless it is refused. */
export const Single: Story = {
  args: {
    multiple: false,
    defaultValue: photos.slice(0, 1),
    prompt: "Choisissez une photo, ou déposez-la ici",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/^Vos photos/);
    const area = input.closest("label") as HTMLElement;
    await act("drop", area, photos.slice(1));
    await expect(canvas.queryByText("DSC_0412.jpg")).toBeNull();
    await expect(canvas.getByText("DSC_0413.jpg")).toBeVisible();
    await expect(input.files).toHaveLength(1);
  },
};

/** The caller keeps the files, and may take them away. */
export const Controlled: Story = {
  tags: ["no-picture"],
  render: function Render(args) {
    const [value, setValue] = useState<readonly File[]>([]);
    return (
      <form aria-label="Envoi" onReset={() => setValue([])}>
        <FileDrop {...args} value={value} onValueChange={setValue} />
      </form>
    );
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Envoi" });
    await choose(canvas.getByLabelText<HTMLInputElement>(inputName), photos);
    await expect(new FormData(form).getAll("photos").map((one) => (one as File).name)).toEqual([
      "DSC_0412.jpg",
      "DSC_0413.jpg",
    ]);
    form.reset();
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

const long = {
  label: "Les photos que vous avez prises vous-même et que nous devons retoucher avant de les imprimer",
  hint: "Trois photos au plus, de cinq mégaoctets chacune, au format JPEG, dans leur taille d’origine et sans retouche.",
  prompt: "Choisissez des photos de votre téléphone ou de votre ordinateur, ou faites-les glisser jusqu’ici",
  error: "Ajoutez au moins une photo\u202f: sans elle, nous ne pouvons pas commencer la retouche.",
  defaultValue: [
    file("championnat-regional-de-saut-d-obstacles-lamotte-beuvron-2026-06-15-epreuve-12-DSC_0412.jpg"),
    file("DSC_0413.jpg", "image/jpeg", 12_345_678),
  ],
};
export const LongText: Story = { args: long };
export const Narrow: Story = { args: long, decorators: [narrow] };
