import { broker } from "./broker.ts";

/**
 * Whether the broker is still the sample: true until the owner customizes it. Small enough for a
 * page; `sample-values.ts` names each value, and a test compares the two.
 */
export const isSample = broker.name === "Jordan Avery" && broker.email.endsWith("@example.com");
