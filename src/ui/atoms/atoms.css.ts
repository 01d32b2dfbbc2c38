import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "../theme/contract.css.ts";
import { room } from "../theme/room.ts";

/** Equal columns, fewer when text would be narrower than a card's title. */
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
    /** Display mode of the element. Default: the element's own. */
    display: ["none", "block", "inline", "flex", "grid", "contents"],
    /** Direction of a flex box. Default: row. */
    flexDirection: ["row", "column"],
    /** Cross-axis alignment of the children. Default: stretch. */
    alignItems: ["stretch", "flex-start", "center", "flex-end", "baseline"],
    /** Step of space between children. Default: none. */
    gap: vars.space,
    /** Step of space above its content. Default: none. */
    paddingTop: vars.space,
    /** Step of space under its content. Default: none. */
    paddingBottom: vars.space,
    /** Step of space left and right of its content. Default: none. */
    paddingInline: vars.space,
    /** Equal columns of a grid, or `fit` for as many as fit a few words. Default: 1. */
    gridTemplateColumns: {
      1: "minmax(0, 1fr)",
      2: atMost(2),
      3: atMost(3),
      4: atMost(4),
      fit: "repeat(auto-fill, minmax(min(100%, 9.75em), 1fr))",
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
    /** Whether a full row wraps to the next. Default: nowrap. */
    flexWrap: ["wrap", "nowrap"],
    /** Distribution of the free space along the main axis. Default: flex-start. */
    justifyContent: ["flex-start", "center", "flex-end", "space-between"],
    /** Alignment of the lines of text. Default: start. */
    textAlign: ["start", "center", "end"],
    /** Width of the content, or of the parent. Default: auto. */
    width: { auto: "auto", full: "100%" },
    /** Background by role. Default: none. */
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
    /** Text colour by role. Default: that of its place. */
    color: {
      ink: vars.color.ink,
      inkMuted: vars.color.inkMuted,
      onInverse: vars.color.onInverse,
      accent: vars.color.accentInk,
      critical: vars.color.critical,
    },
    /** Border by meaning. Default: none. */
    border: {
      none: "none",
      line: `${vars.border.hairline} solid ${vars.color.line}`,
      strong: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
      accent: `${vars.border.thick} solid ${vars.color.accentInk}`,
    },
    /** Corner radius. Default: none. */
    borderRadius: vars.radius,
    /** Elevation above the page. Default: none. */
    boxShadow: vars.shadow,
    /** Share of the free space. Default: 0. */
    flexGrow: [0, 1],
    /** Whether it shrinks when space is short. Default: 1. */
    flexShrink: [0, 1],
    /** 0 allows it to be narrower than its longest word. Default: its content. */
    minWidth: [0],
    /** Maximum width: of reading, of a form, of a page. Default: none. */
    maxWidth: {
      measure: vars.size.measure,
      reading: vars.size.reading,
      form: vars.size.form,
      page: vars.size.page,
      wide: vars.size.pageWide,
    },
    /** Auto centres it in its parent. Default: 0. */
    marginInline: ["auto"],
    /** Positioning scheme. Default: static. */
    position: ["relative", "absolute", "sticky"],
    /** What happens to overflowing content. Default: visible. */
    overflow: ["hidden", "auto"],
    /** Full: the parent's height. Default: auto. */
    height: { full: "100%" },
  },
});

/** The vocabulary of layout: props of a Box, by token name. Arrays read phone, tablet, desktop. */
export const atoms = createSprinkles(responsive, constant);

export type Atoms = Parameters<typeof atoms>[0];
