import { style } from "@vanilla-extract/css";
import { unseen } from "../theme/hidden.ts";

export const hidden = style(unseen);
