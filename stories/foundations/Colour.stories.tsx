import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { applyTheme, Badge, Button, Heading, Text, type ThemeName, themeNames } from "../../src/ui/index.ts";
import { brandColors } from "../../src/ui/theme/brand.ts";
import { colorFamilies, colorUses } from "../../src/ui/theme/colorUses.ts";
import { type ColorRole, vars } from "../../src/ui/theme/contract.css.ts";
import { type ColorPair, colorPairs, contrastOf, promises } from "../../src/ui/theme/contrast.ts";
import { leavesOf, propertyName } from "../../src/ui/theme/names.ts";
import { themeValues } from "../../src/ui/theme/values.ts";
import { useMeasured, Value } from "./measured.tsx";
import { Chapter, Code, Named, Sheet } from "./Sheet.tsx";
import * as css from "./sheet.css.ts";

const meta = { title: "Fondations/Colour", tags: ["!autodocs", "dark"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ role }: { role: ColorRole }) {
  return (
    <li className={css.panel}>
      <div className={css.swatch} style={{ background: vars.color[role] }} />
      <div className={css.panelBody}>
        <Text as="div" size="small" weight="strong">
          <Code>{role}</Code>
        </Text>
        <Text as="div" size="caption" tone="muted">
          <Code>
            <Value of={vars.color[role]} />
          </Code>
        </Text>
        <Text size="small">{colorUses[role]}</Text>
      </div>
    </li>
  );
}

/** Colours by role, with their value in the current theme. */
export const Roles: Story = {
  render: () => (
    <Sheet
      title="Colour"
      lead="A colour is named by what it means, never by how it looks: every theme gives a value to each role, and a component knows the role alone."
    >
      {colorFamilies.map(({ name, note, roles }) => (
        <Chapter key={name} title={name} note={note}>
          <ul className={css.mediumColumns}>
            {roles.map((role) => (
              <Swatch key={role} role={role} />
            ))}
          </ul>
        </Chapter>
      ))}
    </Sheet>
  ),
  play: async ({ canvas, globals }) => {
    const { color } = themeValues[globals.theme as ThemeName];
    const shown = colorFamilies.flatMap(({ roles }) => roles);
    await expect([...shown].sort()).toEqual(Object.keys(color).sort());
    for (const role of shown) {
      const swatch = within(canvas.getByText(role).closest("li") as HTMLElement);
      await waitFor(() => expect(swatch.getByText(color[role])).toBeVisible());
    }
  },
};

const measuredContrast = (chip: HTMLElement) => {
  const { backgroundColor, color } = getComputedStyle(chip);
  // Before the theme is applied, a ground is transparent.
  return backgroundColor.startsWith("rgb(") ? contrastOf(backgroundColor, color) : undefined;
};

/** Returns the level of WCAG 2.2 that a contrast reaches: 1.4.6 and 1.4.3 for text, 1.4.11 for drawings. */
function levelOf(kind: ColorPair["kind"], contrast: number): string {
  if (kind === "text" && contrast >= 7) return "AAA";
  return contrast >= (kind === "text" ? 4.5 : 3) ? "AA" : "fails";
}

function Pair({ ground, on, kind }: ColorPair) {
  const [ref, contrast] = useMeasured<HTMLDivElement, number | undefined>(measuredContrast);
  const level = contrast === undefined ? "" : levelOf(kind, contrast);
  return (
    <li className={css.pairRow}>
      <div
        ref={ref}
        className={css.chip}
        style={{ background: vars.color[ground], color: vars.color[on] }}
        aria-hidden="true"
      >
        {kind === "text" ? "Aa" : <span className={css.ring} />}
      </div>
      <div className={css.named}>
        <Text as="div" size="small">
          <Code>{on}</Code>
        </Text>
        <Text as="div" size="caption" tone="muted">
          {kind}
        </Text>
      </div>
      <Badge tone={level === "fails" ? "critical" : "accent"}>
        {contrast?.toFixed(2)}:1 {level}
      </Badge>
    </li>
  );
}

const grounds = [...new Set(colorPairs.map(({ ground }) => ground))];

const printed = (list: HTMLElement) => Number.parseFloat(list.textContent?.match(/[\d.]+(?=:1)/)?.[0] ?? "0");

