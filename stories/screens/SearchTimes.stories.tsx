import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { histogramFrom } from "../../src/domain/shop/limits.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import {
  answering,
  answeringAfter,
  answeringPages,
  refusing,
  unreachable,
  waiting,
} from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { mosaicThere } from "../support/mosaicThere.ts";
import { shopCalls } from "../support/orderData.ts";
import {
  contestUuid,
  dayCounts,
  dozenPictures,
  eventUuid,
  manyPictures,
  searchCalls,
  timeCounts,
} from "../support/searchData.ts";

const saturday = dayCounts(16, 9, [12, 34, 58, 71, 80, 64, 22, 9, 41, 77, 92, 80]);
const sunday = dayCounts(17, 10, [5, 18, 44, 60, 38, 21, 9, 3]);
const oneDay = timeCounts(saturday);
const twoDays = timeCounts(saturday, sunday);

/** Time ranges of the requests for pictures. */
const asked: { from: string | null; before: string | null }[] = [];
/** All 640, or the first twelve of a span. */
const spanned = answering(contract.pictures.listPictures, ({ query }) => {
  const from = query.get("takenFrom");
  asked.push({ from, before: query.get("takenBefore") });
  const all = from === null ? manyPictures : dozenPictures;
  const offset = Number(query.get("offset"));
  return Response.json(all.slice(offset, offset + Number(query.get("limit"))), {
    headers: { "x-total-count": `${all.length}` },
  });
});
const searched = [spanned, ...searchCalls, ...shopCalls];
const calls = [answering(contract.pictures.countPicturesByTime, oneDay), ...searched];
const callsOfTwoDays = [answering(contract.pictures.countPicturesByTime, twoDays), ...searched];

const ofEvent = `/search?mode=pictures&event=${eventUuid}`;
const ofContest = `${ofEvent}&contest=${contestUuid}`;
const span = "&from=2026-05-16T08:00:00.000Z&to=2026-05-16T08:45:00.000Z";
const saturdaySpan = "&from=2026-05-15T22:00:00.000Z&to=2026-05-16T22:00:00.000Z";

/** Narrowing the pictures to a time of the day, by a histogram. */
const meta = {
  title: "screens/SearchTimes",
  component: SearchRoute,
  parameters: { bare: true, path: `${ofContest}${span}`, msw: calls },
  decorators: [inShop()],
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const timesButton = (canvas: Canvas) => canvas.findByRole("button", { name: "Choisir l’heure" });
const histogram = (canvas: Canvas, name = "Photos par heure") => canvas.findByRole("group", { name });
/** Opens the histogram and returns it. */
async function opened(canvas: Canvas, name?: string): Promise<HTMLElement> {
  (await timesButton(canvas)).click();
  return histogram(canvas, name);
}
const chip = (canvas: Canvas, words: string) =>
  canvas.findByRole("button", { name: `Retirer le filtre «\u00a0${words}\u00a0»` });
const quarters = "Entre 10\u00a0h et 10\u00a0h\u00a045";

/** A link with a span opens the same view: bars, chip, pictures. */
export const Narrowed: Story = {
  tags: ["tablet"],
  play: async ({ canvas, canvasElement }) => {
    const group = await opened(canvas);
    await expect(within(group).getByRole("status")).toHaveTextContent(/De 10\sh à 10\sh\s45, 166 photos/);
    await expect(await canvas.findByText("12 photos")).toBeVisible();
    await expect(await chip(canvas, quarters)).toBeVisible();
    await expect(asked).toEqual([{ from: "2026-05-16T08:00:00.000Z", before: "2026-05-16T08:45:00.000Z" }]);
    await waitFor(() => expect(localStorage.getItem("dossard.searchFilter")).toContain("2026-05-16T08:45"));
    await mosaicThere(canvasElement);
  },
};

/** The whole day: nothing is left out, and no chip shows. */
export const WholeDay: Story = {
  tags: ["no-picture"],
  parameters: { path: ofContest },
  play: async ({ canvas, canvasElement }) => {
    const group = await opened(canvas);
    await expect(within(group).getByRole("status")).toHaveTextContent(/De 9\sh à 12\sh, 640 photos/);
    await expect(canvas.queryByRole("button", { name: /^Retirer le filtre/ })).toBeNull();
    await mosaicThere(canvasElement);
  },
};

/** It is behind a button, so that the pictures start near the top; a link with a span says it in a chip. */
export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("12 photos");
    await expect(await chip(canvas, quarters)).toBeVisible();
    const button = await timesButton(canvas);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("group", { name: "Photos par heure" })).toBeNull();
    await mosaicThere(canvasElement);
  },
};

/** Keys narrow the pictures after a pause; the focus stays on the thumb. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  parameters: { path: ofContest },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas);
    const first = canvas.getByRole("slider", { name: "Début" });
    first.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(first).toHaveAttribute("aria-valuetext", "9\u00a0h\u00a030");
    await expect(await chip(canvas, "Entre 9\u00a0h\u00a030 et 12\u00a0h")).toBeVisible();
    await expect(await canvas.findByText("12 photos")).toBeVisible();
    await expect(first).toHaveFocus();
    // Two keys, one request.
    await expect(asked.filter(({ from }) => from !== null)).toEqual([
      { from: "2026-05-16T07:30:00.000Z", before: "2026-05-16T10:00:00.000Z" },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Toute la journée" }));
    await expect(await canvas.findByText("640 photos")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Retirer le filtre/ })).toBeNull();

    // Removing the chip resets the bars too.
    first.focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(await chip(canvas, "Entre 9\u00a0h\u00a015 et 12\u00a0h"));
    await expect(await canvas.findByText("640 photos")).toBeVisible();
    await expect(first).toHaveAttribute("aria-valuetext", "9\u00a0h");
    await mosaicThere(canvasElement);
  },
};

/** Pressing the chip removes it and restores the whole day. */
export const Removed: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await chip(canvas, quarters));
    await expect(await canvas.findByText("640 photos")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Retirer le filtre/ })).toBeNull();
    const group = within(await opened(canvas));
    await expect(group.getByRole("status")).toHaveTextContent(/De 9\sh à 12\sh/);
    await mosaicThere(canvasElement);
  },
};

