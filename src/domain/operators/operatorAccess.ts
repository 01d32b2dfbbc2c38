/** What an operator's call may need: each call names one. */
export const operatorScopes = [
  "orders",
  "fulfilment",
  "counter",
  "sales",
  "catalogue",
  "accounts",
  "customers",
  "team",
] as const;
export type OperatorScope = (typeof operatorScopes)[number];

export const operatorRoles = ["patron", "production", "comptoir"] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** What each role may do. The stand's code opens the counter like the role `comptoir`. */
export const scopesOf: Readonly<Record<OperatorRole, readonly OperatorScope[]>> = {
  patron: operatorScopes,
  production: ["orders", "fulfilment", "catalogue"],
  comptoir: ["orders", "counter", "sales"],
};

/** What a webhook may be told of. */
export const webhookEvents = ["order.paid", "order.status", "picture.takedown"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
