import type { ResponsibleRole } from "@frontage/content/schemas/key-date";

/** Those who don't act for the client. */
const others: ReadonlySet<ResponsibleRole> = new Set([
  "broker",
  "cooperating-broker",
  "counterparty",
]);

/** Whether the client's side has to act: nobody is named, the client, or a party who works for them. */
export const isOfClientsSide = (role: ResponsibleRole | null) => role === null || !others.has(role);
