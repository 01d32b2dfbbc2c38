import type { Sources } from "./sources.ts";

/** Every CSS colour name except `transparent` and `currentColor`, which are not colours. */
const names =
  "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen"
    .split(" ")
    .join("|");

const numeric =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** CSS system colours; `src/ui/theme/forcedColors.ts` maps them to roles. */
const system =
  "accentcolor accentcolortext activetext buttonborder buttonface buttontext canvastext fieldtext graytext highlighttext linktext marktext selecteditem selecteditemtext visitedtext windowtext"
    .split(" ")
    .join("|");
/** System colours that are also plain words, one of them a role name: matched with CSS's capital letter. */
const systemWords = "Canvas|Field|Highlight|Mark|Window";
/** A name counts as a colour only where one is expected: French texts are full of them. */
const where = (known: string) => `["']?\\s*[:=]\\s*\\{?["'\`][^"'\`\\n]*(?<![\\w.{-])(?:${known})(?![\\w-])`;
const named = new RegExp(
  `(?:colou?r|background|fill|stroke|border\\w*|outline\\w*|shadow)${where(`${names}|${system}`)}`,
  "i",
);
const namedWord = new RegExp(
  `(?:[Cc]olou?r|[Bb]ackground|fill|stroke|[Bb]order\\w*|[Oo]utline\\w*|[Ss]hadow)${where(systemWords)}`,
);
/** `:has()` on the root or body, other conditions in between or not. */
const searchedPage = /(?:\bhtml|\bbody|:root)[^\s,]*:has\(/;
const layer = /\bz-?index["']?\s*[:=]\s*\{?["'`]?-?\d/i;
/** Zero is allowed in any unit. Values that browsers require in pixels (an image's sizes, an observer's margin) are not styles. */
const pixels = /(?<![\w.])-?(?:0?\.\d+|[1-9][\d.]*)px\b/;
const toldInPixels = /\b(?:sizes=|rootMargin:)/;
/** Where vanilla-extract would append « px » to a bare number. */
const bareLength =
  /^\s*"?(?:inset|top|left|right|bottom|width|height|(?:min|max)(?:Width|Height|BlockSize|InlineSize)|padding\w*|margin\w*|gap|rowGap|columnGap|border\w*(?:Width|Radius)|fontSize|outline(?:Width|Offset))"?: -?[1-9]/;

const outsideThemes = (file: string) => file.startsWith("src/") && !file.startsWith("src/ui/theme/");
const isSheet = (file: string) => /\.(css\.ts|tsx)$/.test(file);

function eachLine(sources: Sources, wanted: (file: string) => boolean, fault: (line: string) => string) {
  return [...sources]
    .filter(([file]) => outsideThemes(file) && wanted(file))
    .flatMap(([file, text]) =>
      text.split("\n").flatMap((line, index) => {
        const found = fault(line);
        return found ? [`${file}:${index + 1} ${found}`] : [];
      }),
    );
}

/** Colours outside the theme tokens, system colours included. */
export function rawColours(sources: Sources): string[] {
  return eachLine(
    sources,
    () => true,
    (line) => {
      const [found] = numeric.exec(line) ?? named.exec(line) ?? namedWord.exec(line) ?? [];
      return found ? `has the raw colour ${found}` : "";
    },
  );
}

/** z-index values that are not theme layers. */
export function rawLayers(sources: Sources): string[] {
  return eachLine(sources, isSheet, (line) => (layer.test(line) ? "has a z-index of its own" : ""));
}

/** Rules for which the browser searches the whole page again with each row of a mosaic. */
export function searchedPages(sources: Sources): string[] {
  return eachLine(sources, isSheet, (line) =>
    searchedPage.test(line) ? "searches the whole page: use pageWith" : "",
  );
}

/** Pixel lengths outside the themes: hairlines, rings and radii are tokens, everything else is steps or rem. */
export function rawPixels(sources: Sources): string[] {
  return eachLine(sources, isSheet, (line) => {
    if (toldInPixels.test(line)) return "";
    const [found] = pixels.exec(line) ?? bareLength.exec(line) ?? [];
    return found ? `has the raw length ${found.trim()}` : "";
  });
}
