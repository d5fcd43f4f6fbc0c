import { broker } from "./broker.ts";

const { city, postalCode, region, street } = broker.address;

/** The broker's address as two lines: street, then city, region and postal code. */
export const addressLines: readonly [string, string] = [street, `${city}, ${region} ${postalCode}`];

/** The broker's address in one line, for running text and map searches. */
export const addressLine: string = addressLines.join(", ");
