import type { ThemeValues } from "../../../src/ui/theme/contract.css.ts";
import { inPixels, readColor, readDimension, type Token, tokensOf } from "./tokens.ts";

/** Where a value has no notation in the format, the style sheet's own. */
const extension = "fr.dossard.css";

/**
 * Returns a theme in the format of the Design Tokens Community Group, https://www.designtokens.org/tr/2025.10/format/:
 * groups as in the contract, each token with `$type`, `$value` and `$description`.
 */
export function designTokens(values: ThemeValues): object {
  const root: Record<string, unknown> = {};
  for (const token of tokensOf(values)) {
    let group = root;
    for (const name of token.path.slice(0, -1)) {
      group[name] ??= {};
      group = group[name] as Record<string, unknown>;
    }
    group[token.path.at(-1) ?? ""] = { ...typed(token, values), $description: token.description };
  }
  return root;
}

interface Typed {
  $type: string;
  $value: unknown;
  $extensions?: Record<string, string>;
}

function typed(token: Token, values: ThemeValues): Typed {
  const { css, family } = token;
  switch (family) {
    case "color":
      return { $type: "color", $value: colorValue(css) };
    case "font":
      return { $type: "fontFamily", $value: css.split(", ").map((name) => name.replaceAll('"', "")) };
    case "weight":
      return { $type: "fontWeight", $value: Number(css) };
    case "shadow":
      return { $type: "shadow", $value: shadowValue(css) };
    case "layer":
      return { $type: "number", $value: Number(css) };
    case "motion":
      return css.endsWith("ms")
        ? { $type: "duration", $value: { value: Number.parseInt(css, 10), unit: "ms" } }
        : { $type: "cubicBezier", $value: (css.match(/[\d.]+/g) ?? []).map(Number) };
    case "type":
      return typeValue(token, values);
    default:
      return { $type: "dimension", $value: readDimension(css) };
  }
}

function colorValue(css: string) {
  const { components, alpha } = readColor(css);
  return { colorSpace: "srgb", components, alpha, ...(css.startsWith("#") && { hex: css }) };
}

function shadowValue(css: string) {
  if (css === "none") css = "0 0 0 transparent";
  return css.split(/, (?=\S+ \S+)/).map((layer) => {
    const [lengths, color] = splitShadow(layer);
    const [offsetX, offsetY, blur, spread = "0"] = lengths;
    const [x, y, b, s] = [offsetX, offsetY, blur, spread].map((length) => readDimension(length ?? "0"));
    return { color: colorValue(color), offsetX: x, offsetY: y, blur: b, spread: s };
  });
}

function splitShadow(layer: string): [lengths: string[], color: string] {
  const [, lengths = "", color = ""] = /^((?:-?[\d.]+(?:px)? )+)(.*)$/.exec(layer) ?? [];
  return [lengths.trim().split(" "), color];
}

/** Tracking is relative in the style sheet: the format wants a length, at the level's own size. */
function typeValue({ path, css }: Token, values: ThemeValues): Typed {
  const kind = path.at(-1);
  const told = { $extensions: { [extension]: css } };
  if (kind === "line" && !css.endsWith("rem")) return { $type: "number", $value: Number(css) };
  if (kind === "tracking") {
    const level = path[1] as keyof ThemeValues["type"];
    const size = inPixels(readDimension(values.type[level].size)) / 16;
    const value = Math.round(Number.parseFloat(css) * size * 1e5) / 1e5;
    return { $type: "dimension", $value: { value, unit: "rem" }, ...told };
  }
  return {
    $type: "dimension",
    $value: readDimension(css),
    ...(css.startsWith("clamp(") && told),
  };
}
