import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { paperFormats, paperSides } from "../../src/domain/products/pictureFormat.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { contestUuid, eventUuid, pictures, searchCalls } from "../support/searchData.ts";
import { everyFormat } from "../support/singleData.ts";
import { opensIn } from "../support/window.ts";

const asked = fn();
const calls = [
  answering(contract.orderItems.createOrderItem, ({ body }) => {
    asked(body);
    return { orderItemUuid: "f0000000-0000-4000-8000-000000000001" };
  }),
  answering(contract.productVariants.listVariants, everyFormat),
  ...searchCalls,
  ...shopCalls,
];

/** A print on a wall, at the scale of a sofa or of the shopper's own wall. */
const meta = {
  title: "features/OnWall",
  component: SearchRoute,
  parameters: {
    bare: true,
    path: `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`,
    msw: calls,
  },
  decorators: [inShop()],
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const body = within(document.body);
const press = async ({ userEvent }: Playing, name: string | RegExp) =>
  userEvent.click(await body.findByRole("button", { name }));

async function toFormats(playing: Playing): Promise<void> {
  await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
  await press(playing, "Choisir cette photo");
  await press(playing, "Tirage photo");
  await body.findByRole("button", { name: /105x157\scm/ });
}
async function toWall(playing: Playing): Promise<void> {
  await toFormats(playing);
  await press(playing, "Voir sur un mur");
  await body.findByRole("radio", { name: /105x157\scm/ });
  await waitFor(() => expect(document.querySelector("[data-print]")).not.toBeNull());
}

const boxOf = (part: string) => (document.querySelector(`[${part}]`) as Element).getBoundingClientRect();

/** Hangs each format and measures it: all have the scale of what is beside them, to 2 %. */
async function expectScale(
  { userEvent }: Playing,
  pixelsPerCm: () => number,
  turned: (sides: { short: number; long: number }) => [number, number],
): Promise<void> {
  for (const format of paperFormats) {
    const name = new RegExp(`^${format.replace("_", "x")}\\scm`);
    await userEvent.click(body.getByRole("radio", { name }));
    await body.findByRole("group", { name: new RegExp(`^Tirage de ${format.replace("_", "x")}\\scm`) });
    const print = boxOf("data-print");
    const [width, height] = turned(paperSides(format));
    const errors = [print.width / width, print.height / height].map((scale) =>
      Math.abs(scale / pixelsPerCm() - 1),
    );
    await expect(Math.max(...errors), format).toBeLessThan(0.02);
  }
}

/** A format of the middle above a sofa; another one is chosen there, and ordered. */
export const Room: Story = {
  tags: ["dark"],
  play: async (playing) => {
    await toWall(playing);
    await body.findByRole("group", { name: /^Tirage de 40x60\scm au-dessus d’un canapé de 2\sm/ });
    await expect(body.getByRole("radio", { name: /^40x60/ })).toBeChecked();
    await expect(body.getByText(/elle n’est jamais envoyée/)).toBeVisible();
  },
};

/** Seven formats at the scale of the sofa. */
export const RoomToScale: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await toWall(playing);
    await expectScale(
      playing,
      () => boxOf("data-sofa").width / 200,
      ({ short, long }) => [long, short],
    );
  },
};

/** Upright papers hang above the sofa too. */
export const RoomWithPortrait: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answeringPages(
        contract.pictures.listPictures,
        pictures.slice(0, 3).map((one) => ({ ...one, width: 4000, height: 6000 })),
      ),
      ...calls,
    ],
  },
  play: async (playing) => {
    await toWall(playing);
    await expectScale(
      playing,
      () => boxOf("data-sofa").width / 200,
      ({ short, long }) => [short, long],
    );
    await expect(boxOf("data-print").bottom).toBeLessThan(boxOf("data-sofa").top);
  },
};

