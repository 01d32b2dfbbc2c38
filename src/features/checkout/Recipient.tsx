import { useAtomValue } from "jotai";
import { addresseeLines } from "../../domain/customers/addressee.ts";
import { currentCustomerAtom } from "../../shop/session.ts";
import { Card, Heading, Stack, Text } from "../../ui/index.ts";

/** The recipient of an order of files, which has no postal delivery. */
export function Recipient() {
  const customer = useAtomValue(currentCustomerAtom);
  if (customer === null) return null;
  return (
    <Card space="md">
      <Stack space="xs">
        <Heading level={2} size="title4">
          Commande pour
        </Heading>
        <Text as="div">
          {[...addresseeLines(customer), customer.email].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Text>
      </Stack>
    </Card>
  );
}
