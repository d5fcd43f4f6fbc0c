import type { ResponsibleRole } from "@frontage/records/schemas/key-date";

/** Roles that don't act for the client. */
const others: ReadonlySet<ResponsibleRole> = new Set([
  "broker",
  "cooperating-broker",
  "counterparty",
]);

/**
 * Whether the client's side has to act: no role is named, or the client's, or that of a party who
 * works for them.
 */
export const isOfClientsSide = (role: ResponsibleRole | null) => role === null || !others.has(role);
