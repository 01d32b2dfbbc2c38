import { createTheme } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { stand } from "./stand.ts";

export const standTheme = createTheme(vars, stand);
