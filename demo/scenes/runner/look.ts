import type { Random } from "../random.ts";

/** A runner's body and clothes, derived from the subject's seed. */
export interface RunnerLook {
  skin: string;
  hair: string;
  hairStyle: "short" | "ponytail" | "bun" | "bald" | "curly" | "bob";
  beard: boolean;
  head: "none" | "cap" | "visor" | "band";
  headColour: string;
  glasses: boolean;
  shirt: string;
  shirtTrim: string;
  shirtCut: "singlet" | "tee" | "long";
  bottom: string;
  bottomCut: "shorts" | "splits" | "tights" | "leggings";
  socks: string;
  socksHeight: number;
  shoes: string;
  sole: string;
  /** 1 is average; less is slimmer. */
  build: number;
  height: number;
}

export function runnerLook(random: Random): RunnerLook {
  const woman = random.chance(0.47);
  const shirts = [
    "#e4572e",
    "#1d7fc4",
    "#f2c230",
    "#2a9d6f",
    "#d7263d",
    "#6f4fb3",
    "#f25c8a",
    "#14b8b0",
    "#22262e",
    "#f4f2ee",
    "#9bd23c",
    "#ff7a1a",
  ] as const;
  return {
    skin: random.pick(["#f0c7a8", "#e3b08d", "#c98f68", "#93603f", "#6b432c", "#f3d2ba"]),
    hair: random.pick(["#2b1b13", "#5a3a24", "#8c5a33", "#c9a063", "#15110f", "#8f8c88", "#a3502b"]),
    hairStyle: woman
      ? random.pick(["ponytail", "ponytail", "bun", "bob", "curly"])
      : random.pick(["short", "short", "bald", "curly", "short"]),
    beard: !woman && random.chance(0.38),
    head: random.pick(["none", "none", "cap", "visor", "band"]),
    headColour: random.pick(shirts),
    glasses: random.chance(0.3),
    shirt: random.pick(shirts),
    shirtTrim: random.pick(shirts),
    shirtCut: random.pick(["singlet", "tee", "tee", "singlet", "long"]),
    bottom: random.pick(["#1b1d24", "#1b1d24", "#27324a", "#3b3f49", "#14406b", "#7a1f2c"]),
    bottomCut: woman
      ? random.pick(["splits", "tights", "leggings", "shorts"])
      : random.pick(["shorts", "shorts", "splits", "tights"]),
    socks: random.pick(["#f4f2ee", "#f4f2ee", "#22262e", "#f25c8a", "#1d7fc4"]),
    socksHeight: random.pick([0.14, 0.14, 0.2, 0.78]),
    shoes: random.pick(["#ff5a3c", "#39d0c0", "#f7e03d", "#ff4fa0", "#2f6fed", "#f4f2ee", "#8dff3a"]),
    sole: random.pick(["#f6f5f2", "#f6f5f2", "#22262e"]),
    build: woman ? random.range(0.84, 0.98) : random.range(0.94, 1.14),
    height: woman ? random.range(0.92, 1) : random.range(0.98, 1.07),
  };
}
