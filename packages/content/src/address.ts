import { broker } from "./broker.ts";
import type { PostalAddress } from "./schemas/broker.ts";

/** An address as two lines: street, then city, region and postal code. */
export const linesOfAddress = (address: PostalAddress): readonly [string, string] => [
  address.street,
  `${address.city}, ${address.region} ${address.postalCode}`,
];

/** The broker's address as two lines. */
export const addressLines = linesOfAddress(broker.address);

/** The broker's address in one line, for running text and map searches. */
export const addressLine: string = addressLines.join(", ");

/** The broker's postal address in one line, for emails. */
export const postalAddressLine: string = linesOfAddress(broker.postalAddress).join(", ");
