import { useAtomValue } from "jotai";
import type { Suggestion } from "../../api/contract/orderItemCalls.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { reducedBy } from "../../domain/money/amounts.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { formatName } from "../../domain/products/formatWords.ts";
import { discountPercentAtom } from "../../shop/discounts.ts";
import { Alert, LoadingButton, PointList, Price, Stack, Text } from "../../ui/index.ts";

type Pack = Suggestion["packs"][number];

/** By how much the sum of discounted prices may differ from the discounted sum, in cents. */
const roundedCents = 1;

export interface PackSuggestionProps {
  /** Packs that cost less than the cart's single items (specification, section 3 "Suggestion"). Amounts in cents. */
  suggestion: Suggestion;
  /** Resolves once the packs are created or refused: the cart shows the reason. */
  onApply: () => Promise<void>;
}

/** What packs would save, and a button that creates them. */
export function PackSuggestion({ suggestion: { kind, gain, packs }, onApply }: PackSuggestionProps) {
  const percent = useAtomValue(discountPercentAtom);
  const [only] = packs;
  if (kind === "noSuggestion" || only === undefined) return null;
  const sum = (amount: (pack: Pack) => number) => packs.reduce((cents, pack) => cents + amount(pack), 0);
  const unitPrice = reducedBy(
    sum((pack) => pack.unitPrice),
    percent,
  );
  const packPrice = reducedBy(
    sum((pack) => pack.packPrice),
    percent,
  );
  const free = sum(freeIn);
  const name =
    packs.length === 1 ? `le ${lowerFirst(only.product.label)}` : `${pluralize(packs.length, "pack")}`;
  return (
    <Alert
      tone="success"
      live="polite"
      title={`Économisez ${formatEuros(gain)} avec ${name}`}
      action={
        <LoadingButton loadingLabel="Application en cours…" onClick={onApply}>
          {actionOf(kind, packs.length, free)}
        </LoadingButton>
      }
    >
      <Stack space="xs">
        <Text>
          {packs.length === 1
            ? wordsOf(only)
            : `Vos ${pluralize(
                sum(({ pictureCount }) => pictureCount),
                "photo",
              )} à l’unité coûtent moins cher ainsi\u00a0:`}
        </Text>
        {packs.length > 1 && <PointList space="tight" points={grouped(packs)} />}
        <Price
          previous={formatEuros(unitPrice)}
          previousLabel="À l’unité"
          amountLabel="En pack"
          amount={formatEuros(packPrice)}
        />
        {free > 0 && (
          <Text weight="medium">
            {`Ajoutez ensuite ${pluralize(free, "photo")}\u00a0: le panier ne peut être validé qu’une fois ${free === 1 ? "la place remplie" : "toutes les places remplies"}.`}
          </Text>
        )}
        {Math.abs(unitPrice - packPrice - gain) > roundedCents && (
          <Text size="small">Le gain annoncé tient compte de la livraison.</Text>
        )}
      </Stack>
    </Alert>
  );
}

const freeIn = ({ expectedCount, pictureCount }: Pack) => expectedCount - pictureCount;

function actionOf(kind: "fillExisting" | "newOrderItem", count: number, free: number): string {
  if (kind === "fillExisting") return count === 1 ? "Compléter mon pack" : "Compléter mes packs";
  const then = free === 0 ? "" : count === 1 ? " et le compléter" : " et les compléter";
  return `${count === 1 ? "Créer le pack" : "Créer les packs"}${then}`;
}

function wordsOf(pack: Pack): string {
  const pictures =
    pack.pictureCount === 1
      ? "Votre photo à l’unité peut"
      : `Vos ${pluralize(pack.pictureCount, "photo")} à l’unité peuvent`;
  const become =
    pack.kind === "newOrderItem"
      ? `${pictures} devenir un pack.`
      : `${pictures} rejoindre le pack déjà commencé de votre panier.`;
  return `${become}${freeWords(pack)}`;
}

/** Warns in advance that a pack with free places cannot be ordered. */
function freeWords(pack: Pack): string {
  const free = freeIn(pack);
  return free > 0
    ? ` Il y restera ${pluralize(free, "place libre", "places libres")}, à remplir avant de commander.`
    : "";
}

/** « 2 × Pack 5 tirages, 20x30 cm » for identical packs. */
function grouped(packs: readonly Pack[]): string[] {
  const words = packs.map((pack) => {
    const { grp1_format, grp2_format } = pack.productVariant;
    const formats = [grp1_format, grp2_format].filter((format) => format !== null);
    const name = [pack.product.label, ...new Set(formats.map(formatName))].join(", ");
    const begun = pack.kind === "fillExisting" ? " (déjà commencé)" : "";
    return `${name}${begun}\u00a0: ${pluralize(pack.pictureCount, "photo")}.${freeWords(pack)}`;
  });
  return [...Map.groupBy(words, (text) => text)].map(([text, alike]) =>
    alike.length === 1 ? text : `${alike.length} × ${text}`,
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
