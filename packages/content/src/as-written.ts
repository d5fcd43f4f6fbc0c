import { parseState } from "@frontage/records/state-rules/state-names";

import type { Broker } from "./schemas/broker.ts";

/**
 * Corrects what owners commonly write by hand: "Texas" becomes "TX", and the site's address loses
 * its final slash.
 */
export function asWritten(broker: Broker): Broker {
  const { address, firm, licenses, postalAddress, website } = broker;
  return {
    ...broker,
    firm: firm.address ? { ...firm, address: withState(firm.address) } : firm,
    licenses: licenses.map((license) => ({ ...license, state: parseState(license.state) })),
    website: { ...website, url: website.url.replace(/\/+$/, "") },
    address: withState(address),
    postalAddress: withState(postalAddress),
  };
}

const withState = (address: Broker["address"]): Broker["address"] =>
  address.country === "US" ? { ...address, region: parseState(address.region) } : address;
