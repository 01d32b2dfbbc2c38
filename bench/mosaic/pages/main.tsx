import { createRoot } from "react-dom/client";
import { applyTheme } from "../../../src/ui/index.ts";
import "../../../src/ui/theme/global.ts";
import { driveOf } from "./drive.ts";
import type { GalleryProps } from "./galleries/galleryProps.ts";
import "./galleries.css";
import { Tile } from "./Tile.tsx";

const galleries: Record<string, () => Promise<{ Gallery: (props: GalleryProps) => React.ReactNode }>> = {
  dossard: () => import("./galleries/dossard.tsx"),
  tanstack: () => import("./galleries/tanstack.tsx"),
  virtuoso: () => import("./galleries/virtuoso.tsx"),
  masonic: () => import("./galleries/masonic.tsx"),
  photoAlbum: () => import("./galleries/photoAlbum.tsx"),
  appended: () => import("./galleries/appended.tsx"),
};

const query = new URLSearchParams(window.location.search);
const count = Number(query.get("count"));
const load = galleries[query.get("gallery") ?? ""];
const root = document.getElementById("root");
if (!root || !load) throw new Error("No such gallery");

// An image's load event does not bubble: listens in the capture phase.
document.addEventListener("load", () => performance.mark("first-picture"), { capture: true, once: true });
window.drive = driveOf(count);

applyTheme("boutique");
const { Gallery } = await load();
createRoot(root).render(
  <main>
    <Gallery count={count} renderTile={(place) => <Tile place={place} />} />
  </main>,
);
