/** A text of a mail as a program paints it. */
export interface PaintedText {
  text: string;
  color: string;
  ground: string;
}

type Paint = { color: string; ground: string; isHidden: boolean };

const voids = new Set(["br", "img", "meta", "!doctype"]);

/** Returns the declarations of each class in the style sheet of the dark version. */
function darkRules(html: string): Map<string, string> {
  const [, sheet = ""] = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\n\}/.exec(html) ?? [];
  return new Map([...sheet.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = "", css = ""]) => [name, css]));
}

function paintOf(css: string, { color, ground, isHidden }: Paint): Paint {
  const value = (property: string) =>
    new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(css.replaceAll("!important", ""))?.[1];
  return {
    color: value("color") ?? color,
    ground: value("background") ?? ground,
    isHidden: isHidden || css.includes("display:none"),
  };
}

/** Returns every visible text of a mail's body with the colours of one of its versions, by inline styles and classes alone. */
export function paintedTexts(html: string, version: "light" | "dark"): PaintedText[] {
  const rules = darkRules(html);
  const found: PaintedText[] = [];
  const stack: Paint[] = [{ color: "#000000", ground: "#ffffff", isHidden: false }];
  const body = html.slice(html.indexOf("<body"), html.indexOf("</body>"));
  for (const [, tag, text = ""] of body.matchAll(/<([^>]+)>|([^<]+)/g)) {
    const current = stack.at(-1) as Paint;
    if (tag === undefined) {
      if (text.trim() && !current.isHidden) found.push({ text: decoded(text.trim()), ...current });
    } else if (tag.startsWith("/")) stack.pop();
    else if (!voids.has(tag.split(/\s/)[0]?.toLowerCase() ?? "")) {
      const classes = /\bclass="([^"]*)"/.exec(tag)?.[1]?.split(" ") ?? [];
      const own = paintOf(/\bstyle="([^"]*)"/.exec(tag)?.[1] ?? "", current);
      const dark = classes.flatMap((name) => rules.get(name) ?? []).join(";");
      stack.push(version === "dark" ? paintOf(dark, own) : own);
    }
  }
  return found;
}

const decoded = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
