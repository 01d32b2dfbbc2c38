/** The closed list of error codes, each with its French message for the shopper; `refusals` has the caller's. */
export const shopperMessages = {
  INVALID_INPUT: "Certaines informations ne sont pas valides.",
  UNAUTHENTICATED: "Veuillez vous connecter pour continuer.",
  OPERATOR_CODE_NEEDED: "Veuillez d’abord ouvrir le comptoir.",
  FORBIDDEN: "Vous n’avez pas accès à cette page.",
  SCOPE_MISSING: "Votre accès ne permet pas cette action.",
  WRONG_PLACE: "Cette action n’est pas possible ici.",
  COUNTER_OFF: "Le comptoir n’est pas ouvert\u202f: la boutique n’a pas de code d’opérateur.",
  NOT_FOUND: "Cet élément n’existe pas ou n’existe plus.",
  SHARED_SELECTION_GONE: "Cette sélection partagée n’existe pas ou n’existe plus.",
  OLD_APP_VERSION: "La boutique a été mise à jour\u202f: la page va être rechargée.",
  PAYMENT_IN_PROGRESS:
    "Un paiement est en cours\u202f: votre commande est verrouillée. Veuillez réessayer après être revenu du paiement.",
  ORDER_NOT_MODIFIABLE: "Cette commande ne peut plus être modifiée.",
  ORDER_STATUS_CHANGED: "L’état de cette commande a changé entre-temps\u202f: le voici.",
  ORDER_EMPTY: "Votre panier est vide.",
  ORDER_INCOMPLETE:
    "Votre panier contient des éléments incomplets. Veuillez les compléter avant de valider votre commande.",
  ADDRESSES_MISSING: "Veuillez choisir une adresse de livraison et une adresse de facturation.",
  PRICE_CHANGED: "Le total de votre commande a changé. Veuillez le vérifier avant de payer.",
  TERMS_CHANGED:
    "Les conditions de vente ont changé depuis l’ouverture de cette page. Veuillez la recharger et les relire avant de commander.",
  PICTURE_ALREADY_IN_PACK: "Cette photo est déjà dans un pack. Veuillez en choisir une autre.",
  PACK_FULL: "Ce pack est complet.",
  PACK_INCOMPATIBLE: "Cette photo n’est pas de la même catégorie que ce pack.",
  SUGGESTION_CHANGED: "Votre panier ou les prix ont changé entre-temps\u202f: voici la proposition à jour.",
  VARIANT_WITHDRAWN:
    "Cet article n’est plus proposé\u202f: vous ne pouvez plus le modifier, mais vous pouvez le supprimer de votre panier.",
  WITHDRAWAL_CLOSED: "Le délai de rétractation de cette commande est passé.",
  REFUSED: "Cette action n’est pas possible.",
  FILES_NOT_READY: "Vos fichiers sont en cours de préparation. Veuillez réessayer dans quelques minutes.",
  IDEMPOTENCY_KEY_REUSED: "Cette demande a déjà été envoyée. Veuillez recharger la page.",
  METHOD_NOT_ALLOWED: "Une erreur est survenue.",
  TOO_LARGE: "Les informations envoyées sont trop volumineuses.",
  NOT_A_FILE: "Une erreur est survenue.",
  NOT_JSON: "Une erreur est survenue.",
  TOO_MANY_ATTEMPTS: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
  UNAVAILABLE: "La boutique ne répond pas. Veuillez réessayer.",
  INTERNAL: "Une erreur est survenue. Veuillez réessayer.",
} as const;

export type ErrorCode = keyof typeof shopperMessages;

/** The body of every error response. `fields` lists the invalid input, if any. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: { path: string; message: string }[];
}
