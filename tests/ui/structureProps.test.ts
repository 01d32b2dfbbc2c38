import { describe, expectTypeOf, it } from "vitest";
import type {
  BoxProps,
  CardProps,
  ClickableCardProps,
  LineItemProps,
  PointListProps,
  SkeletonProps,
  TextLinkProps,
} from "../../src/ui/index.ts";

/** Checked by the compiler (`tsc --noEmit`): an invalid pair of props must not compile. */
describe("the structure components' props", () => {
  it("name only what has a role", () => {
    expectTypeOf<{ as: "section"; label: "Total"; children: "" }>().toExtend<CardProps>();
    expectTypeOf<{ as: "div"; label: "Total"; children: "" }>().not.toExtend<CardProps>();
    expectTypeOf<{ label: "Total"; children: "" }>().not.toExtend<CardProps>();
  });

  it("lead somewhere or act, never neither", () => {
    expectTypeOf<{ title: "Pack"; to: "/a" }>().toExtend<ClickableCardProps>();
    expectTypeOf<{ title: "Pack"; onClick: () => void }>().toExtend<ClickableCardProps>();
    expectTypeOf<{ title: "Pack" }>().not.toExtend<ClickableCardProps>();
  });

  it("lead to one place", () => {
    expectTypeOf<{ to: "/a"; children: "" }>().toExtend<TextLinkProps>();
    expectTypeOf<{ to: "/a"; href: "/b"; children: "" }>().not.toExtend<TextLinkProps>();
    expectTypeOf<{ to: "/a"; download: true; children: "" }>().not.toExtend<TextLinkProps>();
  });

  it("keep a line's small size for what cannot be changed", () => {
    type Line = { image: null; imageAlt: ""; title: "Tirage"; price: "" };
    expectTypeOf<Line & { size: "small" }>().toExtend<LineItemProps>();
    expectTypeOf<Line & { controls: "" }>().toExtend<LineItemProps>();
    expectTypeOf<Line & { size: "small"; controls: "" }>().not.toExtend<LineItemProps>();
  });

  it("give a title's level to a title alone", () => {
    expectTypeOf<{ points: string[]; title: "Fichiers"; level: 2 }>().toExtend<PointListProps>();
    expectTypeOf<{ points: string[]; level: 2 }>().not.toExtend<PointListProps>();
  });

  it("draw a text or a shape", () => {
    expectTypeOf<{ text: "body"; lines: 2 }>().toExtend<SkeletonProps>();
    expectTypeOf<{ shape: "badge" }>().toExtend<SkeletonProps>();
    expectTypeOf<{ lines: 2 }>().not.toExtend<SkeletonProps>();
  });

  it("take no look of their own", () => {
    expectTypeOf<BoxProps>().not.toHaveProperty("className");
    expectTypeOf<BoxProps>().not.toHaveProperty("style");
  });
});
