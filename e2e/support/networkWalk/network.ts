import type { BrowserContext } from "playwright";
import { type CutKind, type CutProxy, cutKinds } from "../roughNetwork/cutProxy.ts";
import type { Random } from "../roughNetwork/random.ts";

/** A network that a walk cuts and mends. */
export interface WalkNetwork {
  isCut(): boolean;
  cuts(): number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

interface Between {
  context: BrowserContext;
  /** Between the context and the shop. */
  proxy: CutProxy;
  random: Random;
  note: (line: string) => void;
}

export function walkNetwork({ context, proxy, random, note }: Between): WalkNetwork {
  let kind: CutKind | null = null;
  let cuts = 0;
  return {
    isCut: () => kind !== null,
    cuts: () => cuts,
    async cut() {
      if (kind !== null) return;
      kind = random.oneOf(cutKinds);
      cuts += 1;
      note(`the network is ${kind}`);
      proxy.cut(kind);
      await context.setOffline(kind === "offline");
    },
    async mend() {
      const isBreaking = random.oneOf([true, false]);
      note(`the network is back${kind === "silent" && isBreaking ? ", what was silent breaks" : ""}`);
      proxy.mend(isBreaking);
      kind = null;
      await context.setOffline(false);
    },
  };
}
