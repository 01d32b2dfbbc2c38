import type { Decorator } from "@storybook/react-vite";
import { createStore, Provider } from "jotai";
import { useMemo } from "react";
import { underTest } from "../../.storybook/visual/underTest.ts";
import type { Surface } from "../../src/domain/products/paperSurface.ts";
import { addToSelectionAtom } from "../../src/features/selection/atoms.ts";
import { rememberChoiceAtom } from "../../src/shop/lastChoice.ts";
import { openPackAtom } from "../../src/shop/openPack.ts";
import { type Place, placeAtom } from "../../src/shop/place.ts";
import { customerTokenAtom } from "../../src/state/customerToken.ts";
import { type Store, storeAddress } from "../drawings/images.ts";

/** The public address of the stories' shop, on any port. */
export const shopUrl = "https://photos.dossard.example";

export interface ShopStory {
  placeWhat?: Place["placeWhat"];
  placeMode?: Place["placeMode"];
  eventsDisplayMode?: Place["eventsDisplayMode"];
  /** Uuids of the pictures in the selection. Default: none. */
  selected?: readonly string[];
  /** Order item of the pack being filled. Default: none. */
  openPack?: string;
  /** Image store. Default: one that has every image. */
  store?: Store;
  /** The last picture put into the cart, of the first pricing. Default: none. */
  last?: { variantUuid: string; surface: Surface; withNumericOption: boolean };
  /** Whether a customer token is stored. Default: nobody is signed in. */
  signedIn?: boolean;
}

/** Renders a screen with its own store, at a place, signed in or not, with no state from the previous story. */
export function inShop({
  placeWhat = "main",
  placeMode = "horse",
  eventsDisplayMode = "all",
  selected = [],
  openPack,
  store = "whole",
  last,
  signedIn = false,
}: ShopStory = {}): Decorator {
  return (Story, { globals }) => {
    if (underTest && placeWhat === "truck" && globals.theme !== "stand") {
      throw new Error('A story at the stand is shown in its theme: globals: { theme: "stand" }');
    }
    const atoms = useMemo(() => {
      localStorage.clear();
      sessionStorage.clear();
      const fresh = createStore();
      fresh.set(placeAtom, {
        cdnHost: storeAddress(store),
        placeMode,
        placeWhat,
        eventsDisplayMode,
        publicUrl: shopUrl,
      });
      fresh.set(addToSelectionAtom, selected);
      if (last) fresh.set(rememberChoiceAtom, 1, last);
      if (openPack) fresh.set(openPackAtom, openPack);
      fresh.set(customerTokenAtom, signedIn ? "story-token" : null);
      return fresh;
    }, []);
    return (
      <Provider store={atoms}>
        <Story />
      </Provider>
    );
  };
}
