import { isIP } from "node:net";
import { CliError } from "../core/cliError.ts";
import { isPublicAddress } from "./publicAddress.ts";

const longest = 500;
const loopback = ["localhost", "127.0.0.1"];

/**
 * Parses the address of a webhook: https, without a password. Throws `CliError`.
 * @param mayBePrivate whether it may lie in the shop's own network; this machine may then be called by http
 */
export function readWebhookUrl(text: string, mayBePrivate: boolean): URL {
  const url = URL.canParse(text) && text.length <= longest ? new URL(text) : null;
  if (!url) throw new CliError("L’adresse d’un webhook est une adresse https://… de 500 caractères au plus.");
  const isPlain = url.protocol === "http:" && mayBePrivate && loopback.includes(url.hostname);
  if (url.protocol !== "https:" && !isPlain) {
    throw new CliError(`L’adresse d’un webhook est en https, pas en ${url.protocol.replace(":", "")}.`);
  }
  if (url.username !== "" || url.password !== "" || url.hash !== "") {
    throw new CliError("L’adresse d’un webhook est sans mot de passe et sans #.");
  }
  const host = hostOf(url);
  if (!mayBePrivate && (host === "localhost" || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    throw new CliError(`${host} est une adresse privée : PRIVATE_WEBHOOKS=1 les permet.`);
  }
  return url;
}

/** Returns a URL's host as the system takes it: an IPv6 address without brackets. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");
