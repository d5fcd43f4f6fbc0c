import { fold } from "@frontage/records/fold";
import { contactKeysOf, nameKeysOf } from "@frontage/records/list-keys";
import type { Contact, ContactFilter } from "@frontage/records/schemas/contact";
import type { NumberedPageOf, NumberedPageRequest } from "@frontage/records/schemas/page-of";

import { inOrder, numberedPageOfAll } from "./page-of-all.ts";

/**
 * One page of the matching contacts, by name.
 *
 * @param contacts in any order
 * @param dealNames by id; they are searched too
 */
export function listContacts(
  contacts: readonly Contact[],
  dealNames: ReadonlyMap<string, string>,
  { dealId, role, text = "" }: ContactFilter,
  page: NumberedPageRequest,
): NumberedPageOf<Contact> {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const matching = contacts
    .filter(
      (contact) =>
        (role === undefined || contact.role === role) &&
        (dealId === undefined || contact.dealIds.includes(dealId)) &&
        matches(contact, dealNames, words),
    )
    // By id last, so that the order of equals never changes.
    .toSorted(
      (a, b) =>
        inOrder(nameKeysOf(a.name).nameOrder, nameKeysOf(b.name).nameOrder) ||
        (a.id < b.id ? -1 : 1),
    );
  return numberedPageOfAll(matching, page);
}

function matches(
  contact: Contact,
  dealNames: ReadonlyMap<string, string>,
  words: readonly string[],
): boolean {
  const { dealIds, phone } = contact;
  const deals = dealIds.map((id) => dealNames.get(id) ?? "");
  const searched = `${contactKeysOf(contact).searchKey} ${fold(deals.join(" "))}`;
  // Phone numbers match by their digits.
  const isOfPhone = (word: string) =>
    /^[\d().+-]*\d{3}[\d().-]*$/.test(word) && phone?.e164.includes(word.replace(/\D/g, ""));
  return words.every((word) => searched.includes(word) || isOfPhone(word));
}
