import { deliveryLines } from "../../src/domain/customers/addressee.ts";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { formatName } from "../../src/domain/products/formatWords.ts";
import type { PictureFormat } from "../../src/domain/products/pictureFormat.ts";
import type { ShownOrder } from "../fulfilment/showOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { methodNames } from "./methodNames.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

/** Returns everything known about one order, as the terminal shows it. */
export function orderLines(order: ShownOrder): string[] {
  const { code, uuid, status, createdAt, paidAt, paymentMethod, lastName, email, totalPrice } = order;
  const who = [lastName, email].filter((part) => part !== null).join(", ");
  const how = paymentMethod === null ? "" : `, ${methodNames[paymentMethod]}`;
  return [
    `${code}  ${uuid}`,
    `État : ${statusName(status)}, créée le ${when(createdAt)}`,
    ...(paidAt === null ? [] : [`Payée : ${when(paidAt)}${how}`]),
    ...(who === "" ? [] : [`Client : ${who}`]),
    ...placeLines(order),
    ...itemLines(order),
    `Total : ${formatEuros(totalPrice)}`,
    ...pictureLines(order),
    ...documentLines(order),
    ...order.batches.map(
      ({ printCount, target, reason, at }) =>
        `Imprimée : ${pluralize(printCount, "tirage")} dans ${target}, ${when(at)}${reason === null ? "" : ` : ${reason}`}`,
    ),
    ...order.parcels.map(({ carrier, tracking, at }) => `Expédiée : ${carrier} ${tracking}, ${when(at)}`),
    ...order.consents.map(
      ({ kind, version, at }) => `Accepté : ${consentNames[kind]} du ${version}, ${when(at)}`,
    ),
    ...withdrawalLines(order),
    ...order.refunds.map(
      ({ amount, method, reason, at, creditNote }) =>
        `Remboursé : ${formatEuros(amount)}, ${methodNames[method]}, ${when(at)} : ${reason}${creditNote === null ? "" : ` (avoir ${creditNote})`}`,
    ),
    ...tableLines(
      ["QUAND", "ÉTAT", "PAR"],
      order.steps.map((step) => [when(step.at), statusName(step.status), step.by]),
    ),
  ];
}

const consentNames = { terms: "conditions de vente", waiver: "renonciation à la rétractation" };

function placeLines({ phone, deliveryAddress, invoiceAddress, stand }: ShownOrder): string[] {
  const line = (label: string, address: ShownOrder["deliveryAddress"]) =>
    address === null ? [] : [`${label} : ${deliveryLines(null, address).join(", ")}`];
  return [
    ...(phone === null ? [] : [`Téléphone : ${phone}`]),
    ...line("Envoyée à", deliveryAddress),
    ...line("Facturée à", invoiceAddress),
    ...(stand === null ? [] : [`À retirer au stand de : ${stand.label} (${stand.year})`]),
  ];
}

const kindLabels = { item: "", discount: "Remise", shipping: "Livraison" };

function itemLines({ lines }: ShownOrder): string[] {
  return tableLines(
    ["QTÉ", "ARTICLE", "PHOTO", "PRIX"],
    lines.map((line) => [
      line.quantity,
      kindLabels[line.kind] ||
        [line.product ?? "?", ...formatsOf(line.grp1_format, line.grp2_format), ...optionsOf(line)].join(
          ", ",
        ),
      line.picture ?? "",
      formatEuros(line.price),
    ]),
  );
}

function pictureLines({ pictures }: ShownOrder): string[] {
  if (pictures.length === 0) return [];
  return tableLines(
    ["QTÉ", "FORMAT", "PHOTO", "DANS", "ORIGINAL"],
    pictures.map((place) => {
      const formats = formatsOf(place.paperFormat, place.numericFormat);
      const made = [...formats, ...optionsOf({ ...place, withNumericOption: null })];
      return [place.quantity, made.join(", "), place.name, place.product ?? "", place.originalKey];
    }),
  );
}

function formatsOf(...formats: (PictureFormat | null)[]): string[] {
  return formats.flatMap((format) => (format === null ? [] : [formatName(format)]));
}

function optionsOf(item: {
  withMatOption: boolean;
  withSatinOption: boolean;
  withNumericOption: boolean | null;
}): string[] {
  return [
    ...(item.withMatOption ? ["mat"] : []),
    ...(item.withSatinOption ? ["satin"] : []),
    ...(item.withNumericOption ? ["avec son fichier"] : []),
  ];
}

function documentLines({ invoice, files }: ShownOrder): string[] {
  if (invoice === null) return [];
  const made = files.filter(({ byteSize }) => byteSize !== null);
  return [
    `Facture : ${invoice.number}${invoice.isSpecimen ? " (un spécimen : dossard doctor)" : ""}`,
    ...(files.length > 0 ? [`Fichiers : ${made.length} sur ${files.length} prêts`] : []),
    ...made
      .filter(({ isSmaller }) => isSmaller)
      .map(
        ({ name, format, width, height }) =>
          `  ${name} : plus petite que ${format}, livrée en ${width} x ${height}`,
      ),
  ];
}

function withdrawalLines({ withdrawal }: ShownOrder): string[] {
  if (withdrawal === null) return [];
  const { name, email, at, covers, amount } = withdrawal;
  return [
    `Rétractation : ${when(at)}, par ${name} <${email}> ; ${formatEuros(amount)} à rembourser (dossard orders refund)`,
    ...covers.map((line) => `  ${line}`),
  ];
}
