import { passwordChangedLetter } from "../../server/customers/passwordChangedLetter.ts";
import { passwordResetLetter } from "../../server/customers/passwordResetLetter.ts";
import { downloadLetter } from "../../server/files/downloadLetter.ts";
import { shippedLetter } from "../../server/fulfilment/shippedLetter.ts";
import { withdrawalLetter } from "../../server/fulfilment/withdrawalLetter.ts";
import { takedownLetter } from "../../server/import/takedownLetter.ts";
import type { Letter, LetterPart } from "../../server/mail/letter.ts";
import { confirmationLetter, foundLetter } from "../../server/nameAlerts/nameAlertLetters.ts";
import { creditNoteLetter } from "../../server/orders/creditNoteLetter.ts";
import { invoiceLetter } from "../../server/orders/invoiceLetter.ts";
import { orderConfirmationLetter } from "../../server/orders/orderConfirmationLetter.ts";
import { orderContents } from "../../src/domain/orders/orderLines.ts";
import {
  addresses,
  customer,
  file,
  items,
  oneFile,
  orderUuid,
  print,
  print20,
} from "../support/orderData.ts";

const publicUrl = "https://photos.example.fr";
const short = (kind: string) => `${publicUrl}/${kind}/4f7c0000.Tq3vVx0pZl9dK2sY`;
const shop = "Photos de Lamotte";
const { firstName, email } = customer;
const [address = null] = addresses;
const order = { orderUuid, firstName, shop };

const captions = [
  "Quartz du Loir\u00a0· Zoé Guével\u00a0· 42",
  "Utopie\u00a0· 7",
  "Django d’Ar Men\u00a0· Maëlle Le Goff",
  "",
  "12",
];

/** Wide and upright pictures, with many names, few, and none. */
const pictures = (count: number, others = 0): LetterPart => ({
  kind: "pictures",
  pictures: Array.from({ length: count }, (_, place) => ({
    content: new Uint8Array(),
    ...(place % 3 === 1 ? { width: 75, height: 112 } : { width: 112, height: 75 }),
    name: `DSC_0${411 + place}`,
    caption: captions[place % captions.length] ?? "",
  })),
  others,
});

const contents = orderContents(
  items,
  {
    products: [print, file],
    variants: [
      print20,
      { ...print20, uuid: oneFile.productVariantUuid ?? "", productUuid: file.uuid, grp1_format: "low" },
    ],
  },
  items.flatMap(({ pictureUuid, eventUuid, contestUuid }, place) =>
    pictureUuid && eventUuid && contestUuid
      ? [{ uuid: pictureUuid, name: `DSC_0${411 + place}`, eventUuid, contestUuid }]
      : [],
  ),
);

const confirmed = {
  uuid: orderUuid,
  at: "2026-05-16T09:12:00.000Z",
  totalPrice: 5310,
  contents,
  url: `${publicUrl}/c/T3wAAAAAQACAAAAAAAAAAQ`,
  publicUrl,
  shop,
};

/** Every mail of the shop, by its letter's name. */
export const sampleLetters = {
  orderConfirmation: orderConfirmationLetter({
    ...confirmed,
    isCounter: false,
    isPaid: true,
    addressee: customer,
    pictures: [pictures(2)],
    delivery: address,
    invoice: address,
    pickUp: null,
  }),
  orderAtStand: orderConfirmationLetter({
    ...confirmed,
    isCounter: true,
    isPaid: false,
    addressee: { lastName: "Noël" },
    pictures: [pictures(6, 14)],
    delivery: null,
    invoice: null,
    pickUp: null,
  }),
  invoice: invoiceLetter({ ...order, number: "F2026-1-00042", totalPrice: 5310, url: short("f") }),
  download: downloadLetter({
    ...order,
    fileCount: 7,
    smallerCount: 1,
    pictures: [pictures(6, 1)],
    urls: [short("d")],
    expiresAt: "2026-08-14T09:12:00.000Z",
  }),
  shipped: shippedLetter({
    ...order,
    carrier: "Colissimo",
    tracking: "6A12345678901",
    sentTo: ["Camille Lefèvre", "3 rue des Lices", "35000 Rennes"],
    pictures: [pictures(1)],
    hasFilesToCome: true,
    url: `${publicUrl}/c/T3wAAAAAQACAAAAAAAAAAQ`,
  }),
  creditNote: creditNoteLetter({ ...order, number: "A2026-1-00001", amount: 1800, url: short("f") }),
  withdrawal: withdrawalLetter({
    orderUuid,
    orderedAt: "2026-05-16T09:12:00.000Z",
    at: "2026-05-20T17:30:00.000Z",
    name: "Camille Lefèvre",
    email,
    covers: ["2 × Tirage photo, 20x30 cm"],
    isHandedOver: true,
    returnTo: [shop, "1 rue des Haras", "50000 Saint-Lô"],
    shop,
  }),
  takedown: takedownLetter({ ...order, pictureName: "DSC_0411", isPlaced: true, isPaid: true }),
  passwordReset: passwordResetLetter({
    firstName,
    email,
    url: `${publicUrl}/r/7.t3kq2x.Tq3vVx0pZl9dK2sY`,
    expireAt: "2026-05-16T10:12:00.000Z",
    shop,
  }),
  passwordChanged: passwordChangedLetter({
    firstName,
    email,
    at: "2026-05-16T09:12:00.000Z",
    url: `${publicUrl}/forgot`,
    shop,
  }),
  alertConfirmation: confirmationLetter({
    text: "Zoé Guével",
    eventLabel: "Jumping de Saint-Lô",
    url: short("a"),
    stopUrl: short("s"),
    shop,
  }),
  alertFound: foundLetter({
    text: "Zoé Guével",
    names: [
      {
        name: "Zoé Guével",
        eventLabel: "Jumping de Saint-Lô",
        pictureCount: 24,
        url: `${publicUrl}/p/4AAAAAAAQACAAAAAAAAAAQ.kAAAAAAAQACAAAAAAAAAAQ`,
      },
    ],
    stopUrl: short("s"),
    shop,
  }),
} satisfies Record<string, Letter>;
