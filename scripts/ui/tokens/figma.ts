import type { ThemeValues } from "../../../src/ui/theme/contract.css.ts";
import { inPixels, readColor, readDimension, type Token, tokensOf } from "./tokens.ts";

const collection = "dossard";
const modeId = (theme: string) => `mode-${theme}`;
const variableId = ({ path }: Token) => `variable-${path.join("-")}`;

/**
 * Returns the themes as the body of Figma's call that creates variables (`POST /v1/files/:key/variables`): one collection, a mode
 * for each theme. Lengths are pixels; what Figma has no type for, such as shadows, is text.
 * @param themes by name, the first as the collection's own mode
 */
export function figmaVariables(themes: Record<string, ThemeValues>): object {
  const names = Object.keys(themes);
  const [first = ""] = names;
  const tokens = tokensOf(Object.values(themes)[0] as ThemeValues);
  return {
    variableCollections: [
      { action: "CREATE", id: collection, name: "Dossard", initialModeId: modeId(first) },
    ],
    // The first mode comes with its collection.
    variableModes: names.map((name) => ({
      action: name === first ? "UPDATE" : "CREATE",
      id: modeId(name),
      name,
      variableCollectionId: collection,
    })),
    variables: tokens.map((token) => ({
      action: "CREATE",
      id: variableId(token),
      name: token.path.join("/"),
      variableCollectionId: collection,
      resolvedType: typeOf(token),
      description: token.description,
      codeSyntax: { WEB: `var(${token.property})` },
    })),
    variableModeValues: names.flatMap((name) =>
      tokensOf(themes[name] as ThemeValues).map((token) => ({
        variableId: variableId(token),
        modeId: modeId(name),
        value: figmaValue(token),
      })),
    ),
  };
}

const lengths = /^(space|radius|border|size)$/;

function typeOf({ family, path }: Token): "COLOR" | "FLOAT" | "STRING" {
  if (family === "color") return "COLOR";
  const isNumber =
    lengths.test(family) || family === "layer" || family === "weight" || path.at(-1) === "size";
  return isNumber ? "FLOAT" : "STRING";
}

function figmaValue(token: Token) {
  const type = typeOf(token);
  if (type === "STRING") return token.css;
  if (type === "FLOAT") {
    return /^(layer|weight)$/.test(token.family) ? Number(token.css) : inPixels(readDimension(token.css));
  }
  const { components, alpha } = readColor(token.css);
  const [r, g, b] = components;
  return { r, g, b, a: alpha };
}
