import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { ContestPicker } from "../../src/features/packs/ContestPicker.tsx";
import { FilterValuePicker } from "../../src/features/packs/FilterValuePicker.tsx";
import { PictureEditModal } from "../../src/features/packs/PictureEditModal.tsx";
import { PicturesFromCartModal } from "../../src/features/packs/PicturesFromCartModal.tsx";
import { PicturesGallery } from "../../src/features/packs/PicturesGallery.tsx";
import { RemovePictureModal } from "../../src/features/packs/RemovePictureModal.tsx";
import { inShop } from "../support/inShop.tsx";
import { shopCalls } from "../support/orderData.ts";
import { singles } from "../support/packPageData.ts";
import { failed, loaded, refused, stillLoading } from "../support/queryStates.ts";
import {
  contests,
  elevenValues,
  filterValues,
  manyContests,
  pictures,
  searchCalls,
} from "../support/searchData.ts";

/** The dialogs of an item's page: choosing a contest or a name, changing a picture, adding some from the cart. */
const meta = {
  title: "features/OrderItemDialogs",
  parameters: { msw: [...searchCalls, ...shopCalls] },
  decorators: [inShop()],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const body = within(document.body);
const [picture] = pictures as [(typeof pictures)[number], ...typeof pictures];
/** Waits until the dialog has faded in. */
const seen = (element: Element) => waitFor(() => expect(element).toBeVisible());

const chooseContest = fn();
const pickContest = (
  contests: Parameters<typeof ContestPicker>[0]["contests"],
  chosen: string | null = null,
) => (
  <ContestPicker
    open
    onOpenChange={fn()}
    contests={contests}
    chosen={chosen}
    onChoose={chooseContest}
    onRetry={fn()}
  />
);

/** Filters by the label, ignoring case and the shape of apostrophes. */
export const SelectContest: Story = {
  render: () => pickContest(loaded(manyContests), manyContests[2]?.uuid),
  beforeEach: () => void chooseContest.mockClear(),
  play: async ({ userEvent }) => {
    await seen(await body.findByText("14 épreuves"));
    await userEvent.type(body.getByRole("searchbox", { name: "Rechercher une épreuve" }), "ÉCURIES D'ÉTÉ");
    await userEvent.click(body.getByRole("button", { name: "Épreuve des Écuries d’Été" }));
    await expect(chooseContest).toHaveBeenCalledWith(manyContests[9]);
  },
};

/** A pack with a name counts the pictures that show it, not everybody's. */
export const SelectContestOfName: Story = {
  tags: ["no-picture"],
  render: () => pickContest(loaded(contests.map((contest) => ({ ...contest, matchingPictureCount: 7 })))),
  play: async () => {
    await seen(await body.findByText("3 épreuves"));
    await expect(body.getAllByText(/7 photos$/)).toHaveLength(3);
    await expect(body.queryByText(/130 photos/)).toBeNull();
  },
};

export const SelectContestChosen: Story = {
  render: () => pickContest(loaded(contests), contests[1]?.uuid),
  play: async () => {
    await seen(await body.findByRole("button", { name: "Pro 2 Grand Prix 1,40 m", pressed: true }));
  },
};

export const SelectContestNoMatch: Story = {
  render: () => pickContest(loaded(contests)),
  play: async ({ userEvent }) => {
    await userEvent.type(await body.findByRole("searchbox"), "dressage");
    await seen(body.getByText("Aucune épreuve ne correspond à votre recherche."));
  },
};

export const SelectContestEmpty: Story = {
  render: () => pickContest(loaded([])),
  play: async () => seen(await body.findByRole("heading", { name: "Aucune épreuve" })),
};

export const SelectContestLoading: Story = {
  render: () => pickContest(stillLoading),
  play: async () => seen(await body.findByText("Chargement en cours...")),
};

export const SelectContestOffline: Story = {
  render: () => pickContest(failed("NETWORK")),
  play: async () => seen(await body.findByRole("button", { name: "Réessayer" })),
};

const search = fn();
const chooseValue = fn();
const pickValue = (found: Parameters<typeof FilterValuePicker>[0]["found"]) => (
  <FilterValuePicker
    open
    onOpenChange={fn()}
    title="Choisir un cavalier"
    label="Nom du cavalier"
    found={found}
    onSearch={search}
    onChoose={chooseValue}
    onRetry={fn()}
  />
);

export const SelectFilterValue: Story = {
  render: () => pickValue(null),
  beforeEach: () => void search.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.type(await body.findByRole("searchbox", { name: "Nom du cavalier" }), "lefevre ");
    // One call, after typing pauses.
    await waitFor(() => expect(search).toHaveBeenCalledWith("lefevre"));
    await expect(search).toHaveBeenCalledOnce();
  },
};