/** The format chosen on the wall goes on to its options; Back returns to where the wall was opened. */
export const ChosenOnTheWall: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await toWall(playing);
    await playing.userEvent.click(body.getByRole("radio", { name: /^60x90/ }));
    await press(playing, "Retour");
    await body.findByRole("heading", { name: "Tirage photo" });
    await press(playing, "Voir sur un mur");
    await playing.userEvent.click(await body.findByRole("radio", { name: /^60x90/ }));
    await press(playing, /^Choisir 60x90/);
    await playing.userEvent.click(await body.findByRole("radio", { name: /Option mat/ }));
    await press(playing, "Voir sur un mur");
    await expect(await body.findByRole("radio", { name: /^60x90/ })).toBeChecked();
    await playing.userEvent.click(body.getByRole("radio", { name: /^30x45/ }));
    await press(playing, /^Choisir 30x45/);
    await expect(await body.findByRole("radio", { name: /Option mat/ })).toBeChecked();
    await press(playing, "Ajouter au panier");
    await body.findByRole("heading", { name: "Photo ajoutée au panier" });
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({ withMatOption: true, cropOffset: null });
  },
};

/** A photograph of a plain wall, 1,200 by 800 pixels. */
async function photographed(): Promise<File> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 1200, height: 800 });
  const drawing = canvas.getContext("2d") as CanvasRenderingContext2D;
  drawing.fillStyle = "#b8c4bd";
  drawing.fillRect(0, 0, 1200, 800);
  drawing.fillStyle = "#7d6b58";
  drawing.fillRect(0, 680, 1200, 120);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob as Blob], "salon.png", { type: "image/png", lastModified: 0 });
}
/** Chooses a file in the system’s dialog. */
function choose(file: File) {
  const input = body.getByLabelText<HTMLInputElement>(/^Votre mur/);
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

async function toOwnWall(playing: Playing): Promise<HTMLElement> {
  await toWall(playing);
  choose(await photographed());
  return body.findByRole("spinbutton", { name: /^Largeur de mur visible/ });
}

/** On the shopper's own wall, whose width gives the scale. */
export const OwnWall: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    const width = await toOwnWall(playing);
    await expect(width).toHaveValue("300");
    await waitFor(() => expect(document.querySelector("[data-wall]")).not.toBeNull());
    await body.findByRole("group", { name: /^Tirage de 40x60\scm sur votre mur/ });
  },
};

/** Seven formats at the scale that the width gives, and a warning for those that the wall is too small for. */
export const OwnWallToScale: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    const width = await toOwnWall(playing);
    await expectScale(
      playing,
      () => boxOf("data-wall").width / 300,
      ({ short, long }) => [long, short],
    );
    await playing.userEvent.clear(width);
    await playing.userEvent.type(width, "150");
    await playing.userEvent.tab();
    await expect(await body.findByText(/plus grand que le mur/)).toBeVisible();
    await expectScale(
      playing,
      () => boxOf("data-wall").width / 150,
      ({ short, long }) => [long, short],
    );
    await press(playing, "Retirer salon.png");
    await body.findByRole("group", { name: /au-dessus d’un canapé/ });
  },
};

/** A file that is no photograph, and one that cannot be read: the room stays. */
export const UnreadableWall: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await toWall(playing);
    choose(new File(["mur"], "mur.jpg", { type: "image/jpeg" }));
    await expect(await body.findByText(/Ce fichier ne peut pas être affiché/)).toBeVisible();
    await expect(document.querySelector("[data-sofa]")).not.toBeNull();
    choose(new File(["mur"], "mur.txt", { type: "text/plain" }));
    await expect(await body.findByText("mur.txt n’est pas une photo.")).toBeVisible();
  },
};

/** A stand's screen has no photographs of anybody: the room alone. */
export const AtTheStand: Story = {
  globals: { theme: "stand", ...opensIn("kiosk") },
  tags: ["no-picture"],
  decorators: [inShop({ placeWhat: "truck" })],
  play: async (playing) => {
    await toWall(playing);
    await expect(body.queryByLabelText(/^Votre mur/)).toBeNull();
  },
};
