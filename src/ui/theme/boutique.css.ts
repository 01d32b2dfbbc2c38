import { createTheme } from "@vanilla-extract/css";
import { boutique } from "./boutique.ts";
import { vars } from "./contract.css.ts";

export const boutiqueTheme = createTheme(vars, boutique);
