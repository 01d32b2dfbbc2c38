/**
 * The closed list of refusals: each code's French sentence for the shopper; `errorStatuses` has its HTTP status, `errorMessages` the
 * one for a caller. What only the log may say never comes here.
 */
export const errors = {
  INVALID_INPUT: {
    shopper: "Certaines informations ne sont pas valides.",
  },
  UNAUTHENTICATED: {
    shopper: "Veuillez vous connecter pour continuer.",
  },
  OPERATOR_CODE_NEEDED: {
    shopper: "Veuillez saisir le code du comptoir.",
  },
  FORBIDDEN: {
    shopper: "Vous n’avez pas accès à cette page.",
  },
  WRONG_PLACE: {
    shopper: "Cette action n’est pas possible ici.",
  },
  COUNTER_OFF: {
    shopper: "Le comptoir n’est pas ouvert\u202f: la boutique n’a pas de code d’opérateur.",
  },
  NOT_FOUND: {
    shopper: "Cet élément n’existe pas ou n’existe plus.",
  },
  SHARED_SELECTION_GONE: {
    shopper: "Cette sélection partagée n’existe pas ou n’existe plus.",
  },
  OLD_APP_VERSION: {
    shopper: "La boutique a été mise à jour\u202f: la page va être rechargée.",
  },
  PAYMENT_IN_PROGRESS: {
    shopper:
      "Un paiement est en cours\u202f: votre commande est verrouillée. Veuillez réessayer après être revenu du paiement.",
  },
  ORDER_NOT_MODIFIABLE: {
    shopper: "Cette commande ne peut plus être modifiée.",
  },
  ORDER_STATUS_CHANGED: {
    shopper: "L’état de cette commande a changé entre-temps\u202f: le voici.",
  },
  ORDER_EMPTY: {
    shopper: "Votre panier est vide.",
  },
  ORDER_INCOMPLETE: {
    shopper:
      "Votre panier contient des éléments incomplets. Veuillez les compléter avant de valider votre commande.",
  },
  ADDRESSES_MISSING: {
    shopper: "Veuillez choisir une adresse de livraison et une adresse de facturation.",
  },
  PRICE_CHANGED: {
    shopper: "Le total de votre commande a changé. Veuillez le vérifier avant de payer.",
  },
  TERMS_CHANGED: {
    shopper:
      "Les conditions de vente ont changé depuis l’ouverture de cette page. Veuillez la recharger et les relire avant de commander.",
  },
  PICTURE_ALREADY_IN_PACK: {
    shopper: "Cette photo est déjà dans un pack. Veuillez en choisir une autre.",
  },
  PACK_FULL: {
    shopper: "Ce pack est complet.",
  },
  PACK_INCOMPATIBLE: {
    shopper: "Cette photo n’est pas de la même catégorie que ce pack.",
  },
  SUGGESTION_CHANGED: {
    shopper: "Votre panier ou les prix ont changé entre-temps\u202f: voici la proposition à jour.",
  },
  VARIANT_WITHDRAWN: {
    shopper:
      "Cet article n’est plus proposé\u202f: vous ne pouvez plus le modifier, mais vous pouvez le supprimer de votre panier.",
  },
  WITHDRAWAL_CLOSED: {
    shopper: "Le délai de rétractation de cette commande est passé.",
  },
  FILES_NOT_READY: {
    shopper: "Vos fichiers sont en cours de préparation. Veuillez réessayer dans quelques minutes.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    shopper: "Cette demande a déjà été envoyée. Veuillez recharger la page.",
  },
  TOO_LARGE: {
    shopper: "Les informations envoyées sont trop volumineuses.",
  },
  NOT_JSON: {
    shopper: "Une erreur est survenue.",
  },
  TOO_MANY_ATTEMPTS: {
    shopper: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
  },
  UNAVAILABLE: {
    shopper: "La boutique ne répond pas. Veuillez réessayer.",
  },
  INTERNAL: {
    shopper: "Une erreur est survenue. Veuillez réessayer.",
  },
} as const;

export type ErrorCode = keyof typeof errors;

/** The body of every refusal. `fields` names what was wrong in the input, when that is what was refused. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: { path: string; message: string }[];
}
