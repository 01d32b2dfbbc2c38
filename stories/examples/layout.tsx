import { Box, Card, Columns, Heading, Inline, Page, SidebarLayout, Stack, Text } from "../../src/ui/index.ts";
import type { Example } from "./example.ts";

const card = (words: string) => (
  <Card space="sm">
    <Text>{words}</Text>
  </Card>
);

export const layoutExamples: Record<string, Example> = {
  Stack: {
    good: {
      words: "More space between groups than within them.",
      drawing: (
        <Stack space="lg">
          <Stack space="xs">
            <Text weight="strong">Grand Prix de Lamotte</Text>
            <Text tone="muted">Dimanche 17 mai</Text>
          </Stack>
          <Stack space="xs">
            <Text weight="strong">Marathon du Touquet</Text>
            <Text tone="muted">Samedi 23 mai</Text>
          </Stack>
        </Stack>
      ),
    },
    bad: {
      words: "The same space everywhere: which date belongs to which name?",
      drawing: (
        <Stack space="lg">
          <Text weight="strong">Grand Prix de Lamotte</Text>
          <Text tone="muted">Dimanche 17 mai</Text>
          <Text weight="strong">Marathon du Touquet</Text>
          <Text tone="muted">Samedi 23 mai</Text>
        </Stack>
      ),
    },
  },
  Inline: {
    good: {
      words: "Short things that belong together, on one line while there is room.",
      drawing: (
        <Inline space="sm">
          <Text as="span">640 photos</Text>
          <Text as="span" tone="muted">
            de 9 h à 12 h
          </Text>
        </Inline>
      ),
    },
    bad: {
      words: "Sentences side by side: use Stack or Columns.",
      drawing: (
        <Inline space="sm" wrap={false}>
          <Text as="span">Vos fichiers sont prêts à être téléchargés.</Text>
          <Text as="span">Ils le restent pendant 90 jours.</Text>
        </Inline>
      ),
    },
  },
  Card: {
    good: {
      words: "One subject a card.",
      drawing: <Columns count={2}>{["Commande A1B2", "Commande C3D4"].map((words) => card(words))}</Columns>,
    },
    bad: {
      words: "Cards within cards: frames instead of an order.",
      drawing: (
        <Card space="sm">
          <Card space="sm">{card("Commande A1B2")}</Card>
        </Card>
      ),
    },
  },
  Box: {
    good: {
      words: "A surface and its padding, by roles of the theme.",
      drawing: (
        <Box background="accentSoft" padding="md" borderRadius="md">
          <Text>Livraison offerte dès 60 €</Text>
        </Box>
      ),
    },
    bad: {
      words: "Boxes with a margin each do the work of one Stack.",
      drawing: (
        <Box>
          <Box paddingBottom="lg">
            <Text>Livraison offerte</Text>
          </Box>
          <Box paddingBottom="xs">
            <Text>dès 60 €</Text>
          </Box>
        </Box>
      ),
    },
  },
  Page: {
    good: {
      words: "Text at the width of reading.",
      drawing: (
        <Page width="reading" main={false}>
          <Heading level={3}>Mentions légales</Heading>
          <Text>Le site est édité par un photographe de concours hippiques.</Text>
        </Page>
      ),
    },
    bad: {
      words: "A page within a page: margins twice.",
      drawing: (
        <Page width="wide" main={false}>
          <Page width="form" main={false}>
            <Text>Le site est édité par un photographe de concours hippiques.</Text>
          </Page>
        </Page>
      ),
    },
  },
  Columns: {
    good: {
      words: "Equal things, as many in a row as there is room for.",
      drawing: <Columns count={3}>{["10x15 cm", "20x30 cm", "30x45 cm"].map(card)}</Columns>,
    },
    bad: {
      words: "Four columns where two words do not fit.",
      drawing: (
        <Columns count={4}>
          {["Fichier numérique", "Tirage encadré", "Tirage contrecollé", "Pack de l’épreuve"].map(card)}
        </Columns>
      ),
    },
  },
  SidebarLayout: {
    good: {
      words: "What acts stands beside what is read, and stays in view.",
      drawing: (
        <SidebarLayout aside={card("Total : 53,10 €")}>
          <Text>Deux tirages et un fichier.</Text>
        </SidebarLayout>
      ),
    },
    bad: {
      words: "The main matter in the narrow column.",
      drawing: (
        <SidebarLayout aside={card("Deux tirages 20x30 cm, un fichier, un pack de dix photos")}>
          <Text>Total : 53,10 €</Text>
        </SidebarLayout>
      ),
    },
  },
};
