import { isIPv6 } from "node:net";

/**
 * What limits count an address by: IPv4 as it is, also where it is written as IPv6; of IPv6 the first 64 bits, for one
 * connection has them all. What is no address stays as it came.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  // Four hexadecimal digits a group, the two last groups at times as IPv4: the URL parser writes all forms alike.
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
