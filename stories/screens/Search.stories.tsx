import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import {
  comingEvent,
  events,
  eventUuid,
  filterValues,
  manyContests,
  pictureUuids,
  searchCalls,
} from "../support/searchData.ts";

const calls = [...searchCalls, ...shopCalls];
const ofEvent = `/search?mode=contests&event=${eventUuid}`;
const valueUuid = filterValues[0]?.uuid;

/** The way to one's own pictures: an event, then one of its contests. */
const meta = {
  title: "screens/Search",
  component: SearchRoute,
  parameters: { bare: true, path: "/search?mode=events", msw: calls },
  decorators: [inShop()],
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** Waits until the contests show, and nothing loads after them. */
async function contestsThere(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByRole("link", { name: "Club 1 Vitesse 0,90 m" })).toBeVisible();
  await waitFor(() => expect(canvas.queryByText("Chargement des packs…")).toBeNull());
}

export const Events: Story = {
  tags: ["tablet", "kiosk"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Jumping de Saint-Lô" })).toBeVisible();
    await expect(canvas.getByText("15–17 mai 2026")).toBeVisible();
    await expect(canvas.getByText("64 photos")).toBeVisible();
    const step = canvas.getByRole("link", { current: "step" });
    await expect(step).toHaveAccessibleName("1 Rechercher vos photos");
  },
};

