import type { SellerIdentity } from "../../src/api/contract/sellerCalls.ts";

/** A seller with every field filled in. */
export const seller: SellerIdentity = {
  name: "Lumière de piste, photographies d’événements",
  legal: "SARL au capital de 10 000 €, RCS Coutances",
  street: "14 rue du Manège",
  zipCode: "50000",
  city: "Saint-Lô",
  siren: "123456789",
  vatNumber: "FR00123456789",
  email: "bonjour@lumiere-de-piste.example",
  phone: "02 33 00 00 00",
  publisher: "Camille Lefèvre",
  host: "Hébergement de l’Exemple, 2 quai Nord, 35000 Rennes, 02 99 00 00 01",
  mediator: "Médiation de la consommation, 1 place de l’Exemple, 75000 Paris",
  mediatorUrl: "https://mediation.example",
  isSpecimen: false,
};
