import type { AddressLabels } from "../../src/ui/index.ts";

/** Labels of a customer's address picker. */
export const addressLabels: AddressLabels = {
  list: "Vos adresses",
  loading: "Chargement de vos adresses…",
  failed: "Vos adresses n’ont pas pu être chargées",
  retry: "Réessayer",
  choose: "Choisir",
  choosing: "Choix de l’adresse en cours…",
  chosen: "Adresse choisie",
  newAddress: "Nouvelle adresse",
  recipient: "Destinataire, si ce n’est pas vous",
  street: "Adresse",
  zipCode: "Code postal",
  city: "Ville",
  optionalMark: "facultatif",
  submit: "Valider cette adresse",
  sending: "Enregistrement de l’adresse en cours…",
  cancel: "Annuler",
  errorTitle: "Quelques informations sont à corriger",
  missing: {
    street: "Vous devez renseigner votre adresse",
    zipCode: "Vous devez renseigner votre code postal",
    city: "Vous devez renseigner votre ville",
  },
};
