/**
 * The closed list of refusals: each code's HTTP status and its French sentence for the shopper; `errorMessages` has the
 * one for a caller. What only the log may say never comes here.
 */
export const errors = {
  INVALID_INPUT: {
    status: 400,
    shopper: "Certaines informations ne sont pas valides.",
  },
  UNAUTHENTICATED: {
    status: 401,
    shopper: "Veuillez vous connecter pour continuer.",
  },
  OPERATOR_CODE_NEEDED: {
    status: 401,
    shopper: "Veuillez saisir le code du comptoir.",
  },
  FORBIDDEN: {
    status: 403,
    shopper: "Vous n’avez pas accès à cette page.",
  },
  WRONG_PLACE: {
    status: 403,
    shopper: "Cette action n’est pas possible ici.",
  },
  COUNTER_OFF: {
    status: 403,
    shopper: "Le comptoir n’est pas ouvert\u202f: la boutique n’a pas de code d’opérateur.",
  },
  NOT_FOUND: {
    status: 404,
    shopper: "Cet élément n’existe pas ou n’existe plus.",
  },
  SHARED_SELECTION_GONE: {
    status: 404,
    shopper: "Cette sélection partagée n’existe pas ou n’existe plus.",
  },
  OLD_APP_VERSION: {
    status: 404,
    shopper: "La boutique a été mise à jour\u202f: la page va être rechargée.",
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    shopper:
      "Un paiement est en cours\u202f: votre commande est verrouillée. Veuillez réessayer après être revenu du paiement.",
  },
  ORDER_NOT_MODIFIABLE: {
    status: 409,
    shopper: "Cette commande ne peut plus être modifiée.",
  },
  ORDER_STATUS_CHANGED: {
    status: 409,
    shopper: "L’état de cette commande a changé entre-temps\u202f: le voici.",
  },
  ORDER_EMPTY: {
    status: 409,
    shopper: "Votre panier est vide.",
  },
  ORDER_INCOMPLETE: {
    status: 409,
    shopper:
      "Votre panier contient des éléments incomplets. Veuillez les compléter avant de valider votre commande.",
  },
  ADDRESSES_MISSING: {
    status: 409,
    shopper: "Veuillez choisir une adresse de livraison et une adresse de facturation.",
  },
  PRICE_CHANGED: {
    status: 409,
    shopper: "Le total de votre commande a changé. Veuillez le vérifier avant de payer.",
  },
  PICTURE_ALREADY_IN_PACK: {
    status: 409,
    shopper: "Cette photo est déjà dans un pack. Veuillez en choisir une autre.",
  },
  PACK_FULL: {
    status: 409,
    shopper: "Ce pack est complet.",
  },
  PACK_INCOMPATIBLE: {
    status: 409,
    shopper: "Cette photo n’est pas de la même catégorie que ce pack.",
  },
  SUGGESTION_CHANGED: {
    status: 409,
    shopper: "Votre panier ou les prix ont changé entre-temps\u202f: voici la proposition à jour.",
  },
  VARIANT_WITHDRAWN: {
    status: 409,
    shopper:
      "Cet article n’est plus proposé\u202f: vous ne pouvez plus le modifier, mais vous pouvez le supprimer de votre panier.",
  },
  FILES_NOT_READY: {
    status: 409,
    shopper: "Vos fichiers sont en cours de préparation. Veuillez réessayer dans quelques minutes.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    shopper: "Cette demande a déjà été envoyée. Veuillez recharger la page.",
  },
  TOO_LARGE: {
    status: 413,
    shopper: "Les informations envoyées sont trop volumineuses.",
  },
  NOT_JSON: {
    status: 415,
    shopper: "Une erreur est survenue.",
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    shopper: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
  },
  INTERNAL: {
    status: 500,
    shopper: "Une erreur est survenue. Veuillez réessayer.",
  },
  NOT_YET_SERVED: {
    status: 501,
    shopper: "Cette action n’est pas encore disponible.",
  },
} as const;

export type ErrorCode = keyof typeof errors;

/** The body of every refusal. `fields` names what was wrong in the input, when that is what was refused. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: { path: string; message: string }[];
}
