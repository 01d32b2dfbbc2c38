import { atom } from "jotai";
import type { ComponentType } from "react";
import * as z from "zod/mini";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { uuid } from "../api/contract/fields.ts";
import { persistedAtom } from "../state/persisted.ts";

/** Order item of the pack being filled from the pictures; null if none is. Kept for the browser session. */
export const openPackAtom = persistedAtom("session", "openPack", z.nullable(uuid), null);

interface PackControls {
  /** Over each picture of a mosaic. */
  OnTile: ComponentType<{ picture: Picture }>;
  /** Among the buttons of the picture shown large. */
  OnStage: ComponentType<{ picture: Picture }>;
}

/** What the open pack's tray adds to pictures; null until its code has loaded. */
export const packControlsAtom = atom<PackControls | null>(null);