export const EventsToCome: Story = {
  parameters: { msw: [answering(contract.events.listEvents, [comingEvent, ...events]), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Photos à venir")).toBeVisible();
    const [first] = canvas.getAllByRole("article");
    await expect(first).toHaveTextContent("Jumping de Saint-Lô");
  },
};

export const EventsSelected: Story = {
  decorators: [inShop({ eventsDisplayMode: "select" })],
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Jumping de Saint-Lô" });
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};

export const SingleEvent: Story = {
  decorators: [inShop({ eventsDisplayMode: "single" })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Jumping de Saint-Lô" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Pro 2 Grand Prix 1,40 m" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [waiting(contract.events.listEvents), ...calls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement des événements…")).toBeInTheDocument();
  },
};

export const NoEvent: Story = {
  parameters: { msw: [answering(contract.events.listEvents, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Aucun événement pour le moment" }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.events.listEvents, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.events.listEvents), ...calls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

let calledBefore = false;
export const RetrySucceeds: Story = {
  parameters: {
    msw: [
      answering(contract.events.listEvents, () => {
        const answer = calledBefore ? events : refusal("INTERNAL");
        calledBefore = true;
        return answer;
      }),
      ...calls,
    ],
  },
  beforeEach: () => {
    calledBefore = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Réessayer" }));
    await expect(await canvas.findByRole("link", { name: "Jumping de Saint-Lô" })).toBeVisible();
  },
};

export const CarsAndPilots: Story = {
  decorators: [inShop({ placeMode: "car" })],
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText("Voiture, pilote ou numéro")).toBeVisible();
  },
};

export const Contests: Story = {
  tags: ["tablet", "kiosk"],
  parameters: { path: ofEvent },
  play: async ({ canvas }) => {
    await contestsThere(canvas);
    await expect(canvas.getByRole("navigation", { name: "Fil d’Ariane" })).toHaveTextContent("Accueil");
    await expect(canvas.queryByLabelText("Filtrer les épreuves")).toBeNull();
  },
};

export const ContestsFiltered: Story = {
  parameters: { path: ofEvent, msw: [answering(contract.contests.searchContests, manyContests), ...calls] },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText("Filtrer les épreuves");
    await expect(canvas.getAllByRole("article")).toHaveLength(14);
    await userEvent.type(box, "ecuries d'ete");
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.type(box, "zzz");
    await expect(canvas.getByRole("heading", { name: "Aucune épreuve ne correspond" })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, "prepa");
    await expect(canvas.getAllByRole("article")).toHaveLength(13);
  },
};

export const NoContest: Story = {
  parameters: { path: ofEvent, msw: [answering(contract.contests.searchContests, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucune épreuve" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Voir toutes les photos" })).toBeVisible();
  },
};

/** Events with pictures of the filter value, and their number. */
export const EventsOfValue: Story = {
  parameters: {
    path: `/search?mode=events&value=${valueUuid}`,
    msw: [
      answering(
        contract.events.listEvents,
        events.map((event) => ({ ...event, matchingPictureCount: 7 })),
      ),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Jumping de Saint-Lô" })).toBeVisible();
    await expect(
      await canvas.findByRole("button", { name: "Retirer le filtre «\u00a0Jeanne Lefèvre\u00a0»" }),
    ).toBeVisible();
    await expect(canvas.getAllByText("7 photos")[0]).toBeVisible();
    await expect(canvas.queryByText("64 photos")).toBeNull();
  },
};

export const NoEventOfValue: Story = {
  parameters: {
    path: `/search?mode=events&value=${valueUuid}`,
    msw: [answering(contract.events.listEvents, []), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucun événement" })).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getAllByRole("button", { name: "Retirer le filtre «\u00a0Jeanne Lefèvre\u00a0»" }),
      ).toHaveLength(2),
    );
  },
};

export const SingleEventLoading: Story = {
  decorators: [inShop({ eventsDisplayMode: "single" })],
  parameters: { msw: [waiting(contract.events.listEvents), ...calls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement des photos…")).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 1, name: "Retrouvez vos photos" })).toBeVisible();
  },
};

export const SingleEventFailing: Story = {
  decorators: [inShop({ eventsDisplayMode: "single" })],
  parameters: { msw: [refusing(contract.events.listEvents, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
  },
};

export const ContestsLoading: Story = {
  parameters: { path: ofEvent, msw: [waiting(contract.contests.searchContests), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chargement des épreuves…")).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText("Chargement des packs…")).toBeNull());
  },
};

export const ContestsFailing: Story = {
  parameters: { path: ofEvent, msw: [refusing(contract.contests.searchContests, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const ContestsOffline: Story = {
  parameters: { path: ofEvent, msw: [unreachable(contract.contests.searchContests), ...calls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

/** More than twelve: a box filters them by name. */
export const ManyContests: Story = {
  parameters: { path: ofEvent, msw: [answering(contract.contests.searchContests, manyContests), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Filtrer les épreuves")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(14);
  },
};

export const NoContestMatches: Story = {
  parameters: { path: ofEvent, msw: [answering(contract.contests.searchContests, manyContests), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Filtrer les épreuves"), "zzz");
    await expect(canvas.getByRole("heading", { name: "Aucune épreuve ne correspond" })).toBeVisible();
  },
};

export const NoContestOfValue: Story = {
  parameters: {
    path: `${ofEvent}&value=${valueUuid}`,
    msw: [answering(contract.contests.searchContests, []), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucune épreuve n’a de photo pour cette recherche.")).toBeVisible();
  },
};

/** With a selection, its link is beside the display toggle, and the stepper is at its second step. */
export const ContestsWithSelection: Story = {
  parameters: { path: ofEvent },
  decorators: [inShop({ selected: pictureUuids.slice(0, 3) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Voir ma sélection (3)" })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "step" })).toHaveAccessibleName(
      "2 Sélectionner vos photos",
    );
    await contestsThere(canvas);
  },
};

const unknownEvent = "e0000000-0000-4000-8000-0000000000ff";
/** An old link, an event taken down: the screen says so, leads on, and is not kept as the last search. */
export const UnknownEvent: Story = {
  parameters: {
    path: `/search?mode=contests&event=${unknownEvent}`,
    msw: [refusing(contract.events.readEvent, "NOT_FOUND"), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Cet événement n’existe plus" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Accueil" })).toHaveAttribute(
      "href",
      "/search?mode=events",
    );
    await expect(localStorage.getItem("dossard.searchFilter") ?? "").not.toContain(unknownEvent);
  },
};

export const UnknownContest: Story = {
  parameters: {
    path: `/search?mode=pictures&event=${eventUuid}&contest=c0000000-0000-4000-8000-0000000000ff`,
    msw: [refusing(contract.contests.readContest, "NOT_FOUND"), ...calls],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Cette épreuve n’existe plus" }),
    ).toBeVisible();
  },
};
