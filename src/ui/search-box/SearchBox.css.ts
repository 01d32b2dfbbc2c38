import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color, space } = vars;

export const box = style({ position: "relative" });

export const input = style({
  minHeight: vars.size.targetLarge,
  selectors: { "&::-webkit-search-cancel-button": { appearance: "none" } },
});

export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: space.xxs,
  display: "grid",
  placeItems: "center",
});

export const panel = style({
  position: "absolute",
  insetInline: 0,
  top: `calc(100% + ${space.xxs})`,
  zIndex: vars.layer.sticky,
  maxHeight: "min(28rem, 60dvh)",
  overflowY: "auto",
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minHeight: vars.size.target,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  cursor: "pointer",
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    "&:last-child": { borderBlockEnd: 0 },
    "&:hover, &[aria-selected='true']": { background: color.sunken },
    "&[aria-selected='true']": {
      boxShadow: `inset 4px 0 0 ${color.accent}`,
      outline: "2px solid transparent",
      outlineOffset: "-2px",
    },
  },
});

export const optionLabel = style({ fontWeight: vars.weight.strong, minWidth: 0 });

export const detail = style({
  flexShrink: 0,
  color: color.inkMuted,
  fontSize: vars.type.small.size,
});

export const status = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});

export const statusShown = style({ padding: space.sm });
