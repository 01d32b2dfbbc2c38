import { xmlText } from "../core/xmlText.ts";
import type { Credit, InvoiceLine, PostalAddress, Seller } from "../db/storedDocument.ts";
import { type Invoice, noVat } from "./invoiceWords.ts";

type Content = string | readonly (string | null)[];
/** Returns an XML element; leaves out null content. */
function el(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const within = typeof content === "string" ? content : content.filter((part) => part !== null).join("");
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${listed.join("")}>${within}</${name}>`;
}

const amount = (cents: number) => (cents / 100).toFixed(2);
const percent = (rate: number) => (rate / 100).toFixed(2);
const day = (iso: string) =>
  new Intl.DateTimeFormat("fr-CA", { timeZone: "Europe/Paris" }).format(new Date(iso)).replaceAll("-", "");
const date = (iso: string) => el("udt:DateTimeString", day(iso), { format: "102" });

/**
 * Returns an invoice as data: UN/CEFACT Cross Industry Invoice in the profile EN 16931 of Factur-X. Discounts are allowances
 * and shipping a charge of the whole document; all amounts are in euros.
 */
export function facturX({ number, issuedAt, content, seller }: Invoice & { seller: Seller }): string {
  const items = content.lines.filter(({ kind }) => kind === "item");
  const { buyer } = content;
  const trade = [
    ...items.map(lineItem),
    el("ram:ApplicableHeaderTradeAgreement", [
      el("ram:SellerTradeParty", sellerParty(seller)),
      el("ram:BuyerTradeParty", [
        el("ram:Name", xmlText(buyer.company ?? buyer.name)),
        buyer.company === null
          ? null
          : el("ram:DefinedTradeContact", el("ram:PersonName", xmlText(buyer.name))),
        postalAddress(buyer.address),
        buyer.email === null ? null : electronicAddress(buyer.email),
        buyer.vatNumber === null ? null : registration("VA", buyer.vatNumber),
      ]),
      el("ram:BuyerOrderReferencedDocument", el("ram:IssuerAssignedID", xmlText(content.orderCode))),
    ]),
    el("ram:ApplicableHeaderTradeDelivery", [
      content.delivery === null ? null : el("ram:ShipToTradeParty", postalAddress(content.delivery) ?? ""),
      el("ram:ActualDeliverySupplyChainEvent", el("ram:OccurrenceDateTime", date(content.paidAt))),
    ]),
    el("ram:ApplicableHeaderTradeSettlement", settlement(content)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    el(
      "rsm:CrossIndustryInvoice",
      [
        el(
          "rsm:ExchangedDocumentContext",
          el("ram:GuidelineSpecifiedDocumentContextParameter", el("ram:ID", "urn:cen.eu:en16931:2017")),
        ),
        el("rsm:ExchangedDocument", [
          el("ram:ID", xmlText(number)),
          // A credit note or an invoice.
          el("ram:TypeCode", content.credit ? "381" : "380"),
          el("ram:IssueDateTime", date(issuedAt)),
          ...notes(seller),
        ]),
        el("rsm:SupplyChainTradeTransaction", trade),
      ],
      {
        "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
        "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
        "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
        "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
      },
    ),
  ].join("");
}

/** Returns the three notes that French rules require between businesses, by code. */
function notes(seller: Seller): string[] {
  const note = (content: string, code: string) =>
    el("ram:IncludedNote", [el("ram:Content", xmlText(content)), el("ram:SubjectCode", code)]);
  return [
    note("Indemnité forfaitaire de 40 € pour frais de recouvrement.", "PMT"),
    note("Pénalités de retard de trois fois le taux d’intérêt légal.", "PMD"),
    note("Pas d’escompte pour paiement anticipé.", "AAB"),
    ...(seller.legal === null ? [] : [note(seller.legal, "REG")]),
  ];
}

function lineItem(line: InvoiceLine, index: number): string {
  return el("ram:IncludedSupplyChainTradeLineItem", [
    el("ram:AssociatedDocumentLineDocument", el("ram:LineID", String(index + 1))),
    el("ram:SpecifiedTradeProduct", [
      el("ram:Name", xmlText(line.label)),
      line.details.length === 0 ? null : el("ram:Description", xmlText(line.details.join(", "))),
    ]),
    el(
      "ram:SpecifiedLineTradeAgreement",
      el(
        "ram:NetPriceProductTradePrice",
        el("ram:ChargeAmount", (line.net / line.quantity / 100).toFixed(4)),
      ),
    ),
    el(
      "ram:SpecifiedLineTradeDelivery",
      el("ram:BilledQuantity", String(line.quantity), { unitCode: "C62" }),
    ),
    el("ram:SpecifiedLineTradeSettlement", [
      el("ram:ApplicableTradeTax", category(line.rate)),
      el("ram:SpecifiedTradeSettlementLineMonetarySummation", el("ram:LineTotalAmount", amount(line.net))),
    ]),
  ]);
}

const category = (rate: number) => [
  el("ram:TypeCode", "VAT"),
  el("ram:CategoryCode", rate === 0 ? "E" : "S"),
  el("ram:RateApplicablePercent", percent(rate)),
];

function sellerParty(seller: Seller): (string | null)[] {
  return [
    el("ram:Name", xmlText(seller.name)),
    el("ram:SpecifiedLegalOrganization", el("ram:ID", seller.siren, { schemeID: "0002" })),
    postalAddress(seller),
    seller.email === null ? null : electronicAddress(seller.email),
    seller.vatNumber === null ? registration("FC", seller.siren) : registration("VA", seller.vatNumber),
  ];
}

const registration = (scheme: "VA" | "FC", id: string) =>
  el("ram:SpecifiedTaxRegistration", el("ram:ID", xmlText(id), { schemeID: scheme }));

const electronicAddress = (email: string) =>
  el("ram:URIUniversalCommunication", el("ram:URIID", xmlText(email), { schemeID: "EM" }));

/** The shop sells in France: the buyer's country is mandatory even for an order of files, which has no address. */
function postalAddress(address: PostalAddress | null): string {
  return el("ram:PostalTradeAddress", [
    address && el("ram:PostcodeCode", xmlText(address.zipCode)),
    address && el("ram:LineOne", xmlText(address.street)),
    address && el("ram:CityName", xmlText(address.city)),
    el("ram:CountryID", "FR"),
  ]);
}

const paymentMeans = { axepta: "48", card: "48", cash: "10", check: "20", other: "1" } as const;

function settlement(content: Invoice["content"]): (string | null)[] {
  const sumOf = (kind: InvoiceLine["kind"]) =>
    content.lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.net, 0);
  return [
    el("ram:InvoiceCurrencyCode", "EUR"),
    el(
      "ram:SpecifiedTradeSettlementPaymentMeans",
      el("ram:TypeCode", paymentMeans[content.paymentMethod ?? "other"]),
    ),
    ...content.rates.map(({ rate, net, vat }) =>
      el("ram:ApplicableTradeTax", [
        el("ram:CalculatedAmount", amount(vat)),
        el("ram:TypeCode", "VAT"),
        rate === 0 ? el("ram:ExemptionReason", xmlText(noVat)) : null,
        el("ram:BasisAmount", amount(net)),
        el("ram:CategoryCode", rate === 0 ? "E" : "S"),
        rate === 0 ? el("ram:ExemptionReasonCode", "VATEX-FR-FRANCHISE") : null,
        el("ram:RateApplicablePercent", percent(rate)),
      ]),
    ),
    ...content.lines.filter(({ kind }) => kind !== "item").map(allowanceOrCharge),
    el(
      "ram:SpecifiedTradePaymentTerms",
      el("ram:Description", content.credit ? "Remboursé." : "Payée à la commande."),
    ),
    el("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      el("ram:LineTotalAmount", amount(sumOf("item"))),
      el("ram:ChargeTotalAmount", amount(sumOf("shipping"))),
      el("ram:AllowanceTotalAmount", amount(-sumOf("discount"))),
      el("ram:TaxBasisTotalAmount", amount(content.net)),
      el("ram:TaxTotalAmount", amount(content.vat), { currencyID: "EUR" }),
      el("ram:GrandTotalAmount", amount(content.gross)),
      el("ram:TotalPrepaidAmount", amount(content.gross)),
      el("ram:DuePayableAmount", amount(0)),
    ]),
    content.credit ? correctedInvoice(content.credit) : null,
  ];
}

function correctedInvoice({ invoiceNumber, invoiceIssuedAt }: Credit): string {
  return el("ram:InvoiceReferencedDocument", [
    el("ram:IssuerAssignedID", xmlText(invoiceNumber)),
    el("ram:FormattedIssueDateTime", el("qdt:DateTimeString", day(invoiceIssuedAt), { format: "102" })),
  ]);
}

function allowanceOrCharge(line: InvoiceLine): string {
  const isCharge = line.kind === "shipping";
  return el("ram:SpecifiedTradeAllowanceCharge", [
    el("ram:ChargeIndicator", el("udt:Indicator", String(isCharge))),
    el("ram:ActualAmount", amount(Math.abs(line.net))),
    el("ram:ReasonCode", isCharge ? "FC" : "95"),
    el("ram:Reason", xmlText(line.label)),
    el("ram:CategoryTradeTax", category(line.rate)),
  ]);
}
