import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const responsive = defineProperties({
  conditions: {
    phone: {},
    tablet: { "@media": media.tablet },
    desktop: { "@media": media.desktop },
  },
  defaultCondition: "phone",
  responsiveArray: ["phone", "tablet", "desktop"],
  properties: {
    display: ["none", "block", "inline-block", "flex", "inline-flex", "grid"],
    flexDirection: ["row", "column", "row-reverse", "column-reverse"],
    flexWrap: ["wrap", "nowrap"],
    alignItems: ["stretch", "flex-start", "center", "flex-end", "baseline"],
    justifyContent: ["flex-start", "center", "flex-end", "space-between"],
    gap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingInline: vars.space,
    textAlign: ["start", "center", "end"],
    width: { auto: "auto", full: "100%" },
    gridTemplateColumns: {
      1: "minmax(0, 1fr)",
      2: "repeat(2, minmax(0, 1fr))",
      3: "repeat(3, minmax(0, 1fr))",
      4: "repeat(4, minmax(0, 1fr))",
      contentAside: "minmax(0, 1fr) minmax(18rem, 24rem)",
    },
  },
  shorthands: {
    padding: ["paddingTop", "paddingBottom", "paddingInline"],
    paddingBlock: ["paddingTop", "paddingBottom"],
  },
});

const constant = defineProperties({
  properties: {
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
    color: {
      ink: vars.color.ink,
      inkMuted: vars.color.inkMuted,
      onInverse: vars.color.onInverse,
      accent: vars.color.accent,
      critical: vars.color.critical,
    },
    border: {
      none: "none",
      line: `${vars.border.hairline} solid ${vars.color.line}`,
      strong: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
      accent: `${vars.border.thick} solid ${vars.color.accent}`,
    },
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    maxWidth: {
      reading: vars.size.reading,
      form: vars.size.form,
      page: vars.size.page,
      wide: vars.size.pageWide,
    },
    marginInline: ["auto"],
    position: ["relative", "absolute", "sticky"],
    overflow: ["hidden", "auto"],
    height: { full: "100%" },
  },
});

/** The one vocabulary of layout: what a Box takes, by name of token. Arrays read phone, tablet, desktop. */
export const atoms = createSprinkles(responsive, constant);

export type Atoms = Parameters<typeof atoms>[0];
