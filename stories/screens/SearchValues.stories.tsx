import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { SearchRoute } from "../../src/routes/SearchRoute.tsx";
import { answering, refusing, unreachable, waiting } from "../support/calls.ts";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { elevenValues, searchCalls } from "../support/searchData.ts";

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
  },
};

export const TooManyResults: Story = {
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

export const Searching: Story = {
  parameters: { msw: [waiting(contract.filterValues.listFilterValues), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    await expect((await canvas.findAllByText("Recherche en cours…"))[0]).toBeInTheDocument();
  },
};

export const Failing: Story = {
  parameters: { msw: [refusing(contract.filterValues.listFilterValues, "INTERNAL"), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    await expect((await canvas.findAllByText(/^Une erreur est survenue/))[0]).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(contract.filterValues.listFilterValues), ...calls] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox"), "lef");
    const said = await canvas.findAllByText(/^Connexion impossible/, {}, { timeout: 8000 });
    await expect(said[0]).toBeInTheDocument();
  },
};
