import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const rule = style({
  width: "100%",
  height: 0,
  margin: 0,
  border: 0,
  borderTop: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** Words between two rules. */
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  color: vars.color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  textAlign: "center",
  selectors: {
    "&::before, &::after": {
      content: "",
      flex: "1 0 1.5rem",
      borderTop: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});
