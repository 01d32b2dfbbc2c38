import { Box, Heading, Stack, Text, TextLink } from "../../ui/index.ts";

export interface ContactProps {
  /** Address that questions go to. Default: none known, and other ways are named. */
  email?: string | null;
  /** Path of the terms of sale. */
  termsPath: string;
}

/** How to reach the photographer, whatever the settings tell of him. */
export function Contact({ email = null, termsPath }: ContactProps) {
  return (
    <Box
      as="section"
      aria-labelledby="contact"
      padding={["md", "lg"]}
      background="accentSoft"
      borderRadius="lg"
    >
      <Stack space="sm">
        <Heading level={2} size="title3" id="contact">
          Nous contacter
        </Heading>
        {email ? (
          <Text>
            Une question, une photo à retirer{"\u202f"}? Écrivez-nous à{" "}
            <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </Text>
        ) : (
          <Text>
            Une question, une photo à retirer{"\u202f"}? Répondez à l’e-mail de confirmation de votre commande
            ou, pendant un événement, venez nous voir à notre stand.
          </Text>
        )}
        <Text>
          Indiquez votre code de commande à 4 lettres ou le nom de la photo{"\u00a0"}: nous vous répondrons
          plus vite. Vos droits et nos engagements figurent dans nos{" "}
          <TextLink to={termsPath}>conditions générales de vente</TextLink>.
        </Text>
      </Stack>
    </Box>
  );
}
