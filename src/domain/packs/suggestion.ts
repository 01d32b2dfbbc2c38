/** Kinds of suggestion (specification, section 3 "Suggestion"). */
export const suggestionKinds = ["fillExisting", "newOrderItem", "noSuggestion"] as const;
