import type { Random } from "../random.ts";

/** Rider, clothes and tack, derived from the subject's seed. */
export interface Outfit {
  jacket: string;
  collar: string;
  breeches: string;
  boots: string;
  helmet: string;
  helmetStripe: string;
  gloves: string;
  skin: string;
  hair: string;
  hairStyle: "bun" | "ponytail" | "short";
  pad: string;
  padEdge: string;
  leather: string;
  legBoots: string;
}

export function outfitOf(random: Random): Outfit {
  const [pad, padEdge] = random.pick([
    ["#f4f2ec", "#1f3a63"],
    ["#1f3355", "#e9e3d2"],
    ["#f4f2ec", "#8d2f34"],
    ["#6d1f2b", "#e6d9b8"],
    ["#24523f", "#eadfbe"],
    ["#f2efe8", "#2b2b2e"],
    ["#2a2b30", "#b9a06a"],
    ["#3d7fb0", "#f3f1ea"],
    ["#8a6bb0", "#f1edf5"],
    ["#d06a3a", "#fbf3e8"],
  ]);
  return {
    jacket: random.pick([
      "#1c2a48",
      "#1c2a48",
      "#17181c",
      "#1f4a3c",
      "#6b1f2d",
      "#2f5f93",
      "#3c3f47",
      "#a3242f",
    ]),
    collar: random.pick(["#1c2a48", "#b8293a", "#d8b456", "#f2efe8", "#2f7f74"]),
    breeches: random.pick(["#f5f2ea", "#f5f2ea", "#f5f2ea", "#e2d3b5", "#dfe0e2"]),
    boots: random.pick(["#151314", "#151314", "#3a2016"]),
    helmet: random.pick(["#15171c", "#1a2644", "#2a2422", "#15171c", "#3a1820"]),
    helmetStripe: random.pick(["#8a8f98", "#d9c27a", "#2c2f36", "#f2efe8", "#3f6fb0"]),
    gloves: random.pick(["#17171a", "#f4f1ea", "#4a2c1d"]),
    skin: random.pick(["#eec3a4", "#e3b190", "#c78d68", "#8d5c3e", "#f2cfb6"]),
    hair: random.pick(["#2c1c14", "#6b4326", "#b58a4c", "#191310", "#8c3f22"]),
    hairStyle: random.pick(["bun", "ponytail", "short"]),
    pad,
    padEdge,
    leather: random.pick(["#3a1f12", "#1b1413", "#5a3119"]),
    legBoots: random.pick(["#1a1a1d", "#f1eee7", "#3b2317", "#22365c", "#1a1a1d"]),
  };
}
