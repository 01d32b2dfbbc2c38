import { Button, Card, Heading, Inline, LoadingButton, Stack, Text, TextLink } from "../../src/ui/index.ts";
import type { Example } from "./example.ts";

const nothing = () => {};

export const actionExamples: Record<string, Example> = {
  Button: {
    good: {
      words: "One primary action; its words say what it does.",
      drawing: (
        <Inline>
          <Button variant="primary">Valider ma commande</Button>
          <Button>Continuer mes recherches</Button>
        </Inline>
      ),
    },
    bad: {
      words: "Several primary actions compete, and « OK » says nothing.",
      drawing: (
        <Inline>
          <Button variant="primary">OK</Button>
          <Button variant="primary">Continuer</Button>
          <Button variant="primary">Annuler</Button>
        </Inline>
      ),
    },
  },
  LoadingButton: {
    good: {
      words: "The button that was pressed says that it works, and keeps its width.",
      drawing: (
        <LoadingButton variant="primary" loading loadingLabel="Paiement en cours" onClick={nothing}>
          Payer 53,10 €
        </LoadingButton>
      ),
    },
    bad: {
      words: "A disabled button does not say whether it works or refuses.",
      drawing: <Button disabled>Veuillez patienter…</Button>,
    },
  },
  Modal: {
    good: {
      words: "The title asks, the buttons answer with the same verb.",
      drawing: (
        <Card>
          <Stack>
            <Heading level={3}>Retirer cette photo ?</Heading>
            <Text>Elle reste dans votre sélection.</Text>
            <Inline justify="flex-end">
              <Button variant="quiet">Annuler</Button>
              <Button variant="danger">Retirer la photo</Button>
            </Inline>
          </Stack>
        </Card>
      ),
    },
    bad: {
      words: "« Oui » and « Non » make the shopper read the question again.",
      drawing: (
        <Card>
          <Stack>
            <Heading level={3}>Attention</Heading>
            <Text>Voulez-vous vraiment ne pas garder cette photo ?</Text>
            <Inline justify="flex-end">
              <Button variant="primary">Non</Button>
              <Button variant="primary">Oui</Button>
            </Inline>
          </Stack>
        </Card>
      ),
    },
  },
  TextLink: {
    good: {
      words: "The words of the link say where it leads.",
      drawing: (
        <Text>
          Votre commande est prête : <TextLink to="/order">voir mes fichiers</TextLink>.
        </Text>
      ),
    },
    bad: {
      words: "Out of its sentence, « ici » leads nowhere.",
      drawing: (
        <Text>
          Votre commande est prête, pour voir vos fichiers cliquez <TextLink to="/order">ici</TextLink>.
        </Text>
      ),
    },
  },
};
