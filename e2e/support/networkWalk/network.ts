import type { BrowserContext } from "playwright";
import { type CutKind, type CutProxy, cutKinds } from "../roughNetwork/cutProxy.ts";
import type { Random } from "../roughNetwork/random.ts";

/** A network that a walk cuts and mends. */
export interface WalkNetwork {
  isCut(): boolean;
  cuts(): number;
  cut(): Promise<CutKind>;
  mend(): Promise<void>;
}

/** @param proxy between the context and the shop */
export function walkNetwork(context: BrowserContext, proxy: CutProxy, random: Random): WalkNetwork {
  let kind: CutKind | null = null;
  let cuts = 0;
  return {
    isCut: () => kind !== null,
    cuts: () => cuts,
    async cut() {
      kind ??= random.oneOf(cutKinds);
      cuts += 1;
      proxy.cut(kind);
      await context.setOffline(kind === "offline");
      return kind;
    },
    async mend() {
      proxy.mend(random.oneOf([true, false]));
      kind = null;
      await context.setOffline(false);
    },
  };
}