export const SelectFilterValueFound: Story = {
  render: () => pickValue(loaded(filterValues)),
  beforeEach: () => void chooseValue.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.click(await body.findByRole("button", { name: "Jules Lefèvre" }));
    await expect(chooseValue).toHaveBeenCalledWith(filterValues[1]);
  },
};

export const SelectFilterValueTooMany: Story = {
  render: () => pickValue(loaded(elevenValues)),
  play: async () => {
    await seen(
      await body.findByText(
        "De nombreux résultats ont été trouvés, seuls les 10 premiers sont affichés ici.",
      ),
    );
    await expect(body.getAllByRole("button", { name: /^Le Cadre Noir/ })).toHaveLength(10);
  },
};

export const SelectFilterValueNone: Story = {
  render: () => pickValue(loaded([])),
  play: async () => seen(await body.findByText("Aucun résultat ne correspond à votre recherche.")),
};

export const SelectFilterValueLoading: Story = {
  render: () => pickValue(stillLoading),
  play: async () => seen(await body.findByText("Recherche en cours…")),
};

export const SelectFilterValueOffline: Story = {
  render: () => pickValue(failed("NETWORK")),
  play: async () => seen(await body.findByRole("button", { name: "Réessayer" })),
};

const leaf = fn();

/** As large as the window allows, its height less 250 px; the last is followed by the first. */
export const PicturesGalleryOpen: Story = {
  render: () => (
    <PicturesGallery
      title="Photos de Jeanne Lefèvre"
      count={4}
      picture={pictures[3] ?? null}
      index={3}
      onIndexChange={leaf}
    />
  ),
  beforeEach: () => void leaf.mockClear(),
  play: async ({ userEvent }) => {
    const dialog = await body.findByRole("dialog", { name: "Photos de Jeanne Lefèvre" });
    await seen(within(dialog).getByText("Photo 4 sur 4"));
    await userEvent.click(body.getByRole("button", { name: "Photo suivante" }));
    await expect(leaf).toHaveBeenCalledWith(0);
    await userEvent.keyboard("{Escape}");
    await expect(leaf).toHaveBeenLastCalledWith(null);
  },
};

const removePicture = fn();
const removal = (failure: Parameters<typeof RemovePictureModal>[0]["failure"] = null) => (
  <RemovePictureModal
    open
    onOpenChange={fn()}
    pictureName="DSC_0401"
    failure={failure}
    onRemove={removePicture}
  />
);

/** Returned to the cart by default. */
export const RemovePicture: Story = {
  render: () => removal(),
  beforeEach: () => void removePicture.mockClear(),
  play: async ({ userEvent }) => {
    const kept = await body.findByRole("radio", { name: /^La garder dans le panier/ });
    await expect(kept).toBeChecked();
    await userEvent.click(body.getByRole("radio", { name: "La supprimer" }));
    await userEvent.click(body.getByRole("button", { name: "Retirer du pack" }));
    await expect(removePicture).toHaveBeenCalledWith("void");
  },
};

export const RemovePictureLocked: Story = {
  render: () => removal(refused("PAYMENT_IN_PROGRESS")),
  play: async () => expect(await body.findByRole("alert")).toHaveTextContent("Un paiement est en cours"),
};

const changeGroup = fn();
const edit = (
  failure: Parameters<typeof PictureEditModal>[0]["failure"] = null,
  small: string | null = null,
) => (
  <PictureEditModal
    open
    onOpenChange={fn()}
    picture={picture}
    place={"Groupe 1, 20x30\u00a0cm"}
    small={small}
    failure={failure}
    onChangeGroup={changeGroup}
    onRemove={fn()}
  />
);

export const PictureEdit: Story = {
  render: () => edit(),
  beforeEach: () => void changeGroup.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.click(await body.findByRole("button", { name: "Changer de groupe" }));
    await expect(changeGroup).toHaveBeenCalledOnce();
  },
};

/** Its original has too few pixels for the pack's format. */
export const PictureEditSmall: Story = {
  render: () => edit(null, "Photo de 1200x800\u00a0px, petite pour ce format"),
  play: async () => seen(await body.findByText(/petite pour ce format$/)),
};

/** The other group filled up a moment ago. */
export const PictureEditRefused: Story = {
  render: () => edit(refused("PACK_FULL")),
  play: async () => expect(await body.findByRole("alert")).toHaveTextContent("Ce pack est complet."),
};