/** Another contest has its own times: the span is dropped. */
export const LeftByBreadcrumb: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await chip(canvas, quarters);
    await userEvent.click(await canvas.findByRole("link", { name: "Jumping de Saint-Lô" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "Photos" }));
    await expect(await canvas.findByText("640 photos")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Retirer le filtre/ })).toBeNull();
    await mosaicThere(canvasElement);
  },
};

/** Several days: first the days, whose bars lead to their hours. */
export const SeveralDays: Story = {
  parameters: { path: ofEvent, msw: callsOfTwoDays },
  play: async ({ canvas, canvasElement }) => {
    const group = await opened(canvas, "Photos par jour");
    await expect(within(group).getByRole("status")).toHaveTextContent(
      "Du samedi 16 mai au dimanche 17 mai, 838 photos",
    );
    await expect(canvas.getByRole("combobox", { name: "Jour" })).toHaveDisplayValue("Tous les jours");
    await mosaicThere(canvasElement);
  },
  tags: ["no-picture"],
};

/** One of several days: its hours, and a chip with the day. */
export const OneOfSeveralDays: Story = {
  parameters: { path: `${ofEvent}${saturdaySpan}`, msw: callsOfTwoDays },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvas);
    await expect(await chip(canvas, "Samedi 16 mai")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Jour" })).toHaveDisplayValue("Samedi 16 mai");
    await canvas.findByText("12 photos");
    await mosaicThere(canvasElement);
  },
};

/** From the days to one of them, to its hours, and back to them all. */
export const DayChosen: Story = {
  tags: ["no-picture"],
  parameters: { path: ofEvent, msw: callsOfTwoDays },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvas, "Photos par jour");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Jour" }), "Dimanche 17 mai");
    await histogram(canvas);
    await expect(await chip(canvas, "Dimanche 17 mai")).toBeVisible();
    canvas.getByRole("slider", { name: "Fin" }).focus();
    await userEvent.keyboard("{Home}");
    await expect(await chip(canvas, "Dimanche 17 mai entre 10\u00a0h et 10\u00a0h\u00a015")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Jour" }), "Tous les jours");
    await histogram(canvas, "Photos par jour");
    await expect(canvas.queryByRole("button", { name: /^Retirer le filtre/ })).toBeNull();
    canvas.getByRole("slider", { name: "Fin" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await chip(canvas, "Samedi 16 mai")).toBeVisible();
    await histogram(canvas);
    await mosaicThere(canvasElement);
  },
};

let letCome: () => void;
let coming: Promise<void>;
const hold = () => {
  asked.length = 0;
  coming = new Promise((done) => {
    letCome = done;
  });
};

/** Nothing moves when the times arrive. */
export const PlaceHeld: Story = {
  tags: ["no-picture"],
  parameters: {
    path: ofContest,
    msw: [answeringAfter(contract.pictures.countPicturesByTime, () => coming, oneDay), ...searched],
  },
  beforeEach: hold,
  play: async ({ canvas, canvasElement }) => {
    try {
      const grid = await canvas.findByRole("grid", { name: /Amateur 3/ });
      await waitFor(() => expect(canvas.queryByText("Chargement des packs…")).toBeNull());
      const before = grid.getBoundingClientRect().top;
      letCome();
      await timesButton(canvas);
      await expect(Math.round(grid.getBoundingClientRect().top)).toBe(Math.round(before));
    } finally {
      letCome();
    }
    await mosaicThere(canvasElement);
  },
};

export const Loading: Story = {
  parameters: {
    path: ofContest,
    msw: [
      waiting(contract.pictures.countPicturesByTime),
      answeringPages(contract.pictures.listPictures, manyPictures.slice(0, histogramFrom)),
      ...calls,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(`${histogramFrom} photos`)).toBeVisible();
    (await timesButton(canvas)).click();
    await expect(canvas.queryByRole("group", { name: "Photos par heure" })).toBeNull();
    await mosaicThere(canvasElement);
  },
};

const nothing: Story["play"] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByText("640 photos")).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole("button", { name: "Choisir l’heure" })).toBeNull(), {
    timeout: 8000,
  });
  await mosaicThere(canvasElement);
};

/** Pictures matter most: they show without their times. */
export const Failing: Story = {
  tags: ["no-picture"],
  parameters: {
    path: ofContest,
    msw: [refusing(contract.pictures.countPicturesByTime, "INTERNAL"), ...searched],
  },
  play: nothing,
};

export const Offline: Story = {
  tags: ["no-picture"],
  parameters: { path: ofContest, msw: [unreachable(contract.pictures.countPicturesByTime), ...searched] },
  play: nothing,
};

/** Cameras without a clock: no picture has a date. */
export const UnknownTimes: Story = {
  tags: ["no-picture"],
  parameters: {
    path: ofContest,
    msw: [answering(contract.pictures.countPicturesByTime, timeCounts()), ...searched],
  },
  play: nothing,
};

/** Nobody took a picture then: the chip leads back. */
export const NoPictureThen: Story = {
  parameters: { msw: [answeringPages(contract.pictures.listPictures, []), ...calls] },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(await canvas.findByRole("heading", { name: "Aucune photo ne correspond" })).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getAllByRole("button", { name: `Retirer le filtre «\u00a0${quarters}\u00a0»` }),
      ).toHaveLength(2),
    );
  },
};
