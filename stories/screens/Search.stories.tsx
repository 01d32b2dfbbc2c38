import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, answeringPages, refusal, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import {
  comingEvent,
  contestUuid,
  elevenValues,
  events,
  eventUuid,
  manyContests,
  manyPictures,
  pictureUuids,
  searchCalls,
} from "../support/searchData.ts";

const calls = [...searchCalls, ...shopCalls];
const ofEvent = `/search?mode=contests&event=${eventUuid}`;
const ofPictures = `/search?mode=pictures&event=${eventUuid}&contest=${contestUuid}`;

const meta = {
  title: "screens/Search",
  component: SearchRoute,
  parameters: { bare: true, path: "/search?mode=events", msw: calls },
  decorators: [inShop()],
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {
  tags: ["phone", "stand"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Jumping de Saint-Lô" })).toBeVisible();
    await expect(canvas.getByText("15–17 mai 2026")).toBeVisible();
    await expect(canvas.getByText("64 photos")).toBeVisible();
    const step = canvas.getByRole("link", { current: "step" });
    await expect(step).toHaveAccessibleName("1 Rechercher vos photos");
  },
};

export const EventsToCome: Story = {
  parameters: { msw: [answering(contract.events.list, [comingEvent, ...events]), ...calls] },
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
  tags: ["phone"],
  parameters: { msw: [waiting(contract.events.list), ...calls] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement des événements…")).toBeInTheDocument();
  },
};

export const NoEvent: Story = {
  parameters: { msw: [answering(contract.events.list, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Aucun événement pour le moment" }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.events.list, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ["phone"],
  parameters: { msw: [unreachable(contract.events.list), ...calls] },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Vous êtes hors connexion" }, { timeout: 8000 });
    await expect(title).toBeVisible();
  },
};

let calledBefore = false;
export const RetrySucceeds: Story = {
  parameters: {
    msw: [
      answering(contract.events.list, () => {
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
    await expect(canvas.getByPlaceholderText("Nom de la voiture, du pilote ou numéro")).toBeVisible();
  },
};

export const Contests: Story = {
  tags: ["phone"],
  parameters: { path: ofEvent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Club 1 Vitesse 0,90 m" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Fil d’Ariane" })).toHaveTextContent("Accueil");
    await expect(canvas.queryByLabelText("Filtrer les épreuves")).toBeNull();
  },
};

export const ContestsFiltered: Story = {
  parameters: { path: ofEvent, msw: [answering(contract.contests.search, manyContests), ...calls] },
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
  parameters: { path: ofEvent, msw: [answering(contract.contests.search, []), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucune épreuve" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Voir toutes les photos" })).toBeVisible();
  },
};

export const Pictures: Story = {
  tags: ["phone", "stand"],
  parameters: { path: ofPictures },
  play: async ({ canvas }) => {
    const feed = await canvas.findByRole("feed", { name: /Amateur 3/ });
    await expect(await canvas.findByText("24 photos")).toBeVisible();
    await waitFor(() => expect(feed.querySelector("[aria-setsize='26']")).not.toBeNull());
    const advert = await canvas.findByRole("link", { name: /Sellerie du Bocage/ });
    await expect(advert.closest("[aria-posinset]")).toHaveAttribute("aria-posinset", "12");
  },
};

export const PicturesLoading: Story = {
  parameters: { path: ofPictures, msw: [waiting(contract.pictures.list), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chargement des photos…")).toBeInTheDocument();
  },
};

export const PicturesFailing: Story = {
  parameters: { path: ofPictures, msw: [refusing(contract.pictures.list, "INTERNAL"), ...calls] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Une erreur est survenue");
  },
};

export const NoPicture: Story = {
  parameters: {
    path: `${ofPictures}&value=80000000-0000-4000-8000-000000000001`,
    msw: [answeringPages(contract.pictures.list, []), ...calls],
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
  tags: ["phone", "stand"],
  parameters: { path: ofPictures },
  decorators: [inShop({ selected: pictureUuids.slice(4, 6) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0401" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cocher la photo DSC_0403" }));
    await expect(canvas.getByText("2 photos cochées")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /DSC_0405.*dans ma sélection/ })).toBeVisible();
    const step = canvas.getByRole("link", { current: "step" });
    await expect(step).toHaveAccessibleName("2 Sélectionner vos photos");
  },
};

export const TickedKept: Story = {
  parameters: { path: ofPictures },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cocher la photo DSC_0401" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter à ma sélection" }));
    await expect(canvas.getByRole("link", { name: "Voir ma sélection (1)" })).toBeVisible();
    await expect(canvas.queryByText("1 photo cochée")).toBeNull();
    await userEvent.click(
      canvas.getByRole("button", { name: "Ajouter toutes les photos à votre sélection" }),
    );
    await expect(await canvas.findByRole("link", { name: "Voir ma sélection (24)" })).toBeVisible();
  },
};

const full = Array.from({ length: 290 }, (_, n) => `f0000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
export const SelectionFull: Story = {
  parameters: { path: ofPictures },
  decorators: [inShop({ selected: full })],
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole("button", { name: "Ajouter toutes les photos à votre sélection" });
    await userEvent.click(all);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Vous ne pouvez pas sélectionner plus de 300 photos.",
    );
    await expect(canvas.getByRole("link", { name: "Voir ma sélection (290)" })).toBeVisible();
  },
};

export const TooManyForAll: Story = {
  // Six hundred tiles make no picture.
  tags: ["no-picture"],
  parameters: {
    path: ofPictures,
    msw: [answeringPages(contract.pictures.list, manyPictures), ...calls],
  },
  play: async ({ canvas, userEvent }) => {
    const all = () => canvas.getByRole("button", { name: "Ajouter toutes les photos à votre sélection" });
    await waitFor(() => expect(all()).toHaveAttribute("aria-disabled", "true"));
    // The tooltip's code comes after the button.
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

export const Results: Story = {
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    await expect(await canvas.findByRole("option", { name: /Jeanne Lefèvre.*Cavalier/ })).toBeVisible();
    await expect(canvas.getByRole("option", { name: /Lefkas du Rozel.*Cheval/ })).toBeVisible();
  },
};

export const TooManyResults: Story = {
  parameters: { msw: [answering(contract.filterValues.list, elevenValues), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "cadre");
    await expect(
      await canvas.findByText(
        "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.",
      ),
    ).toBeVisible();
    await expect(canvas.getAllByRole("option")).toHaveLength(10);
  },
};

export const NoResult: Story = {
  parameters: { msw: [answering(contract.filterValues.list, []), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "zzz");
    await expect(await canvas.findByText("Aucun résultat ne correspond à votre recherche.")).toBeVisible();
  },
};
