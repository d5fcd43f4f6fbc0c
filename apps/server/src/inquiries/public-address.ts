import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

// One cloud keeps what it tells its machines about themselves at an address of the open internet.
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Whether an address is one of the open internet, and not of this machine, of a private
 * network, of a carrier's, of a cloud's own services, or an older one in disguise.
 *
 * @param address IPv4 or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || metadataAddresses.has(address)) return false;
  const parsed = ipaddr.parse(address);
  // Of IPv6 only 2000::/3 is given out at all.
  const isGivenOut = parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
  return isGivenOut && parsed.range() === "unicast";
}

/** Why nothing was sent. */
export class PrivateAddress extends Error {}

/**
 * Looks a name up as the system does, and answers only with public addresses. What it
 * answers is what is connected to, so a name that changes in between gains nothing.
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

/** Of a host that is written as an address, which nobody looks up. @throws PrivateAddress */
export function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isPublicAddress(address)) throw new PrivateAddress();
}
