/** Imported once by whoever mounts the application: reset, fonts, focus ring, the reader's own colours. */
import "./fonts.css.ts";
import "./reset.css.ts";
import "./forcedColors.css.ts";
