import { announcementFaults } from "./announcements.ts";
import { fieldFaults } from "./fields.ts";
import { focusRingFaults } from "./focusRing.ts";
import { headingFaults } from "./headings.ts";
import { idFaults } from "./ids.ts";
import { imageFaults } from "./images.ts";
import { keyboardFaults } from "./keyboard.ts";
import { languageFaults } from "./languages.ts";
import { listFaults } from "./lists.ts";
import { motionFaults } from "./motion.ts";
import { nameFaults } from "./names.ts";
import { orderFaults } from "./order.ts";
import { zoomFaults } from "./page.ts";
import { partFaults } from "./parts.ts";
import { roleFaults } from "./roles.ts";
import { stateFaults } from "./states.ts";

/** What has no baseline to compare with, and depends on no theme: returns one line per fault. */
export const markupFaults = (): string[] => [
  ...idFaults(),
  ...nameFaults(),
  ...imageFaults(),
  ...fieldFaults(),
  ...listFaults(),
  ...headingFaults(),
  ...keyboardFaults(),
  ...roleFaults(),
  ...stateFaults(),
  ...languageFaults(),
  ...motionFaults(),
  ...announcementFaults(),
  ...zoomFaults(),
  ...orderFaults(),
];

/** What a theme's colours may break. */
export const colorFaults = (): string[] => [...partFaults(), ...focusRingFaults()];
