import { fold } from "@frontage/records/fold";
import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import type { PageOf, PageRequest } from "@frontage/records/schemas/page-of";

import type { ContactFilter } from "../portal.ts";

const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

type Position = readonly [name: string, id: string];

/**
 * One page of the matching contacts, by name.
 *
 * @param contacts in any order
 * @param dealNames by id; they are searched too
 * @throws if the cursor belongs to another list
 */
export function listContacts(
  contacts: readonly Contact[],
  dealNames: ReadonlyMap<string, string>,
  { dealId, role, text = "" }: ContactFilter,
  { cursor, limit }: PageRequest,
): PageOf<Contact> {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const matching = contacts
    .filter(
      (contact) =>
        (role === undefined || contact.role === role) &&
        (dealId === undefined || contact.dealIds.includes(dealId)) &&
        matches(contact, dealNames, words),
    )
    .toSorted((a, b) => comparePositions(positionOf(a), positionOf(b)));
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rest = after
    ? matching.filter((contact) => comparePositions(positionOf(contact), after) > 0)
    : matching;
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    total: matching.length,
    ...(last && rest.length > limit && { nextCursor: JSON.stringify(positionOf(last)) }),
  };
}

function matches(
  { company, email, name, phone, dealIds, role }: Contact,
  dealNames: ReadonlyMap<string, string>,
  words: readonly string[],
): boolean {
  const properties = dealIds.map((id) => dealNames.get(id) ?? "");
  const searched = fold(
    [name, company, contactRoleNames[role], email, phone?.display, ...properties].join(" "),
  );
  // Phone numbers match by their digits.
  const isOfPhone = (word: string) =>
    /^[\d().+-]*\d{3}[\d().-]*$/.test(word) && phone?.e164.includes(word.replace(/\D/g, ""));
  return words.every((word) => searched.includes(word) || isOfPhone(word));
}

const positionOf = ({ id, name }: Contact): Position => [name, id];

function comparePositions(a: Position, b: Position): number {
  // By id last, so that the order of equals never changes.
  return collator.compare(a[0], b[0]) || (a[1] < b[1] ? -1 : Number(a[1] > b[1]));
}

function readCursor(cursor: string): Position {
  const position: unknown = JSON.parse(cursor);
  if (
    !Array.isArray(position) ||
    typeof position[0] !== "string" ||
    typeof position[1] !== "string"
  )
    throw new Error("The list has changed. Please load its first page again.");
  return [position[0], position[1]];
}
