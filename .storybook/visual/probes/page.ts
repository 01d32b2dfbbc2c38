import { nameOf } from "../layout/nameOf.ts";
import { isSeen } from "./elements.ts";

/** Returns what keeps a reader from enlarging the page (WCAG 1.4.4): the viewport's limits, and touch that does not pinch. */
export function zoomFaults(): string[] {
  const told = document.querySelector("meta[name='viewport']")?.getAttribute("content") ?? "";
  const most = Number(/maximum-scale\s*=\s*([\d.]+)/.exec(told)?.[1] ?? 10);
  const locked = /user-scalable\s*=\s*(no|0)/.test(told) || most < 5;
  const wide = [
    document.documentElement,
    document.body,
    ...document.body.querySelectorAll("main, [data-story-root], #root, [role='dialog']"),
  ];
  const pinned = wide.filter(
    (element) =>
      isSeen(element) &&
      /^(none|pan-x|pan-y|pan-x pan-y|manipulation-not)$/.test(getComputedStyle(element).touchAction),
  );
  return [
    ...(locked ? [`page: its viewport forbids zoom, “${told}”`] : []),
    ...pinned.map((element) => `page: ${nameOf(element).slice(0, 40)} cannot be pinched`),
    ...(getComputedStyle(document.documentElement).getPropertyValue("-webkit-text-size-adjust") === "none"
      ? ["page: its text cannot be enlarged"]
      : []),
  ];
}

/** Returns faults of the document around a screen: language, viewport, title, landmarks. */
export function documentFaults(): string[] {
  const { lang } = document.documentElement;
  const told = document.querySelector("meta[name='viewport']")?.getAttribute("content") ?? "";
  const mains = document.querySelectorAll("main, [role='main']").length;
  const firsts = [...document.querySelectorAll("h1")].filter(isSeen).length;
  return [
    ...(lang === "fr" ? [] : [`page: lang “${lang}”, not fr`]),
    ...(/width=device-width/.test(told) ? [] : [`page: viewport “${told}”`]),
    ...(/\S.*\S/.test(document.title) ? [] : ["page: no title"]),
    ...(mains === 1 ? [] : [`page: ${mains} main landmarks`]),
    ...(firsts <= 1 ? [] : [`page: ${firsts} headings of the first level`]),
    ...zoomFaults(),
  ];
}
