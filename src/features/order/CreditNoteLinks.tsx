import { ButtonLink } from "../../ui/index.ts";

export interface CreditNoteLinksProps {
  /** Their numbers. */
  numbers: readonly string[];
  /** Address of one as a file. */
  hrefOf: (number: string) => string;
}

/** What was given back of an order, as documents. */
export function CreditNoteLinks({ numbers, hrefOf }: CreditNoteLinksProps) {
  return numbers.map((number) => (
    <ButtonLink key={number} icon="file" full href={hrefOf(number)}>
      Télécharger l’avoir {number}
    </ButtonLink>
  ));
}
