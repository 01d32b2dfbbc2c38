import { globalStyle } from "@vanilla-extract/css";
import * as footer from "../../footer/Footer.css.ts";
import * as gallery from "../../gallery/Gallery.css.ts";
import { header as dialogHeader } from "../../modal/Modal.css.ts";
import * as modal from "../../modal/ModalStage.css.ts";
import { keyboardHeight } from "../../on-screen-keyboard/layout.ts";
import { page as pageOf } from "../../page/Page.css.ts";
import { panel, box as searchBox } from "../../search-box/SearchBox.css.ts";
import { aside } from "../../sidebar-layout/SidebarLayout.css.ts";
import { trayHeight } from "../../sticky-bar/heights.ts";
import { below, bar as stickyBar } from "../../sticky-bar/StickyBar.css.ts";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { tray, content as trayContent } from "../pack-tray/PackTray.css.ts";
import { reachAttribute, reachHeight } from "./reach.ts";

const { border, color, layer, size, space } = vars;
const page = `html[${reachAttribute}]`;
const topBar = `(${size.target} + ${space.sm} + ${border.hairline})`;
const keyboard = `var(${keyboardHeight}, 0px)`;
/** Of the top bar and what stands above it. */
const foot = `(${topBar} + var(${reachHeight}, 0px))`;
const dialog = `${page} [data-dossard-dialog]`;
const whole = `.${modal.whole.classNames.base}`;
const { line, aside: beside } = modal.whole.classNames.variants.panel;
/** Of a dialog's stage: the buttons above its strip of 4.5 rem are within reach. */
const stageHeight = `calc(50dvh + 4.5rem + ${size.target} + 2 * ${space.xs})`;

/** Of what ends a short page, below its title: less than the room, as a page that fits must not scroll. */
const shortPage = "calc(100dvh - 36rem)";

/** Applies in tall windows only. */
const tall = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { "@media": { [media.tall]: rule } });

tall(`${page} #root`, {
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  paddingBottom: `calc${foot}`,
});
tall(`html[${reachAttribute}="lowered"] #root`, { paddingTop: "50dvh" });
// Above the bar, below any dialog, which comes later in the document.
globalStyle("[data-lowers-page]", { display: "none" });
tall("[data-lowers-page]", {
  display: "inline-flex",
  position: "fixed",
  insetInline: 0,
  bottom: `calc(${space.sm} / 2)`,
  zIndex: layer.modal,
  width: "max-content",
  marginInline: "auto",
});
tall(`${page} #root > main`, { flexGrow: 1 });
// Who buys at a stand fills in a single form.
tall(`${page} #root > main form:has([type=email])`, {
  display: "grid",
  alignContent: "end",
  minHeight: shortPage,
});
// Until it is measured: a search box, which is there from the first paint.
globalStyle(`${page}:has(main [data-reach])`, { vars: { [reachHeight]: "6.125rem" } });
tall(`${page} .${pageOf.classNames.base}`, { paddingBottom: space.lg });
tall(`${page} .${footer.inner}`, { rowGap: 0, paddingBlock: space.xxs });
tall(`${page} #root > header`, {
  position: "fixed",
  top: "auto",
  bottom: 0,
  insetInline: 0,
  borderBlockEnd: "none",
  borderBlockStart: `${border.hairline} solid ${color.line}`,
});
tall(page, {
  scrollPaddingTop: space.md,
  scrollPaddingBottom: `calc(${foot} + ${space.md} + ${keyboard})`,
});

// A search box stands above the bar, or above the keyboard, its suggestions above it.
tall(`${page} [data-reach]`, {
  position: "fixed",
  insetInline: 0,
  bottom: `max(${topBar}, ${keyboard})`,
  zIndex: layer.header,
  maxWidth: "none",
  paddingInline: space.xl,
  paddingBlock: space.sm,
  background: color.canvas,
  borderBlockStart: `${border.hairline} solid ${color.line}`,
});
tall(`${page} [data-reach] .${panel}`, {
  top: "auto",
  bottom: `calc(100% + ${space.xxs})`,
  maxHeight: `min(28rem, 50dvh - max(${topBar}, ${keyboard}) - var(${reachHeight}, 0px))`,
});

tall(`${page} [data-reach] > * > :has(.${searchBox})`, { maxWidth: "none" });
// Filters beside it give their room to its suggestions and the keyboard.
for (const part of ["> *", "> * > *"]) {
  tall(`${page} [data-reach]:has(.${searchBox}:focus-within) ${part}:not(:has(.${searchBox}))`, {
    display: "none",
  });
}

// What sticks to the window's end stands above both.
tall(`${page} .${tray.classNames.base}`, { bottom: `calc${foot}` });
// Where its parts are side by side: a row for all its places.
globalStyle(`${page} .${trayContent}`, {
  "@media": {
    [media.tallDesktop]: {
      gridTemplate: `"subject price actions" "places places places" / minmax(0, 1fr) fit-content(20rem) auto`,
    },
  },
});
tall(`${page} .${stickyBar.classNames.base}`, {
  bottom: `calc(${foot} + ${space.sm} + var(${trayHeight}, 0px) + ${below})`,
});

// The total and its button stand at the window's foot below a short cart, and stay in view below a long one.
tall(`${page} .${aside.classNames.base}`, {
  alignSelf: "end",
  top: "auto",
  bottom: `calc(${foot} + ${space.lg})`,
});
tall(`${page} [data-reach-total]`, {
  display: "flex",
  flexDirection: "column",
  alignItems: "stretch",
  minHeight: shortPage,
});
tall(`${page} [data-reach-total] > .${aside.classNames.base}`, {
  position: "sticky",
  alignSelf: "stretch",
  marginTop: "auto",
});

tall(`${dialog}:not(${whole})`, {
  alignSelf: "end",
  maxHeight: `max(18rem, 50dvh - ${space.md} - ${keyboard})`,
});

// A dialog with a stage: its close button, and the arrows beside the count.
tall(`${page} .${beside}`, { gridTemplateRows: `${stageHeight} minmax(0, 1fr)` });
tall(`${page} .${modal.closeOverStage.classNames.variants.panel.aside}`, {
  top: `calc(${stageHeight} + ${space.xs})`,
});
tall(`${page} .${beside} .${dialogHeader.classNames.base}`, {
  paddingInlineEnd: `calc(${size.target} + 2 * ${space.xs})`,
});
tall(`${page} .${line} > .${modal.stage}`, { gridArea: "1 / 1" });
tall(`${page} .${modal.closeOverStage.classNames.variants.panel.line}`, {
  position: "static",
  gridArea: "1 / 1",
  placeSelf: "end",
  marginInlineEnd: space.xs,
  marginBlockEnd: `calc(4.5rem + ${size.target} + 3 * ${space.xs})`,
});
for (const [arrow, edge] of [
  [gallery.previous, "insetInlineStart"],
  [gallery.next, "insetInlineEnd"],
] as const) {
  tall(`${page} .${arrow}`, {
    top: "auto",
    bottom: `calc(${space.xs} + ${gallery.stripHeight})`,
    transform: "none",
    [edge]: `calc(50% - 6rem - ${size.target})`,
  });
}
