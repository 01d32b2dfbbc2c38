import { style } from "@vanilla-extract/css";

export const select = style({ appearance: "none", cursor: "pointer", textOverflow: "ellipsis" });
