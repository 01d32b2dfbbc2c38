/** Strokes on a grid of 24, drawn for this shop; `fill` paths are solid. */
interface Drawing {
  stroke?: string;
  fill?: string;
}

export const drawings = {
  /** The mark: a bib with its four pins and the D of Dossard. */
  logo: {
    fill: "M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM5.1 4.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Zm13.8 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM5.1 18a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Zm13.8 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM8 6.5v11h3.6c3.4 0 5.6-2.1 5.6-5.5s-2.2-5.5-5.6-5.5H8Zm2.9 2.5h.6c1.8 0 2.8 1 2.8 3s-1 3-2.8 3h-.6V9Z",
  },
  search: { stroke: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5" },
  zoomIn: {
    stroke: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5M7.5 10.5h6M10.5 7.5v6",
  },
  zoomOut: { stroke: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5M7.5 10.5h6" },
  heart: {
    stroke:
      "M12 20.2C6.2 16 3.2 12.7 3.2 9.1A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.8 2.4c0 3.6-3 6.9-8.8 11.1Z",
  },
  heartFilled: {
    fill: "M12 21.1C5.9 16.7 2.3 13.1 2.3 9.1A5.6 5.6 0 0 1 12 5.3a5.6 5.6 0 0 1 9.7 3.8c0 4-3.6 7.6-9.7 12Z",
  },
  cart: {
    stroke:
      "M2.5 3.5h2.7l2.5 11.2a1.5 1.5 0 0 0 1.5 1.2h8.3a1.5 1.5 0 0 0 1.5-1.2L20.7 7.2H6M9.7 20.3h.01M17 20.3h.01",
  },
  user: { stroke: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.5 3.6-5.5 7.5-5.5s6.9 2 7.5 5.5" },
  help: {
    stroke:
      "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.6a2.6 2.6 0 1 1 3.9 2.2c-.9.5-1.4 1-1.4 2.1M12 17h.01",
  },
  chevronDown: { stroke: "m6 9.5 6 6 6-6" },
  chevronUp: { stroke: "m6 14.5 6-6 6 6" },
  chevronLeft: { stroke: "m14.5 6-6 6 6 6" },
  chevronRight: { stroke: "m9.5 6 6 6-6 6" },
  arrowLeft: { stroke: "M20 12H4.5M11 5.5 4.5 12l6.5 6.5" },
  arrowRight: { stroke: "M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" },
  close: { stroke: "m5.5 5.5 13 13M18.5 5.5l-13 13" },
  check: { stroke: "m4.5 12.5 5 5 10-11" },
  minus: { stroke: "M5 12h14" },
  plus: { stroke: "M5 12h14M12 5v14" },
  trash: {
    stroke:
      "M4 6.5h16M9 6.5V4.3c0-.5.4-.8.8-.8h4.4c.4 0 .8.3.8.8v2.2M6 6.5l.8 12.6c0 .8.7 1.4 1.5 1.4h7.4c.8 0 1.5-.6 1.5-1.4L18 6.5M10 11v5M14 11v5",
  },
  warning: { stroke: "M12 3.8 2.8 19.7h18.4L12 3.8ZM12 10v4.5M12 17.2h.01" },
  stop: {
    stroke: "M8.4 3h7.2L21 8.4v7.2L15.6 21H8.4L3 15.6V8.4L8.4 3ZM12 7.8v5.2M12 16.3h.01",
  },
  info: { stroke: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6h.01" },
  download: { stroke: "M12 3.5v11.5M7 10.5l5 5 5-5M4 20.5h16" },
  print: {
    stroke:
      "M7 8.5v-5h10v5M7 17H4.5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H17M7 13.5h10v7H7z",
  },
  file: { stroke: "M13.5 3.5H6.5a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-11l-5-5ZM13.5 3.5v5h5" },
  image: {
    stroke:
      "M4.5 4.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM3.8 17l4.7-5 3.5 3.5 2.5-2.5 5.7 5.5M15.5 8.7h.01",
  },
  lock: { stroke: "M7.5 10.5V8a4.5 4.5 0 0 1 9 0v2.5M5.5 10.5h13v10h-13zM12 14.5v2" },
  home: { stroke: "M3.5 11.2 12 4l8.5 7.2M5.7 9.5v11h4.5v-6h3.6v6h4.5v-11" },
  eye: {
    stroke:
      "M2.5 12c2-4 5.5-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  },
  eyeOff: {
    stroke:
      "M9.9 5.7c.7-.1 1.4-.2 2.1-.2 4 0 7.5 2.5 9.5 6.5-.8 1.5-1.7 2.8-2.9 3.8M6 7.4C4.5 8.5 3.4 10.1 2.5 12c2 4 5.5 6.5 9.5 6.5 1.7 0 3.3-.4 4.7-1.2M4 4l16 16M9.9 9.9a3 3 0 0 0 4.2 4.2",
  },
  calendar: { stroke: "M4.5 5.5h15v15h-15zM4.5 10h15M8.5 3v4M15.5 3v4" },
  pin: {
    stroke:
      "M12 21c4.7-5 7-8.4 7-11.3A6.9 6.9 0 0 0 12 3a6.9 6.9 0 0 0-7 6.7C5 12.6 7.3 16 12 21ZM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  },
  clock: { stroke: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.2v5l3.4 2" },
  share: {
    stroke:
      "M17.5 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM6.5 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM17.5 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM8.8 10.7l6.4-3.7M8.8 13.3l6.4 3.7",
  },
  refresh: { stroke: "M20 5v5h-5M4 19v-5h5M5.5 9.5A7 7 0 0 1 19.6 10M18.5 14.5A7 7 0 0 1 4.4 14" },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];
