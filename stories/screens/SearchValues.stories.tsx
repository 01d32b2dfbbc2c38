import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import {
  carNames,
  carTypes,
  dayCounts,
  elevenValues,
  eventUuid,
  filterValues,
  longNames,
  searchCalls,
  timeCounts,
} from "../support/searchData.ts";
import { opensIn } from "../support/window.ts";

const calls = [...searchCalls, ...shopCalls];

/** The box that finds a horse, a rider or a bib, in each state of its search. */
const meta = {
  title: "screens/SearchValues",
  component: SearchRoute,
  parameters: { bare: true, path: "/search?mode=events", msw: calls },
  decorators: [inShop()],
} satisfies Meta<typeof SearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  tags: ["tablet"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    await expect(await canvas.findByRole("option", { name: /Jeanne Lefèvre.*Cavalier/ })).toBeVisible();
    await expect(canvas.getByRole("option", { name: /Lefkas du Rozel.*Cheval/ })).toBeVisible();
    const jeanne = canvas.getByRole("option", {
      name: /Jeanne.*Oeil d’Or\s· dossard\s137.*Saint-Lô\s· 12\sphotos/,
    });
    await expect(jeanne).toHaveAttribute("href", expect.stringMatching(/mode=pictures&event=.*&value=/));
    const everywhere = canvas.getByRole("option", { name: /Jeanne Lefèvre dans 3\sévénements/ });
    await expect(everywhere).toHaveAttribute("href", expect.stringMatching(/mode=events&value=/));
  },
};

/** One press, or arrows and Enter, lead to the pictures of a name in its newest event. */
export const LeadsToPictures: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole("combobox");
    await userEvent.type(box, "lef");
    await canvas.findByRole("option", { name: /Jeanne Lefèvre.*Cavalier/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await canvas.findByRole("button", { name: /Retirer le filtre.*Jeanne/ })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Jumping de Saint-Lô" })).toBeVisible();
    await expect(await canvas.findByRole("grid")).toBeVisible();
  },
};

