import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../core/services.ts";

type Signing = Pick<Services, "secret">;
type Linking = Pick<Services, "secret" | "publicUrl">;

/** Where the links of these mails lead; `src/shop/paths.ts` has the screen. */
const screen = "/alerte";

const sign = ({ secret }: Signing, purpose: "confirm" | "stop", subject: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["name alert", purpose, subject]))
    .digest("base64url");

function isSigned(services: Signing, purpose: "confirm" | "stop", subject: string, signature: string) {
  const right = Buffer.from(sign(services, purpose, subject));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Returns the link that confirms an alert. */
export function confirmationLink(services: Linking, alertUuid: string): string {
  const query = new URLSearchParams({ alertUuid, signature: sign(services, "confirm", alertUuid) });
  return `${services.publicUrl}${screen}?${query}`;
}

export const isConfirmation = (services: Signing, alertUuid: string, signature: string) =>
  isSigned(services, "confirm", alertUuid.toLowerCase(), signature);

/** Returns the link that ends all alerts of an address. */
export function stopLink(services: Linking, email: string): string {
  const query = new URLSearchParams({ email, signature: sign(services, "stop", email.toLowerCase()) });
  return `${services.publicUrl}${screen}?${query}`;
}

export const isStop = (services: Signing, email: string, signature: string) =>
  isSigned(services, "stop", email.trim().toLowerCase(), signature);
