import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "../theme/contract.css.ts";
import { room } from "../theme/room.ts";

/** Equal columns, fewer where words would have less than a card's title needs. */
const atMost = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(8em, 100% / ${count + 0.99})), 1fr))`;

const responsive = defineProperties({
  conditions: {
    phone: {},
    tablet: { "@container": room.tablet },
    desktop: { "@container": room.desktop },
  },
  defaultCondition: "phone",
  responsiveArray: ["phone", "tablet", "desktop"],
  properties: {
    /** How its children are laid out. Default: the element's own. */
    display: ["none", "block", "inline", "flex", "grid"],
    /** Which way a flex box goes. Default: row. */
    flexDirection: ["row", "column"],
    /** How children sit across the way. Default: stretch. */
    alignItems: ["stretch", "flex-start", "center", "flex-end", "baseline"],
    /** Step of space between children. Default: none. */
    gap: vars.space,
    /** Step of space above its content. Default: none. */
    paddingTop: vars.space,
    /** Step of space under its content. Default: none. */
    paddingBottom: vars.space,
    /** Step of space left and right of its content. Default: none. */
    paddingInline: vars.space,
    /** Equal columns of a grid, as many as have room for a few words, or a content with an aside. Default: 1. */
    gridTemplateColumns: {
      1: "minmax(0, 1fr)",
      2: atMost(2),
      3: atMost(3),
      4: atMost(4),
      fit: "repeat(auto-fill, minmax(min(100%, 9.75em), 1fr))",
      contentAside: "minmax(0, 1fr) minmax(18rem, 24rem)",
    },
  },
  shorthands: {
    /** Step of space on all sides. Default: none. */
    padding: ["paddingTop", "paddingBottom", "paddingInline"],
    /** Step of space above and under its content. Default: none. */
    paddingBlock: ["paddingTop", "paddingBottom"],
  },
});

const constant = defineProperties({
  properties: {
    /** Whether a full row goes on in the next. Default: nowrap. */
    flexWrap: ["wrap", "nowrap"],
    /** How children share what is left along the way. Default: flex-start. */
    justifyContent: ["flex-start", "center", "flex-end", "space-between"],
    /** Where its lines begin. Default: start. */
    textAlign: ["start", "center", "end"],
    /** As wide as its content asks, or as its place allows. Default: auto. */
    width: { auto: "auto", full: "100%" },
    /** Ground by role. Default: none. */
    background: {
      canvas: vars.color.canvas,
      surface: vars.color.surface,
      sunken: vars.color.sunken,
      inverse: vars.color.inverse,
      accentSoft: vars.color.accentSoft,
      tickedSoft: vars.color.tickedSoft,
      warningSoft: vars.color.warningSoft,
      criticalSoft: vars.color.criticalSoft,
    },
    /** Ink by role. Default: that of its place. */
    color: {
      ink: vars.color.ink,
      inkMuted: vars.color.inkMuted,
      onInverse: vars.color.onInverse,
      accent: vars.color.accent,
      critical: vars.color.critical,
    },
    /** Line around it, by what it says. Default: none. */
    border: {
      none: "none",
      line: `${vars.border.hairline} solid ${vars.color.line}`,
      strong: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
      accent: `${vars.border.thick} solid ${vars.color.accent}`,
    },
    /** Corners. Default: none. */
    borderRadius: vars.radius,
    /** How far it lies above the page. Default: none. */
    boxShadow: vars.shadow,
    /** Share of the room that is left. Default: 0. */
    flexGrow: [0, 1],
    /** Whether it yields where room is short. Default: 1. */
    flexShrink: [0, 1],
    /** 0 lets it be narrower than its longest word. Default: its content. */
    minWidth: [0],
    /** Widest line: of reading, of a form, of a page. Default: none. */
    maxWidth: {
      measure: vars.size.measure,
      reading: vars.size.reading,
      form: vars.size.form,
      page: vars.size.page,
      wide: vars.size.pageWide,
    },
    /** Auto puts it in the middle of its place. Default: 0. */
    marginInline: ["auto"],
    /** Where it is placed from. Default: static. */
    position: ["relative", "absolute", "sticky"],
    /** What becomes of content larger than it. Default: visible. */
    overflow: ["hidden", "auto"],
    /** Full: as high as its place. Default: auto. */
    height: { full: "100%" },
  },
});

/** The one vocabulary of layout: what a Box takes, by name of token. Arrays read phone, tablet, desktop. */
export const atoms = createSprinkles(responsive, constant);

export type Atoms = Parameters<typeof atoms>[0];
