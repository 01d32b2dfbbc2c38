import { BlockList, isIP } from "node:net";
import { SettingError } from "../core/settingError.ts";
import type { Settings } from "../core/settings.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Returns whether a host, from a URL or the HOST setting, is this machine alone. */
function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const version = isIP(bare);
  if (version === 0) return bare === "localhost" || bare.endsWith(".localhost");
  return loopback.check(bare, version === 6 ? "ipv6" : "ipv4");
}

/** Returns where other machines reach the shop; null where none do, according to the settings. */
function reachedAt({ publicUrl, host, trustedProxies }: Settings): string | null {
  if (publicUrl !== null) return isThisMachine(new URL(publicUrl).hostname) ? null : publicUrl;
  if (!isThisMachine(host)) return `HOST=${host}`;
  return trustedProxies > 0 ? "un serveur mandataire (TRUSTED_PROXIES)" : null;
}

/**
 * Returns who takes card payments, for the operator. Throws `SettingError` where a public shop without a card provider would
 * fall back on the sandbox bank, which lets every shopper pay with nothing.
 */
export function cardBank(settings: Settings): string {
  const { axepta, placeWhat, sandboxBank } = settings;
  if (placeWhat === "truck") return "au comptoir, sans carte";
  if (axepta !== null) return `cartes par Axepta, marchand ${axepta.merchantId}`;
  const address = reachedAt(settings);
  if (sandboxBank === true || (sandboxBank === null && address === null))
    return "banque d’essai : aucun argent ne circule";
  const where = address === null ? "" : ` des clients qui viennent par ${address}`;
  throw new SettingError(
    `Mauvais réglage : personne n’encaisse l’argent${where} : renseigner AXEPTA_MERCHANT_ID, AXEPTA_BLOWFISH_KEY et AXEPTA_HMAC_KEY, ou SANDBOX_BANK=1 pour essayer la boutique sans argent`,
  );
}
