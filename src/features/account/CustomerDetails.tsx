import type { Customer } from "../../api/contract/customerEntities.ts";
import { Card, DefinitionList, Heading, Stack } from "../../ui/index.ts";

/** « Mes informations »; missing details are shown as missing (specification, section 2 "Account"). */
export function CustomerDetails({ customer }: { customer: Customer }) {
  return (
    <Card as="section" label="Mes informations">
      <Stack space="md">
        <Heading level={2} size="title3">
          Mes informations
        </Heading>
        <DefinitionList
          items={[
            { term: "Nom", description: customer.lastName },
            { term: "Prénom", description: customer.firstName },
            { term: "Adresse e-mail", description: customer.email },
            { term: "Téléphone", description: customer.mobile ?? "Non renseigné" },
            { term: "Société", description: customer.company ?? "Non renseignée" },
            { term: "Numéro de TVA", description: customer.vatNumber ?? "Non renseigné" },
          ]}
        />
      </Stack>
    </Card>
  );
}
