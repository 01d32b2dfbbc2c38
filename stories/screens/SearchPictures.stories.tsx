import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse } from "msw";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import {
  contestUuid,
  dozenPictures,
  eventUuid,
  fewPictures,
  manyPictures,
  pictureUuids,
  searchCalls,
} from "../support/searchData.ts";

const calls = [...searchCalls, ...shopCalls];
const ofPictures = `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`;

/** The pictures of an event, a contest or a name in a mosaic of up to fifty thousand. */
const meta = {
  title: "screens/SearchPictures",
  component: SearchRoute,
  parameters: { bare: true, path: ofPictures, msw: calls },
  decorators: [inShop()],
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the adverts, which load separately and move the content below: a scroll to the end needs them first. */
const advertsThere = (canvas: Pick<ReturnType<typeof within>, "findByRole">) =>
  canvas.findByRole("link", { name: /Sellerie du Bocage/ });

export const Default: Story = {
  tags: ["tablet", "kiosk"],
  parameters: { msw: [answeringPages(contract.pictures.listPictures, dozenPictures), ...calls] },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid", { name: /Amateur 3/ });
    await expect(await canvas.findByText("12 photos")).toBeVisible();
    await waitFor(() => expect(grid).toHaveAttribute("aria-rowcount", "4"));
    const advert = await canvas.findByRole("link", { name: /Sellerie du Bocage/ });
    await expect(advert.closest("[role=row]")).toHaveAttribute("aria-rowindex", "3");
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.pictures.listPictures), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chargement des photos…")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText("Chargement des packs…")).toBeNull());
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.pictures.listPictures, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
  },
};

export const NoPicture: Story = {
  parameters: {
    path: `${ofPictures}&value=80000000-0000-4000-8000-000000000001`,
    msw: [answeringPages(contract.pictures.listPictures, []), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucune photo ne correspond" })).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getAllByRole("button", { name: "Retirer le filtre «\u00a0Jeanne Lefèvre\u00a0»" }),
      ).toHaveLength(2),
    );
  },
};

export const Ticked: Story = {
  decorators: [inShop({ selected: pictureUuids.slice(4, 6) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0401" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cocher la photo DSC_0403" }));
    await expect(await canvas.findByText("2 photos cochées")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /DSC_0405.*dans ma sélection/ })).toBeVisible();
    const step = canvas.getByRole("link", { current: "step" });
    await expect(step).toHaveAccessibleName("2 Sélectionner vos photos");
  },
};

export const TickedKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0401" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Ajouter à ma sélection" }));
    await expect(canvas.getByRole("link", { name: "Voir ma sélection (1)" })).toBeVisible();
    await expect(canvas.queryByText("1 photo cochée")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Tout ajouter à ma sélection" }));
    await expect(await canvas.findByRole("link", { name: "Voir ma sélection (6)" })).toBeVisible();
  },
};

