/** Imported once by whoever mounts the application: reset, fonts, focus ring. */
import "./fonts.css.ts";
import "./reset.css.ts";
