import { ButtonLink } from "../../ui/index.ts";

export interface CreditNoteLinksProps {
  /** Numbers of the credit notes. */
  numbers: readonly string[];
  /** Download address of a credit note. */
  hrefOf: (number: string) => string;
}

/** Links to an order's credit notes. */
export function CreditNoteLinks({ numbers, hrefOf }: CreditNoteLinksProps) {
  return numbers.map((number) => (
    <ButtonLink key={number} icon="file" full href={hrefOf(number)}>
      Télécharger l’avoir {number}
    </ButtonLink>
  ));
}
