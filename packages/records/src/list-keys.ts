import { cutText } from "./cut-text.ts";
import { comparisonKey, fold } from "./fold.ts";
import { contactRoleNames } from "./record-names.ts";
import type { Contact } from "./schemas/contact.ts";

/** Keys by which names are compared, sorted and searched. */
type NameKeys = {
  /** For comparing: equal for names that mean the same. */
  nameKey: string;
  /** For sorting as people do: ignores case, "Bay 2" before "Bay 10". */
  nameOrder: string;
  /** For searching. */
  searchKey: string;
};

// Numbers are padded to this many digits: more than any in a name, few enough for an index.
const paddedDigits = 10;
const maxOrderLength = 200;

export function nameKeysOf(name: string): NameKeys {
  const nameKey = comparisonKey(name);
  const inOrder = fold(nameKey).replace(/\d+/g, (number) =>
    number.replace(/^0+(?=\d)/, "").padStart(paddedDigits, "0"),
  );
  const nameOrder = cutText(inOrder, maxOrderLength);
  return { nameKey, nameOrder, searchKey: fold(name) };
}

/** The digits by which a searched word finds phone numbers; "" for another word. */
export const phoneDigits = (word: string): string =>
  /^[\d().+-]*\d{3}[\d().-]*$/.test(word) ? word.replace(/\D/g, "") : "";

/** Keys by which contacts are sorted and searched. */
export function contactKeysOf({
  company,
  email,
  name,
  phone,
  role,
}: Pick<Contact, "company" | "email" | "name" | "phone" | "role">) {
  const searched = [name, company, contactRoleNames[role], email, phone?.display, phone?.e164];
  return {
    nameOrder: nameKeysOf(name).nameOrder,
    searchKey: fold(searched.filter(Boolean).join(" ")),
  };
}
