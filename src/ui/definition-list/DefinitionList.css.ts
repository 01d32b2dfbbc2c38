import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";

export const list = style({ ...asksRoom, display: "grid" });

export const pair = style({
  display: "grid",
  columnGap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@container": { "(min-width: 20em)": { gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 2fr)" } },
});

/** An e-mail address has no break opportunity. */
globalStyle(`${pair} > dd`, { overflowWrap: "anywhere" });

/** Terms of usual length share one column; a longer one takes space from its own value. */
export const term = style({
  minWidth: "7rem",
  color: vars.color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.body.line,
});
