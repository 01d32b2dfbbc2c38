import {
  Alert,
  Badge,
  Button,
  EmptyState,
  Inline,
  Loader,
  LoadFailure,
  Skeleton,
  Stack,
  Text,
} from "../../src/ui/index.ts";
import type { Example } from "./example.ts";

const nothing = () => {};

export const feedbackExamples: Record<string, Example> = {
  Alert: {
    good: {
      words: "It says what happened and what to do.",
      drawing: (
        <Alert tone="critical" live="off">
          Votre adresse n’a pas pu être enregistrée. Vérifiez votre connexion, puis réessayez.
        </Alert>
      ),
    },
    bad: {
      words: "A code, and nothing to do about it.",
      drawing: (
        <Alert tone="critical" live="off">
          Erreur 503
        </Alert>
      ),
    },
  },
  Badge: {
    good: {
      words: "A status in a word or two, beside its subject.",
      drawing: (
        <Inline>
          <Text as="span">Commande A1B2</Text>
          <Badge tone="accent">Payée</Badge>
        </Inline>
      ),
    },
    bad: {
      words: "A sentence is no status: use Text or Alert.",
      drawing: <Badge tone="accent">Votre commande A1B2 a bien été payée, merci de votre confiance</Badge>,
    },
  },
  EmptyState: {
    good: {
      words: "It says what belongs here, and leads there.",
      drawing: (
        <EmptyState
          title="Votre panier est vide"
          level={3}
          icon="cart"
          live="off"
          action={<Button variant="primary">Rechercher mes photos</Button>}
        >
          Ajoutez des photos depuis leur événement.
        </EmptyState>
      ),
    },
    bad: {
      words: "An empty place that says no more than that it is empty.",
      drawing: <Text tone="muted">Aucun résultat.</Text>,
    },
  },
  LoadFailure: {
    good: {
      words: "A way out, in the place of what is missing.",
      drawing: (
        <LoadFailure
          title="Les photos n’ont pas pu être chargées"
          level={3}
          retryLabel="Réessayer"
          loadingLabel="Chargement en cours"
          onRetry={nothing}
        >
          Vérifiez votre connexion.
        </LoadFailure>
      ),
    },
    bad: {
      words: "A dead end: the shopper must think of reloading the page.",
      drawing: (
        <Alert tone="critical" live="off">
          Une erreur est survenue.
        </Alert>
      ),
    },
  },
  Loader: {
    good: {
      words: "One line for an answer whose shape is unknown; it says what is loading.",
      drawing: <Loader label="Recherche des noms en cours" space="line" />,
    },
    bad: {
      words: "Several spinners on one screen: a Skeleton keeps the place of each part.",
      drawing: (
        <Stack>
          <Loader label="Chargement" space="line" />
          <Loader label="Chargement" space="line" />
          <Loader label="Chargement" space="line" />
        </Stack>
      ),
    },
  },
  Skeleton: {
    good: {
      words: "As tall as what comes: nothing jumps.",
      drawing: (
        <Stack space="sm">
          <Skeleton text="title3" width="half" />
          <Skeleton text="body" lines={2} />
        </Stack>
      ),
    },
    bad: {
      words: "A bar of any height: the page jumps when the words arrive.",
      drawing: <Skeleton shape="3/2" />,
    },
  },
};
