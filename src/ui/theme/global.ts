/** Global styles, imported once by the application's entry: reset, fonts, focus ring, forced colors. */
import "./fonts.css.ts";
import "./reset.css.ts";
import "./forcedColors.css.ts";
