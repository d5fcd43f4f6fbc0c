import { fold } from "@frontage/records/fold";
import { contactKeysOf, nameKeysOf, phoneDigits } from "@frontage/records/list-keys";
import type { Contact, ContactFilter } from "@frontage/records/schemas/contact";
import type { NumberedPageOf, NumberedPageRequest } from "@frontage/records/schemas/page-of";

import { inOrder, numberedPageOfAll } from "./page-of-all.ts";

/**
 * One page of the matching contacts, sorted by name.
 *
 * @param contacts all contacts, in any order
 * @param dealNames the deals' names by id, which are searched, too
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
    // The id decides between equal names, so that their order never changes.
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
  const deals = contact.dealIds.map((id) => dealNames.get(id) ?? "");
  const searched = `${contactKeysOf(contact).searchKey} ${fold(deals.join(" "))}`;
  return words.every(
    (word) => searched.includes(word) || searched.includes(phoneDigits(word) || word),
  );
}
