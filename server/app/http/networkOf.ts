import { isIPv6 } from "node:net";

/**
 * Returns the key by which rate limits count an address: IPv4 as it is, even in IPv6 notation; the first 64 bits of IPv6,
 * because one connection owns them all. Returns anything else unchanged.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  // The URL parser normalises all notations: groups of four digits, the last two groups sometimes as IPv4.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!isMapped) return `${groups.slice(0, 4).join(":")}::/64`;
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}