const move = fn();
const fromCart = (
  listed: Parameters<typeof PicturesFromCartModal>[0]["singles"],
  failure: Parameters<typeof PicturesFromCartModal>[0]["failure"] = null,
) => (
  <PicturesFromCartModal
    open
    onOpenChange={fn()}
    group="Groupe 2"
    maximum={2}
    format="20_30"
    singles={listed}
    failure={failure}
    onConfirm={move}
    onRetry={fn()}
  />
);

/** No more than the group has places for: one too many disables the next step. */
export const PicturesFromCart: Story = {
  render: () => fromCart(loaded(singles)),
  beforeEach: () => void move.mockClear(),
  play: async ({ userEvent }) => {
    const tick = async (name: string) => userEvent.click(await body.findByRole("button", { name }));
    await expect(await body.findByRole("button", { name: "Ajouter au pack" })).toBeDisabled();
    await tick("Photo DSC_0407, 20x30\u00a0cm");
    await tick("Photo DSC_0408, 1350x900\u00a0px");
    await userEvent.click(body.getByRole("button", { name: "Ajouter 2 photos" }));
    await expect(move).toHaveBeenCalledWith(singles.slice(0, 2).map((one) => one.orderItemUuid));
  },
};

/** A picture with too few pixels for the pack's format. */
export const PicturesFromCartSmall: Story = {
  render: () =>
    fromCart(
      loaded(
        singles.map((one, index) =>
          index === 1 ? { ...one, picture: { ...one.picture, width: 1200, height: 800 } } : one,
        ),
      ),
    ),
  play: async () => {
    await seen(await body.findByText(/^Photo de 1200x800\spx, petite pour ce format$/));
    await expect(body.getAllByText(/petite pour ce format$/)).toHaveLength(1);
  },
};

export const PicturesFromCartTooMany: Story = {
  render: () => fromCart(loaded(singles)),
  play: async ({ userEvent }) => {
    for (const name of [/DSC_0407/, /DSC_0408/, /DSC_0409/]) {
      await userEvent.click(await body.findByRole("button", { name }));
    }
    await seen(
      body.getByText("Ce pack peut accueillir 2 photos supplémentaires. Vous en avez sélectionné 3."),
    );
    await expect(body.getByRole("button", { name: "Ajouter 3 photos" })).toBeDisabled();
  },
};

export const PicturesFromCartEmpty: Story = {
  render: () => fromCart(loaded([])),
  play: async () => {
    await seen(
      await body.findByRole("heading", {
        name: "Aucune photo de votre panier ne peut être ajoutée à ce pack",
      }),
    );
    await expect(body.queryByRole("button", { name: /^Ajouter/ })).toBeNull();
  },
};

export const PicturesFromCartLoading: Story = {
  render: () => fromCart(stillLoading),
  play: async () => seen(await body.findByText("Chargement en cours...")),
};

export const PicturesFromCartOffline: Story = {
  render: () => fromCart(failed("NETWORK")),
  play: async () => seen(await body.findByRole("button", { name: "Réessayer" })),
};

/** A chosen picture was taken in another tab: it leaves the choice, and another can be chosen. */
export const PicturesFromCartTakenElsewhere: Story = {
  render: () => <TakenElsewhere />,
  play: async ({ userEvent }) => {
    for (const name of [/DSC_0407/, /DSC_0408/]) {
      await userEvent.click(await body.findByRole("button", { name }));
    }
    await userEvent.click(body.getByRole("button", { name: "Ajouter 2 photos" }));
    await waitFor(() => expect(body.queryByRole("button", { name: /DSC_0407/ })).toBeNull());
    await seen(
      body.getByText("Ce pack peut accueillir 2 photos supplémentaires. Vous en avez sélectionné 1."),
    );
    await userEvent.click(body.getByRole("button", { name: /DSC_0409/ }));
    await userEvent.click(body.getByRole("button", { name: "Ajouter 2 photos" }));
    await expect(move).toHaveBeenLastCalledWith([singles[1]?.orderItemUuid, singles[2]?.orderItemUuid]);
  },
};

/** Removes the first picture of the list while it is being added. */
function TakenElsewhere() {
  const [taken, setTaken] = useState(false);
  return (
    <PicturesFromCartModal
      open
      onOpenChange={fn()}
      group="Groupe 2"
      maximum={2}
      format="20_30"
      singles={loaded(taken ? singles.slice(1) : singles)}
      failure={taken ? refused("NOT_FOUND") : null}
      onConfirm={async (orderItemUuids) => {
        await move(orderItemUuids);
        setTaken(true);
      }}
      onRetry={fn()}
    />
  );
}

export const PicturesFromCartLocked: Story = {
  render: () => fromCart(loaded(singles), refused("PAYMENT_IN_PROGRESS")),
  play: async () => expect(await body.findByRole("alert")).toHaveTextContent("Un paiement est en cours"),
};
