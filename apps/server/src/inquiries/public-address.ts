import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

// The metadata service of Azure's machines has a public address.
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Whether an address is on the public internet: not this machine, a private or carrier network,
 * a cloud's own services, or an IPv4 address embedded in IPv6.
 *
 * @param address IPv4 or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || metadataAddresses.has(address)) return false;
  const parsed = ipaddr.parse(address);
  // In IPv6, only 2000::/3 is assigned.
  const isAssigned = parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
  return isAssigned && parsed.range() === "unicast";
}

export class PrivateAddress extends Error {}

/**
 * Looks up a name as the system does, but returns public addresses only. The connection uses this
 * very result, so changing the name's address in between doesn't help an attacker.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const [first, ...others] = found.filter(({ address }) => isPublicAddress(address));
    if (!first) return callback(new PrivateAddress(), []);
    return options.all
      ? callback(null, [first, ...others])
      : callback(null, first.address, first.family);
  });
};

/** For a host that is an address and isn't looked up. @throws PrivateAddress */
export function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isPublicAddress(address)) throw new PrivateAddress();
}