const full = Array.from({ length: 296 }, (_, n) => `f0000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
export const SelectionFull: Story = {
  decorators: [inShop({ selected: full })],
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole("button", { name: "Tout ajouter à ma sélection" });
    await userEvent.click(all);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Vous ne pouvez pas sélectionner plus de 300 photos.",
    );
    await expect(canvas.getByRole("link", { name: "Voir ma sélection (296)" })).toBeVisible();
  },
};

export const TooManyForAll: Story = {
  // Too tall for a picture: six hundred tiles.
  tags: ["no-picture"],
  parameters: {
    msw: [answeringPages(contract.pictures.listPictures, manyPictures), ...calls],
  },
  play: async ({ canvas, userEvent }) => {
    const all = () => canvas.getByRole("button", { name: "Tout ajouter à ma sélection" });
    await waitFor(() => expect(all()).toHaveAttribute("aria-disabled", "true"));
    // The tooltip's code loads after the button.
    await waitFor(
      () => {
        all().blur();
        all().focus();
        expect(within(document.body).getByRole("tooltip")).toHaveTextContent(
          "Vous ne pouvez pas ajouter plus de 300 photos à votre sélection en une seule fois.",
        );
      },
      { timeout: 5000 },
    );
    await userEvent.click(all());
    await expect(canvas.queryByRole("link", { name: /Voir ma sélection/ })).toBeNull();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.pictures.listPictures), ...calls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

export const NoPictureAtAll: Story = {
  parameters: { msw: [answeringPages(contract.pictures.listPictures, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucune photo ne correspond" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Retirer le filtre/ })).toBeNull();
  },
};

export const OneValue: Story = {
  parameters: {
    path: `${ofPictures}&value=80000000-0000-4000-8000-000000000001`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("6 photos")).toBeVisible();
    await expect(
      await canvas.findByRole("button", { name: "Retirer le filtre «\u00a0Jeanne Lefèvre\u00a0»" }),
    ).toBeVisible();
  },
};

/** No advert, no gap: pictures alone. */
export const WithoutAdverts: Story = {
  parameters: {
    msw: [
      answering(contract.adverts.listAdverts, []),
      answeringPages(contract.pictures.listPictures, dozenPictures),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid", { name: /Amateur 3/ });
    await waitFor(() => expect(grid).toHaveAttribute("aria-rowcount", "3"));
    await expect(canvas.queryByText("Publicité")).toBeNull();
  },
};

/** A failed thumbnail offers a retry; the others show. */
export const PictureBroken: Story = {
  decorators: [inShop({ store: "second-missing" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Réessayer", {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Photo DSC_0401/ })).toBeVisible();
  },
};

let refusedOnce = false;
/** A later page is refused: the bar says so at any scroll position, and retries. */
export const PageFailing: Story = {
  parameters: {
    msw: [
      answeringPages(contract.pictures.listPictures, manyPictures, (offset) =>
        offset > 0 && !refusedOnce ? "INTERNAL" : null,
      ),
      ...calls,
    ],
  },
  beforeEach: () => {
    refusedOnce = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("640 photos");
    window.scrollTo(0, document.documentElement.scrollHeight * 0.6);
    const bar = within(await canvas.findByRole("region", { name: "Photos non chargées" }));
    await expect(bar.getByRole("status")).toHaveTextContent("Certaines photos n’ont pas pu être chargées.");
    refusedOnce = true;
    await userEvent.click(bar.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Photos non chargées" })).toBeNull());
    window.scrollTo(0, 0);
  },
  tags: ["no-picture"],
};

/** The same, for its picture. */
export const PageFailingSeen: Story = {
  parameters: {
    msw: [
      answeringPages(contract.pictures.listPictures, manyPictures.slice(0, 208), (offset) =>
        offset > 0 ? "INTERNAL" : null,
      ),
      ...calls,
    ],
  },
  tags: ["whole-page"],
  play: async ({ canvas }) => {
    await canvas.findByText("208 photos");
    await advertsThere(canvas);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByRole("region", { name: "Photos non chargées" })).toBeVisible();
  },
};

const listed = { query: 0 };
/** The first page loaded; the uuids of all pictures did not. */
export const AddAllFailing: Story = {
  parameters: {
    msw: [
      answeringPages(contract.pictures.listPictures, fewPictures, () =>
        listed.query++ > 0 ? "INTERNAL" : null,
      ),
      ...calls,
    ],
  },
  beforeEach: () => {
    listed.query = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Tout ajouter à ma sélection" }));
    await expect(await canvas.findByRole("alert", {}, { timeout: 8000 })).toHaveTextContent(
      "Une erreur est survenue",
    );
    await expect(canvas.queryByRole("link", { name: /Voir ma sélection/ })).toBeNull();
  },
};

/** Until a thumbnail loads, its place shows its own colours. */
export const OwnColours: Story = {
  tags: ["no-picture"],
  decorators: [inShop({ store: "first-late" })],
  parameters: {
    msw: [
      answering(
        contract.pictures.listPlaceholders,
        fewPictures.map(({ uuid }, nth) => ({
          uuid,
          colours: nth === 0 ? ["#9db4c8", "#7c8f63", "#5b4a33"] : [],
        })),
      ),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole("button", { name: /^Photo DSC_0401/ });
    await waitFor(
      () =>
        expect(getComputedStyle(first.parentElement?.querySelector("img") ?? first).backgroundImage).toBe(
          "linear-gradient(rgb(157, 180, 200), rgb(124, 143, 99), rgb(91, 74, 51))",
        ),
      { timeout: 5_000 },
    );
  },
};

const offsetsAsked = new Set<number>();
/** A jump to the end loads the pages there and nearby, and skips those between. */
export const LeapToTheEnd: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answeringPages(contract.pictures.listPictures, manyPictures, (offset) => {
        offsetsAsked.add(offset);
        return null;
      }),
      ...calls,
    ],
  },
  beforeEach: () => offsetsAsked.clear(),
  play: async ({ canvas }) => {
    await canvas.findByText("640 photos");
    await advertsThere(canvas);
    const last = manyPictures.at(-1)?.name;
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(
      await canvas.findByRole("button", { name: `Cocher la photo ${last}` }, { timeout: 8000 }),
    ).toBeVisible();
    // The last page, and the one before it, which is near: an upward scroll finds it loaded.
    await waitFor(() => expect([...offsetsAsked].sort((one, other) => one - other)).toEqual([0, 400, 600]));
    window.scrollTo(0, 0);
    // Tiles beyond the window are drawn once the scroll stops.
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Photo DSC_0401/ })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThanOrEqual(5));
  },
};

/** Pictures were taken down after they were counted: a short page ends the mosaic, and nothing more is requested. */
export const ShortPage: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.pictures.listPictures, ({ query }) => {
        const offset = Number(query.get("offset"));
        offsetsAsked.add(offset);
        return HttpResponse.json(manyPictures.slice(offset, Math.min(offset + 200, 350)), {
          headers: { "x-total-count": "640" },
        });
      }),
      ...calls,
    ],
  },
  beforeEach: () => offsetsAsked.clear(),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole("grid", { name: /Amateur 3/ });
    await advertsThere(canvas);
    const last = manyPictures[349]?.name;
    window.scrollTo(0, grid.clientHeight * 0.42);
    await canvas.findByText("350 photos", {}, { timeout: 8000 });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole("button", { name: `Cocher la photo ${last}` }, { timeout: 8000 });
    await expect(Math.max(...offsetsAsked)).toBe(200);
    window.scrollTo(0, 0);
  },
};
