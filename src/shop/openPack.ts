import { atom } from "jotai";
import type { ComponentType } from "react";
import * as z from "zod/mini";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { uuid } from "../api/contract/fields.ts";
import { persistedAtom } from "../state/persisted.ts";

/** Order item of the pack being filled from the pictures; null if none is. Kept for the browser session. */
export const openPackAtom = persistedAtom("session", "openPack", z.nullable(uuid), null);

/** What the open pack's tray adds to each picture of a mosaic; null until its code has loaded. */
export const tileControlAtom = atom<{ Control: ComponentType<{ picture: Picture }> } | null>(null);
