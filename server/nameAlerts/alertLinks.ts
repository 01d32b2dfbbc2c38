import { createHmac, timingSafeEqual } from "node:crypto";
import type { Services } from "../core/services.ts";
import { codeOf, hasTag, packUuid, readCode, shortPaths, shortTag } from "../core/shortLink.ts";

type Signing = Pick<Services, "secret">;
type Linking = Pick<Services, "secret" | "publicUrl">;

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
export const confirmationLink = (services: Linking, alertUuid: string) =>
  `${services.publicUrl}${shortPaths.alert}${codeOf(alertUuid, sign(services, "confirm", alertUuid))}`;

/** Returns the screen's query for the code of such a link; null if it is wrong or the alert is gone. */
export async function expandConfirmationLink(services: Signing & Pick<Services, "db">, code: string) {
  const read = readCode(code);
  if (!read) return null;
  const alerts = await services.db
    .selectFrom("nameAlert")
    .select("uuid")
    .where("uuid", ">=", read.first)
    .where("uuid", "<=", read.last)
    .execute();
  for (const { uuid } of alerts) {
    const signature = sign(services, "confirm", uuid);
    if (hasTag(read.tag, signature)) return { alertUuid: uuid, signature };
  }
  return null;
}

export const isConfirmation = (services: Signing, alertUuid: string, signature: string) =>
  isSigned(services, "confirm", alertUuid.toLowerCase(), signature);

/** Returns the link that ends all alerts of an address. It contains the address: by then the alert may be deleted. */
export function stopLink(services: Linking, email: string): string {
  const signature = sign(services, "stop", email.toLowerCase());
  return `${services.publicUrl}${shortPaths.stopAlerts}${Buffer.from(email).toString("base64url")}.${shortTag(signature)}`;
}

/** Returns the screen's query for the code of such a link; null if it is wrong. */
export function expandStopLink(services: Signing, code: string) {
  const [packed = "", tag = ""] = code.split(".");
  const email = Buffer.from(packed, "base64url").toString();
  const signature = sign(services, "stop", email.toLowerCase());
  return hasTag(tag, signature) ? { email, signature } : null;
}

export const isStop = (services: Signing, email: string, signature: string) =>
  isSigned(services, "stop", email.trim().toLowerCase(), signature);

/** Returns the link to a name's pictures in an event. */
export const picturesLink = ({ publicUrl }: Linking, eventUuid: string, valueUuid: string) =>
  `${publicUrl}${shortPaths.pictures}${packUuid(eventUuid)}.${packUuid(valueUuid)}`;
