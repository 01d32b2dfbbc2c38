import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { paperFormats, paperSides } from "../../src/domain/products/pictureFormat.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages, refusing } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { contestUuid, discount, eventUuid, pictures, searchCalls } from "../support/searchData.ts";
import { everyFormat } from "../support/singleData.ts";

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
const [, print20] = everyFormat;
const last = { variantUuid: print20?.uuid ?? "", surface: "mat", withNumericOption: false } as const;

/** A picture ordered as the one before it, and the formats at one scale. */
const meta = {
  title: "features/AddPictureAgain",
  component: SearchRoute,
  parameters: {
    bare: true,
    path: `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`,
    msw: calls,
  },
  decorators: [inShop({ last })],
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const body = within(document.body);
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());
const press = async ({ userEvent }: Playing, name: string | RegExp) =>
  userEvent.click(await body.findByRole("button", { name }));
const likeLast = /^Comme la précédente\s: 20x30\scm, mat/;

async function open(playing: Playing): Promise<void> {
  await playing.userEvent.click(await playing.canvas.findByRole("button", { name: /^Photo DSC_0401/ }));
  await body.findByRole("button", { name: "Choisir cette photo" });
}
async function toFormats(playing: Playing): Promise<void> {
  await open(playing);
  await press(playing, "Choisir cette photo");
  await press(playing, "Tirage photo");
  await seen(await body.findByRole("button", { name: /105x157\scm/ }));
}

/** With one press the picture is in the cart. */
export const OnPicture: Story = {
  tags: ["no-picture"],
  play: async (playing) => {
    await open(playing);
    await seen(await body.findByRole("button", { name: likeLast }));
  },
};

export const AmongProducts: Story = {
  play: async (playing) => {
    await open(playing);
    await press(playing, "Choisir cette photo");
    await body.findByRole("button", { name: "Tirage photo" });
    await seen(await body.findByRole("button", { name: likeLast }));
    await expect(body.getByText("18,00 €")).toBeVisible();
  },
};

export const Added: Story = {
  play: async (playing) => {
    await open(playing);
    await press(playing, likeLast);
    await seen(await body.findByRole("heading", { name: "Photo ajoutée au panier" }));
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(asked.mock.calls[0]?.[0]).toMatchObject({
      productVariantUuid: last.variantUuid,
      pictureUuid: pictures[0]?.uuid,
      quantity: 1,
      withMatOption: true,
      withSatinOption: false,
    });
  },
};

/** Its options show, to be tried again or changed. */
export const Refused: Story = {
  parameters: { msw: [refusing(contract.orderItems.createOrderItem, "PAYMENT_IN_PROGRESS"), ...calls] },
  play: async (playing) => {
    await open(playing);
    await press(playing, likeLast);
    await expect(await body.findByRole("alert")).toHaveTextContent(/Un paiement est en cours/);
    await expect(body.getByRole("radio", { name: /^Option mat/ })).toBeChecked();
  },
};

/** Each paper at the scale of the others, with the part of the picture that is printed. */
export const FormatsToScale: Story = {
  tags: ["tablet", "kiosk", "dark"],
  play: async (playing) => {
    await toFormats(playing);
    await expectScale((format) => {
      const { short, long } = paperSides(format);
      return { width: long, height: short };
    });
    await expect(body.getByText("Votre dernier choix")).toBeVisible();
    // What is cut off is the picture's edges, as production cuts it.
    const images = document.querySelectorAll("svg > svg");
    await expect(images).toHaveLength(paperFormats.length);
    for (const image of images) {
      await expect(image).toHaveAttribute("preserveAspectRatio", "xMidYMid slice");
    }
  },
};

/** Papers turn with the picture; an original too small for a format is said to be. */
export const FormatsOfSmallPortrait: Story = {
  parameters: {
    msw: [
      answeringPages(
        contract.pictures.listPictures,
        pictures.slice(0, 3).map((one) => ({ ...one, width: 1200, height: 1800 })),
      ),
      ...calls,
    ],
  },
  play: async (playing) => {
    await toFormats(playing);
    await expectScale((format) => {
      const { short, long } = paperSides(format);
      return { width: short, height: long };
    });
    // 150 pixels per inch up to 45 cm: 1,800 px are enough for 30 cm, not for 45.
    await expect(body.getAllByText("Photo de 1200x1800 px, petite pour ce format")).toHaveLength(5);
  },
};

export const FormatsDiscounted: Story = {
  parameters: { msw: [answering(contract.discounts.listDiscounts, [discount]), ...calls] },
  play: async (playing) => {
    await toFormats(playing);
    await waitFor(() => expect(body.getByText("13,50 €")).toBeVisible());
    await expect(body.getByText("15,00 €").tagName).toBe("S");
  },
};

/** Measures the papers on screen: all have the same scale, in pixels per centimetre, to 2 %. */
async function expectScale(
  sizeOf: (format: (typeof paperFormats)[number]) => { width: number; height: number },
): Promise<void> {
  const scales = paperFormats.flatMap((format) => {
    const paper = document.querySelector(`[data-paper="${format}"]`)?.getBoundingClientRect();
    const { width, height } = sizeOf(format);
    return [(paper?.width ?? 0) / width, (paper?.height ?? 0) / height];
  });
  await expect(Math.min(...scales)).toBeGreaterThan(0.5);
  await expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);
}
