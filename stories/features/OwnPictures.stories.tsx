import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import { contract } from "../../src/api/contract/contract.ts";
import { scopeView } from "../../src/features/search/scopeView.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { OwnPictures } from "../../src/widgets/OwnPictures.tsx";
import { MarkedTile } from "../../src/widgets/PicturesPanel.tsx";
import { answeringPages } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { contests, eventUuid, manyPictures, pictures, searchCalls } from "../support/searchData.ts";

const filterValueUuid = "80000000-0000-4000-8000-000000000001";
const scope = { eventUuid, contestUuid: null, filterValueUuid, takenFrom: null, takenBefore: null };
const secondContest = contests[1]?.uuid ?? "";

/** Pictures taken some seconds after ten past eight; null: nobody knows when. */
const takenAt = (...seconds: (number | null)[]): Picture[] =>
  seconds.map((second, index) => ({
    ...(pictures[index] as Picture),
    takenAt: second === null ? null : new Date(Date.UTC(2026, 4, 16, 6, 10, second)).toISOString(),
  }));
const inSecond = (picture: Picture): Picture => ({ ...picture, contestUuid: secondContest });

/** A round with two bursts. */
const round = takenAt(0, 6, 6, 6, 7, 14, 22, 22, 30);
/** Two rounds, the second in another contest, and pictures of a camera whose clock was never set. */
const rounds = takenAt(0, 6, 6, 7, 14, 7200, 7208, 7209, null, null).map((picture, index) =>
  index < 5 ? picture : inSecond(picture),
);
const callsOf = (list: readonly Picture[]) => [
  answeringPages(contract.pictures.listPictures, [...list], undefined, (query) => !query.has("unnamedNear")),
  ...searchCalls,
  ...shopCalls,
];
const search = `/search?mode=pictures&event=${eventUuid}&value=${filterValueUuid}`;

/** The pictures of a name: each passage in rows of its own, each burst folded under its first picture. */
const meta = {
  title: "features/OwnPictures",
  component: OwnPictures,
  args: {
    label: "Photos : Jumping de Saint-Lô",
    scope,
    view: scopeView(scope, rounds.length),
    renderPicture: (picture, index, colours) => (
      <MarkedTile picture={picture} index={index} colours={colours} onOpen={() => undefined} />
    ),
    labelOf: ({ name }) => name,
    onJoin: fn(),
  },
  parameters: { path: search, msw: callsOf(rounds) },
  decorators: [inShop()],
} satisfies Meta<typeof OwnPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const shows = async (name: string) =>
  within(await body.findByRole("dialog")).findByRole("img", { name: `Photo ${name}` });
const photo = (name: string) => ({ name: new RegExp(`^Photo ${name}`) });
const fold = (count: number, name: string) =>
  `+${count} ${count === 1 ? "photo" : "photos"} de la même rafale que ${name}`;
const headings = () =>
  body.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.replaceAll(/\s+/g, " "));

/** Two rounds in two contests, and pictures without a time. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: fold(2, "DSC_0402") });
    await waitFor(() =>
      expect(headings()).toEqual([
        "Amateur 3 Grand Prix 1,00 m 8 h 10 · 5 photos",
        "Pro 2 Grand Prix 1,40 m 10 h 10 · 3 photos",
        "Pro 2 Grand Prix 1,40 m Horaire inconnu · 2 photos",
      ]),
    );
    // Each passage begins a row, which its heading stands above.
    for (const heading of canvas.getAllByRole("rowheader")) {
      const row = heading.closest("[role=row]");
      const first = row?.querySelector("[role=gridcell]");
      await expect(first).toHaveAttribute("aria-colindex", "1");
      await expect(heading.getBoundingClientRect().bottom).toBeLessThan(
        first?.getBoundingClientRect().top ?? 0,
      );
    }
    await expect(canvas.getAllByRole("button", photo(""))).toHaveLength(7);
  },
};

export const AtTheStand: Story = {
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: fold(2, "DSC_0402") });
  },
};

/** Unfolded in place by one press, and folded again; the focus stays. */
export const Unfolded: Story = {
  args: { view: scopeView(scope, round.length) },
  parameters: { msw: callsOf(round) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: fold(3, "DSC_0402") });
    await expect(canvas.getAllByRole("button", photo(""))).toHaveLength(5);
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).toHaveAccessibleName("Replier la rafale de 4 photos, à partir de DSC_0402");
    await expect(button).toHaveFocus();
    const shown = canvas
      .getAllByRole("button", photo(""))
      .map((one) => one.getAttribute("aria-label")?.slice(6, 14));
    await expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 9].map((number) => `DSC_040${number}`));
    // The other burst stays folded, and counts stay those of all pictures.
    await expect(canvas.getByRole("button", { name: fold(1, "DSC_0407") })).toBeVisible();
    await expect(headings().join()).toContain("9 photos");
  },
};