/** In an event, its name need not be said. */
export const InEvent: Story = {
  parameters: { path: `/search?mode=contests&event=${eventUuid}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    const found = await canvas.findByRole("option", { name: /^Jules Lefèvre/ });
    await expect(found).not.toHaveTextContent("Haras du Pin");
  },
};

const respelt = (match: "slips" | "nearest") => filterValues.slice(0, 2).map((name) => ({ ...name, match }));

/** Names within a slip: the shop asks. */
export const Slip: Story = {
  tags: ["no-picture"],
  parameters: { msw: [answering(contract.filterValues.listFilterValues, respelt("slips")), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lefevrre");
    await expect(await canvas.findByText("Vouliez-vous dire :")).toBeVisible();
  },
};

/** Nothing was found: the shop says so before it offers what is near. */
export const NearestSpelling: Story = {
  parameters: { msw: [answering(contract.filterValues.listFilterValues, respelt("nearest")), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "jeane lefaivre");
    await expect(
      await canvas.findByText("Aucun résultat ne correspond à votre recherche. Orthographe la plus proche :"),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { msw: [answering(contract.filterValues.listFilterValues, longNames), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "roche");
    await expect(await canvas.findByRole("option", { name: /1\s204\sphotos/ })).toBeVisible();
  },
};

export const Cars: Story = {
  tags: ["no-picture"],
  parameters: {
    msw: [
      answering(contract.filterValues.listFilterValues, carNames),
      answering(contract.filterTypes.listFilterTypes, carTypes),
      ...calls,
    ],
  },
  decorators: [inShop({ placeMode: "car" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "alpine");
    const found = await canvas.findByRole("option", {
      name: /Alpine A110.*Voiture.*Maxime Dubreuil\s· numéro\s8/,
    });
    await expect(found).toBeVisible();
  },
};

/** At the stand: larger, and in its theme. */
export const AtTheStand: Story = {
  ...Results,
  tags: ["kiosk"],
  globals: { theme: "stand", ...opensIn("kiosk") },
  decorators: [inShop({ placeWhat: "truck" })],
};

/** The pictures of the names do not come: their places stay. */
export const WithoutFaces: Story = { ...Results, tags: [], decorators: [inShop({ store: "empty" })] };

export const TooManyResults: Story = {
  tags: ["no-picture"],
  parameters: { msw: [answering(contract.filterValues.listFilterValues, elevenValues), ...calls] },
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
  parameters: { msw: [answering(contract.filterValues.listFilterValues, []), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "zzz");
    await expect(await canvas.findByText("Aucun résultat ne correspond à votre recherche.")).toBeVisible();
  },
};

const none = [answering(contract.filterValues.listFilterValues, []), ...calls];

/** Nothing in this event: by hour, by contest, in the others, or a mail later. Tab reaches each. */
export const NoResultInEvent: Story = {
  tags: ["no-picture"],
  parameters: { path: `/search?mode=contests&event=${eventUuid}`, msw: none },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "zorglub");
    const byHour = await canvas.findByRole("link", { name: "Chercher par heure" });
    await expect(byHour).toHaveAttribute("href", expect.stringContaining("mode=pictures"));
    const everywhere = canvas.getByRole("link", { name: "Chercher dans tous les événements" });
    await expect(everywhere).toHaveAttribute("href", expect.stringContaining("q=zorglub"));
    await userEvent.tab();
    await userEvent.tab();
    await expect(byHour).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Chercher par épreuve" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Prévenez-moi" })).toBeVisible();
  },
};

/** The hour leads to the event's pictures with the histogram open, and empties the box. */
export const ByHour: Story = {
  tags: ["no-picture"],
  parameters: {
    path: `/search?mode=contests&event=${eventUuid}`,
    msw: [
      answering(contract.pictures.countPicturesByTime, timeCounts(dayCounts(16, 9, [40, 30, 20]))),
      ...none,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole("combobox");
    await userEvent.type(box, "zorglub");
    await userEvent.click(await canvas.findByRole("link", { name: "Chercher par heure" }));
    await expect(
      await canvas.findByRole("button", { name: /Choisir l’heure/, expanded: true }),
    ).toBeVisible();
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};

/** A dialog takes the address; a link is mailed to confirm it. */
export const TellMe: Story = {
  parameters: { msw: none },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole("combobox"), "zorglub");
    await userEvent.click(await canvas.findByRole("button", { name: "Prévenez-moi" }));
    const dialog = within(await page.findByRole("dialog", { name: "Prévenez-moi" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Adresse e-mail/ }), "camille@");
    await userEvent.click(dialog.getByRole("button", { name: "Prévenez-moi" }));
    await expect(await dialog.findAllByText("Votre adresse e-mail ne semble pas valide.")).toHaveLength(2);
  },
};

export const TellMeSent: Story = {
  parameters: {
    msw: [
      answering(contract.nameAlerts.requestNameAlert, ({ body }) => {
        const { text, email, eventUuid: event } = body as Record<string, unknown>;
        if (text !== "zorglub" || event !== null) throw new Error(`asked for ${text} in ${event}`);
        if (email !== "camille@example.fr") throw new Error(`asked by ${email}`);
        return {};
      }),
      ...none,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole("combobox"), "zorglub");
    await userEvent.click(await canvas.findByRole("button", { name: "Prévenez-moi" }));
    const dialog = within(await page.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Adresse e-mail/ }), "camille@example.fr");
    await userEvent.click(dialog.getByRole("button", { name: "Prévenez-moi" }));
    await expect(await dialog.findByText(/^Un lien de confirmation .* camille@example.fr/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Terminer" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** At the stand nobody leaves an address. */
export const NoResultAtTheStand: Story = {
  tags: ["no-picture"],
  parameters: { path: `/search?mode=contests&event=${eventUuid}`, msw: none },
  globals: { theme: "stand" },
  decorators: [inShop({ placeWhat: "truck" })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "zorglub");
    await expect(await canvas.findByRole("link", { name: "Chercher par heure" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Prévenez-moi" })).toBeNull();
  },
};

export const Searching: Story = {
  parameters: { msw: [waiting(contract.filterValues.listFilterValues), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    await expect((await canvas.findAllByText("Recherche en cours…"))[0]).toBeInTheDocument();
  },
};

export const Failing: Story = {
  tags: ["no-picture"],
  parameters: { msw: [refusing(contract.filterValues.listFilterValues, "INTERNAL"), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    await expect((await canvas.findAllByText(/^Une erreur est survenue/))[0]).toBeInTheDocument();
  },
};

export const Offline: Story = {
  tags: ["no-picture"],
  parameters: { msw: [unreachable(contract.filterValues.listFilterValues), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    const said = await canvas.findAllByText(/^Connexion impossible/, {}, { timeout: 8000 });
    await expect(said[0]).toBeInTheDocument();
  },
};
