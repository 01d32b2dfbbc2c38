import type { SellerIdentity } from "../../api/contract/sellerCalls.ts";
import { Box, Heading, Stack, Text, TextLink } from "../../ui/index.ts";

export interface ContactProps {
  /** The seller; null while unknown: other contacts are listed. */
  seller: Pick<SellerIdentity, "name" | "email" | "phone"> | null;
  /** Path of the terms of sale. */
  termsPath: string;
}

/** Ways to contact the photographer, whatever the settings contain. */
export function Contact({ seller, termsPath }: ContactProps) {
  const { name, email, phone } = seller ?? {};
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
        {name && <Text weight="medium">{name}</Text>}
        {email || phone ? (
          <Text>
            Une question, une photo à retirer{"\u202f"}?{" "}
            {email && (
              <>
                Écrivez-nous à <TextLink href={`mailto:${email}`}>{email}</TextLink>
              </>
            )}
            {email && phone && " ou appelez-nous au "}
            {!email && "Appelez-nous au "}
            {phone && <TextLink href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</TextLink>}.
          </Text>
        ) : (
          <Text>
            Une question, une photo à retirer{"\u202f"}? Répondez à l’e-mail de confirmation de votre commande
            ou, pendant un événement, venez nous voir à notre stand.
          </Text>
        )}
        <Text>
          Indiquez le code de votre commande ou le nom de la photo{"\u00a0"}: nous vous répondrons plus vite.
          Vos droits et nos engagements figurent dans nos{" "}
          <TextLink to={termsPath}>conditions générales de vente</TextLink>.
        </Text>
      </Stack>
    </Box>
  );
}