export const FoldedAgain: Story = {
  tags: ["no-picture"],
  args: { view: scopeView(scope, round.length) },
  parameters: { msw: callsOf(round) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: fold(3, "DSC_0402") }));
    await userEvent.click(canvas.getByRole("button", { name: "Cocher la photo DSC_0404" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Replier/ }));
    await expect(canvas.queryByRole("button", photo("DSC_0404"))).toBeNull();
    // What is ticked under it is told.
    await expect(
      canvas.getByRole("button", { name: `${fold(3, "DSC_0402")}, dont 1 cochée ou dans Ma sélection` }),
    ).toHaveFocus();
  },
};

/** Arrow keys pass from row to row, over the places that a passage leaves free. */
export const Keys: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("button", photo("DSC_0405"))).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", photo("DSC_0406"))).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", photo("DSC_0405"))).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(canvas.getByRole("button", photo("DSC_0410"))).toHaveFocus();
  },
};

/** One passage without bursts: a heading above the pictures. */
export const OnePassage: Story = {
  tags: ["no-picture"],
  args: { view: scopeView(scope, 6) },
  parameters: { msw: callsOf(takenAt(0, 10, 20, 30, 40, 50)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(headings()).toEqual(["Amateur 3 Grand Prix 1,00 m 8 h 10 · 6 photos"]));
    await expect(canvas.queryByRole("button", { name: /rafale/ })).toBeNull();
  },
};

/** Nobody knows when: nothing is folded. */
export const WithoutTimes: Story = {
  tags: ["no-picture"],
  args: { view: scopeView(scope, 3) },
  parameters: { msw: callsOf(takenAt(null, null, null)) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(headings()).toEqual(["Amateur 3 Grand Prix 1,00 m Horaire inconnu · 3 photos"]),
    );
    await expect(canvas.queryByRole("button", { name: /rafale/ })).toBeNull();
  },
};

/** Passages of several days tell their day. */
export const ManyDays: Story = {
  tags: ["no-picture"],
  args: { view: scopeView(scope, 2) },
  parameters: { msw: callsOf(takenAt(0, 86_400)) },
  play: async () => {
    await waitFor(() =>
      expect(headings()).toEqual([
        "Amateur 3 Grand Prix 1,00 m samedi 16 mai, 8 h 10 · 1 photo",
        "Amateur 3 Grand Prix 1,00 m dimanche 17 mai, 8 h 10 · 1 photo",
      ]),
    );
  },
};

/** More pictures than a page: those that have not loaded keep their place, and are grouped once they have. */
export const ManyPages: Story = {
  tags: ["no-picture"],
  args: { view: scopeView(scope, manyPictures.length) },
  parameters: { msw: callsOf(manyPictures) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(headings()[0]).toContain("9 h 30 · 200 photos"));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole("button", photo(manyPictures.at(-1)?.name ?? ""));
  },
};

/** In the search: the stage passes through all pictures of a folded burst. */
export const InSearch: Story = {
  tags: ["no-picture"],
  parameters: { bare: true, msw: callsOf(round) },
  render: () => <SearchRoute />,
  play: async ({ canvas, userEvent }) => {
    // The name is known here: each tile says it.
    await userEvent.click(await canvas.findByRole("button", photo("Jeanne Lefèvre, DSC_0402")));
    await shows("DSC_0402");
    await userEvent.keyboard("{ArrowRight}");
    await shows("DSC_0403");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await shows("DSC_0406");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("button", photo("Jeanne Lefèvre, DSC_0403"))).toBeNull();
  },
};
