import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import * as checkbox from "../checkbox/Checkbox.css.ts";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";
import { asksRoom } from "../theme/room.ts";
import { stacked } from "./stacked.ts";
import { row } from "./Table.css.ts";

const { color, motion, size, space } = vars;

/** As wide as the table below, whose query it shares. */
export const whole = style(asksRoom);

export const tools = style({
  display: "grid",
  ...stacked({ gap: space.xs, paddingBlockEnd: space.sm }),
});

export const onPhone = style({ display: "none", ...stacked({ display: "block" }) });
export const aboveCards = style([checkbox.line, { display: "none", ...stacked({ display: "grid" }) }]);

export const count = style({
  paddingBlockEnd: space.xs,
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontVariantNumeric: "tabular-nums",
  ...stacked({ paddingBlockEnd: 0 }),
});

/** A column's name as a button: its words stay where those of other columns are. */
export const sortButton = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.xxs,
    minHeight: size.target,
    marginBlock: `calc(-1 * ${space.xs})`,
    marginInline: `calc(-1 * ${space.xs})`,
    paddingInline: space.xs,
    borderRadius: vars.radius.sm,
    fontWeight: "inherit",
    cursor: "pointer",
    transition: `background-color ${motion.fast} ${motion.easing}`,
    "@media": { [media.hover]: { ":hover": { background: color.sunken } } },
    ":focus-visible": { outlineOffset: `calc(-1 * ${vars.border.thick})`, boxShadow: "none" },
    ...stacked({ display: "none" }),
  },
  variants: { align: { start: {}, end: { flexDirection: "row-reverse" } } },
});

export const arrows = style({ display: "grid" });

const aside = `calc(${size.iconSmall} * 0.28)`;
export const arrow = recipe({
  base: { display: "grid", gridArea: "1 / 1" },
  variants: {
    way: {
      up: { transform: `translateY(calc(-1 * ${aside}))` },
      down: { transform: `translateY(${aside})` },
    },
    state: {
      possible: { color: color.inkMuted },
      current: { color: color.ink, transform: "none" },
      other: { display: "none" },
    },
  },
});

export const tickHead = style({
  width: size.target,
  paddingInlineStart: space.sm,
  borderBlockEnd: `${vars.border.thick} solid ${color.ink}`,
  textAlign: "start",
});

export const tickLine = style({
  display: "grid",
  alignItems: "center",
  width: size.target,
  minHeight: size.target,
  cursor: "pointer",
});
globalStyle(`${tickHead} > ${tickLine}`, stacked({ display: "none" }));

export const tick = style([
  checkbox.input,
  {
    marginBlock: 0,
    selectors: {
      [`${tickLine}:hover &:enabled`]: { borderColor: color.ink },
      [`${checkbox.line} &`]: { marginBlock: `calc((${vars.type.body.line} - ${size.tick}) / 2)` },
      "&:indeterminate": { background: color.accent, borderColor: color.accentInk },
      // A dash.
      "&:indeterminate::after": { clipPath: "inset(38% 5%)", opacity: 1 },
    },
  },
]);

/** On a phone a card's checkbox is beside its title. */
export const checkableRow = recipe({
  base: [row, stacked({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)" })],
  variants: {
    checked: {
      false: {},
      true: {
        background: color.accentSoft,
        ...stacked({ background: color.accentSoft, borderColor: color.accentInk }),
        "@media": {
          [media.forcedColors]: {
            outline: `${vars.border.hairline} solid ${systemColors.chosen}`,
            outlineOffset: `calc(-1 * ${vars.border.thick})`,
          },
        },
      },
    },
  },
});
globalStyle(
  `${checkableRow.classNames.base} > :not(:first-child, [scope="row"])`,
  stacked({ gridColumn: "1 / -1" }),
);

export const tickCell = style({
  paddingInlineStart: space.sm,
  ...stacked({ display: "grid", alignContent: "center", padding: 0 }),
});

export const tickToCome = style(stacked({ display: "none" }));
