import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { contract } from "../../src/api/contract/contract.ts";
import { PackInitModal } from "../../src/features/packs/PackInitModal.tsx";
import { PackSettingsModal } from "../../src/features/packs/PackSettingsModal.tsx";
import { answering } from "../support/calls.ts";
import { fileVariants, onlyVariant, printVariants } from "../support/packPageData.ts";
import { refused } from "../support/queryStates.ts";

/** « Réglages du pack »: format, paper and quantity, with their price before saving. */
const meta = {
  title: "features/PackSettings",
  parameters: { msw: [answering(contract.discounts.listDiscounts, [])] },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const body = within(document.body);
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

const create = fn();
const choose = fn();
const init = (change: Partial<Parameters<typeof PackInitModal>[0]> = {}) => (
  <PackInitModal
    open
    onOpenChange={fn()}
    label="Mon parcours complet"
    longDescription={
      "Dites-nous l’épreuve et le cavalier\u00a0: toutes les photos de ce parcours sont à vous, retouchées, sans filigrane, envoyées par e-mail."
    }
    variants={fileVariants}
    chosen={null}
    onChoose={choose}
    failure={null}
    onCreate={create}
    {...change}
  />
);

/** Nothing is created until a format is chosen. */
export const PackInit: Story = {
  render: () => init(),
  beforeEach: () => void choose.mockClear(),
  play: async ({ userEvent }) => {
    await expect(await body.findByRole("button", { name: "Créer le pack" })).toBeDisabled();
    await userEvent.click(body.getByRole("radio", { name: /2700x1800\spx/ }));
    await expect(choose).toHaveBeenCalledWith(fileVariants[1].uuid);
  },
};

export const PackInitChosen: Story = {
  render: () => init({ chosen: fileVariants[1].uuid }),
  beforeEach: () => void create.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.click(await body.findByRole("button", { name: "Créer le pack" }));
    await expect(create).toHaveBeenCalledOnce();
  },
};

/** One format only: no question. */
export const PackInitSingleFormat: Story = {
  render: () => init({ variants: [onlyVariant] }),
  play: async () => {
    await seen(await body.findByText("45,00 €"));
    await expect(body.queryByRole("radio")).toBeNull();
    await expect(body.getByRole("button", { name: "Créer le pack" })).toBeEnabled();
  },
};

export const PackInitLocked: Story = {
  render: () => init({ chosen: fileVariants[0].uuid, failure: refused("PAYMENT_IN_PROGRESS") }),
  play: async () => expect(await body.findByRole("alert")).toHaveTextContent("Un paiement est en cours"),
};

const change = fn();
const settings = (others: Partial<Parameters<typeof PackSettingsModal>[0]> = {}) => (
  <PackSettingsModal
    open
    onOpenChange={fn()}
    label="Pack 5 tirages"
    variants={printVariants}
    configuration={{
      productVariantUuid: printVariants[1].uuid,
      quantity: 1,
      surface: "mat",
      withNumericOption: false,
    }}
    onChange={change}
    price={7100}
    failure={null}
    onSave={fn()}
    {...others}
  />
);

/** A smaller format has no options: the chosen ones are dropped. */
export const PackSettings: Story = {
  render: () => settings(),
  beforeEach: () => void change.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(
      await body.findByRole("combobox", { name: "Format" }),
      printVariants[0].uuid,
    );
    await expect(change).toHaveBeenCalledWith({
      productVariantUuid: printVariants[0].uuid,
      quantity: 1,
      surface: "none",
      withNumericOption: false,
    });
  },
};

/** An invalid quantity counts as one until another is typed. */
export const PackSettingsWithoutQuantity: Story = {
  render: () =>
    settings({
      price: null,
      configuration: {
        productVariantUuid: printVariants[2].uuid,
        quantity: null,
        surface: "none",
        withNumericOption: true,
      },
    }),
  play: async () => {
    await expect(await body.findByRole("spinbutton", { name: "Quantité" })).toHaveValue("1");
    await seen(body.getByText("en attente des options..."));
    await expect(body.queryByRole("option", { name: /satin/ })).toBeNull();
  },
};

/** An emptied quantity becomes one (specification, section 5 "Quantity"). */
export const PackSettingsQuantityEmptied: Story = {
  render: () =>
    settings({
      configuration: {
        productVariantUuid: printVariants[2].uuid,
        quantity: 3,
        surface: "none",
        withNumericOption: false,
      },
    }),
  beforeEach: () => void change.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.clear(await body.findByRole("spinbutton", { name: "Quantité" }));
    await expect(change).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: 1 }));
  },
};

export const PackSettingsLocked: Story = {
  render: () => settings({ failure: refused("PAYMENT_IN_PROGRESS") }),
  play: async () => expect(await body.findByRole("alert")).toHaveTextContent("Un paiement est en cours"),
};
