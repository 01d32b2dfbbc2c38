import {
  Form,
  Heading,
  Icon,
  Inline,
  Price,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from "../../src/ui/index.ts";
import type { Example } from "./example.ts";

const nothing = () => {};

export const wordExamples: Record<string, Example> = {
  Text: {
    good: {
      words: "Muted for what is second, never for what must be read.",
      drawing: (
        <Stack space="xs">
          <Text>Remise à votre nom au stand du village.</Text>
          <Text size="small" tone="muted">
            Dimanche de 9 h à 18 h
          </Text>
        </Stack>
      ),
    },
    bad: {
      words: "Everything strong: nothing stands out.",
      drawing: (
        <Text weight="strong" tone="critical">
          Remise à votre nom au stand du village, dimanche de 9 h à 18 h.
        </Text>
      ),
    },
  },
  Heading: {
    good: {
      words: "The level follows the order of the page, the size its weight.",
      drawing: (
        <Stack space="xs">
          <Heading level={2} size="title3">
            Votre commande
          </Heading>
          <Heading level={3} size="title4">
            Livraison
          </Heading>
        </Stack>
      ),
    },
    bad: {
      words: "A heading for its size alone: screen readers list it as a part.",
      drawing: (
        <Heading level={2} size="title2">
          53,10 € seulement !
        </Heading>
      ),
    },
  },
  Price: {
    good: {
      words: "A fallen price keeps the former one, with words for both.",
      drawing: <Price amount="36,00 €" previous="40,00 €" previousLabel="Au lieu de" amountLabel="Prix" />,
    },
    bad: {
      words: "An amount typed by hand: no cents, a plain space that may break.",
      drawing: <Text weight="strong">36 € au lieu de 40</Text>,
    },
  },
  TextField: {
    good: {
      words: "The label stays, the error says what is missing.",
      drawing: (
        <TextField
          label="Adresse e-mail"
          type="email"
          value="camille@"
          error="Il manque ce qui suit le « @ »."
          onValueChange={nothing}
        />
      ),
    },
    bad: {
      words: "A placeholder is no label: it leaves with the first letter. « Invalide » explains nothing.",
      drawing: (
        <TextField
          label="Texte"
          placeholder="Adresse e-mail"
          error="Champ invalide"
          onValueChange={nothing}
        />
      ),
    },
  },
  Form: {
    good: {
      words: "What is asked is needed; what may stay empty says so.",
      drawing: (
        <Form onSubmit={nothing} errorTitle="À corriger" label="Adresse">
          <TextField label="Ville" required />
          <TextField label="Téléphone" required={false} optionalMark="facultatif" />
        </Form>
      ),
    },
    bad: {
      words: "Questions that the order does not need.",
      drawing: (
        <Form onSubmit={nothing} errorTitle="À corriger" label="Adresse">
          <TextField label="Comment nous avez-vous connus ?" required />
          <TextField label="Date de naissance" required />
        </Form>
      ),
    },
  },
  VisuallyHidden: {
    good: {
      words: "Words for what only a drawing says.",
      drawing: (
        <Inline space="xs">
          <Icon name="cart" />
          <Text as="span">
            2<VisuallyHidden> photos dans le panier</VisuallyHidden>
          </Text>
        </Inline>
      ),
    },
    bad: {
      words: "Instructions that everyone needs, hidden from most.",
      drawing: (
        <Text as="span">
          Code
          <VisuallyHidden> : les 4 caractères de votre ticket</VisuallyHidden>
        </Text>
      ),
    },
  },
};
