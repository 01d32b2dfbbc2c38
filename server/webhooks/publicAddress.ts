import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const privateV4 = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  privateV4.addSubnet(network, prefix);

const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");
/** Parts of it that lead to IPv4 addresses or nowhere. */
const otherV6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  otherV6.addSubnet(network, prefix, "ipv6");

/** Returns whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateV4.check(address);
  return isIP(address) === 6 && globalV6.check(address, "ipv6") && !otherV6.check(address, "ipv6");
}

/**
 * Resolves a name for a connection, and fails if any of its addresses is not public. The connection uses the addresses that
 * were checked: a name cannot lead elsewhere in between.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const inner = addresses.find(({ address }) => !isPublicAddress(address));
    if (inner) return callback(new Error(`${hostname} leads to the private address ${inner.address}`), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