async function keepsPromise(canvas: ReturnType<typeof within>, theme: ThemeName) {
  for (const ground of grounds) {
    const pairs = colorPairs.filter((pair) => pair.ground === ground);
    const lines = within(canvas.getByRole("list", { name: `On ${ground}` })).getAllByRole("listitem");
    await expect(lines).toHaveLength(pairs.length);
    for (const [place, { on, kind }] of pairs.entries()) {
      const { color } = themeValues[theme];
      const line = lines[place] as HTMLElement;
      await waitFor(() => expect(printed(line)).toBe(contrastOf(color[ground], color[on])));
      await expect(printed(line)).toBeGreaterThanOrEqual(promises[theme][kind]);
    }
  }
}

const shownRoles = ["canvas", "surface", "sunken", "ink", "accent", "accentInk", "accentSoft"] as const;

function ThemeSample({ theme, brand }: { theme: ThemeName; brand?: string }) {
  const { color, shadow } = themeValues[theme];
  const values = { color: { ...color, ...(brand && brandColors(brand, theme)) }, shadow };
  const declarations = Object.fromEntries(
    leavesOf(values).map(({ path, css: value }) => [propertyName(path), value]),
  );
  return (
    <section
      data-theme-sample=""
      className={css.panel}
      style={{ ...declarations, background: vars.color.canvas, color: vars.color.ink }}
      aria-label={`${theme}${brand ? ` in ${brand}` : ""}`}
    >
      <div className={css.panelBody}>
        <Heading level={3} size="title4">
          {theme}
        </Heading>
        <ul className={css.rows}>
          {shownRoles.map((role) => (
            <li key={role} className={css.pairRow}>
              <div className={css.chip} style={{ background: vars.color[role] }} aria-hidden="true" />
              <Code>{role}</Code>
            </li>
          ))}
        </ul>
        <Button variant="primary">Choisir cette photo</Button>
        <Text tone="accent" weight="strong">
          Livraison offerte
        </Text>
      </div>
    </section>
  );
}

/** The three themes, then with the colours of three photographers: only the accent follows, as far as contrast allows. */
export const Themes: Story = {
  render: () => (
    <Sheet
      title="Themes"
      lead="One contract, three themes. A photographer gives one colour; the library derives the rest and keeps every promise of contrast."
    >
      {[undefined, "#f5c800", "#0b1f4b", "#c2185b"].map((brand) => (
        <Chapter key={brand ?? "own"} title={brand ?? "Dossard"}>
          <div className={css.mediumColumns}>
            {themeNames.map((theme) => (
              <ThemeSample key={theme} theme={theme} {...(brand && { brand })} />
            ))}
          </div>
        </Chapter>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const sample = within(canvas.getByRole("region", { name: "boutique in #f5c800" }));
    const button = sample.getByRole("button");
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe("rgb(245, 200, 0)"));
  },
};

/** Every pair in use, with its contrast measured by the browser that draws this page. */
export const Contrast: Story = {
  tags: ["no-picture"],
  render: () => (
    <Sheet
      title="Contrast"
      lead="Every pair of colours that the shop puts one on the other, measured here by your browser. On the main site words reach 4.5:1 and drawings 3:1; at the stand, in the sun, all reach 7:1."
    >
      <div className={css.wideColumns}>
        {grounds.map((ground) => (
          <section key={ground} className={css.panel}>
            <div className={css.swatch} style={{ background: vars.color[ground] }} />
            <div className={css.panelBody}>
              <Heading level={2} size="title4" id={`on-${ground}`}>
                On <Code>{ground}</Code>
              </Heading>
              <ul className={css.rows} aria-labelledby={`on-${ground}`}>
                {colorPairs
                  .filter((pair) => pair.ground === ground)
                  .map((pair) => (
                    <Pair key={pair.on + pair.kind} {...pair} />
                  ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      <Chapter
        title="A pair that is not here"
        note="is not to be used. It joins the list that this page, a unit test and the shop all read, and the test says whether the themes can promise it."
      >
        <Named name={<Code>src/ui/theme/contrast.ts</Code>}>
          The list of pairs, the promise of each theme, and WCAG’s formula.
        </Named>
      </Chapter>
    </Sheet>
  ),
  play: async ({ canvas, globals }) => {
    try {
      for (const theme of themeNames) {
        applyTheme(theme);
        await keepsPromise(canvas, theme);
      }
    } finally {
      applyTheme(globals.theme as ThemeName);
    }
  },
};
