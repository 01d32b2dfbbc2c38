import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatEuros } from "../src/domain/money.ts";
import { Box, Columns, Heading, headingSizes, Stack, Text, textSizes } from "../src/ui/index.ts";
import { vars } from "../src/ui/theme/contract.css.ts";

const meta = { title: "Fondations", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Colour = keyof typeof vars.color;

/** Each ground with what may be written on it: axe checks every pair, in both themes. */
const grounds: [ground: Colour, words: Colour[], use: string][] = [
  ["canvas", ["ink", "inkMuted", "accent", "critical"], "La page : un papier chaud"],
  ["surface", ["ink", "inkMuted", "accent", "ticked", "critical"], "Ce qui est posé dessus : cartes, champs"],
  ["sunken", ["ink", "inkMuted", "inkDisabled"], "Ce qui est creusé : rails, emplacements d’images"],
  ["inverse", ["onInverse", "onInverseMuted"], "Fond sombre : pied de page, infobulle"],
  ["accent", ["onAccent"], "Le vert : la suite du chemin"],
  ["accentSoft", ["ink", "accent"], "Fait, gardé, choisi"],
  ["ticked", ["onTicked"], "Le bleu : coché à l’instant"],
  ["tickedSoft", ["ink", "ticked"], "Coché, en retrait"],
  ["promo", ["onPromo"], "Le jaune : un prix qui baisse"],
  ["warningSoft", ["ink", "warning"], "À compléter"],
  ["critical", ["onCritical"], "Le rouge : ce qui arrête"],
  ["criticalSoft", ["ink", "critical"], "Ce qui arrête, en retrait"],
];

/** Colours by role. Photographs carry the colour; the shop stays quiet around them. */
export const Colours: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack space="lg">
      <Heading level={1}>Couleurs</Heading>
      <Columns count={[1, 2, 3]} space="md">
        {grounds.map(([ground, words, use]) => (
          <div
            key={ground}
            style={{
              background: vars.color[ground],
              border: `${vars.border.hairline} solid ${vars.color.line}`,
              borderRadius: vars.radius.lg,
              padding: vars.space.md,
            }}
          >
            {words.map((word, place) => (
              <div key={word} style={{ color: vars.color[word] }}>
                <Text as="div" tone="inherit" weight={place === 0 ? "strong" : "regular"}>
                  {place === 0 ? use : `${word} sur ${ground}`}
                </Text>
              </div>
            ))}
          </div>
        ))}
      </Columns>
    </Stack>
  ),
};

/** Levels of type: Bricolage Grotesque for titles, Instrument Sans for the rest. */
export const Type: Story = {
  tags: ["phone", "stand"],
  render: () => (
    <Stack space="lg">
      <Heading level={1}>Caractères</Heading>
      <Stack>
        {headingSizes.map((size) => (
          <Stack key={size} space="none">
            <Text size="caption" tone="muted">
              {size}
            </Text>
            <Heading level={2} size={size}>
              Retrouvez vos photos du concours
            </Heading>
          </Stack>
        ))}
        {textSizes.map((size) => (
          <Stack key={size} space="none">
            <Text size="caption" tone="muted">
              {size}
            </Text>
            <Text size={size}>Œuvres, cœur, l’été à Évreux : {formatEuros(123_450)} les 100 tirages.</Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  ),
};

/** Steps of space. */
export const Space: Story = {
  tags: ["stand"],
  render: () => (
    <Stack space="lg">
      <Heading level={1}>Espaces</Heading>
      <Stack space="xs">
        {Object.entries(vars.space).map(([step, size]) => (
          <Box key={step} display="flex" alignItems="center" gap="md">
            <div style={{ background: vars.color.accent, width: size, height: vars.space.md }} />
            <Text as="span" size="small">
              {step}
            </Text>
          </Box>
        ))}
      </Stack>
    </Stack>
  ),
};
