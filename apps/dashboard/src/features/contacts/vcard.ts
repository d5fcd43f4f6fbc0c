import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import VCard from "vcard-creator";

/** Contacts as one vCard file (RFC 2426, UTF-8). */
export function vCardFile(contacts: readonly Contact[]): Blob {
  const cards = contacts.map((contact) => cardOf(contact));
  return new Blob([VCard.concat(...cards)], { type: "text/vcard;charset=utf-8" });
}

/** "Casey Park" → "casey-park.vcf" */
export function vCardFileName(name: string): string {
  const words = name.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["contact"];
  return `${words.join("-")}.vcf`;
}

function cardOf({ company, email, name, phone, role }: Contact): VCard {
  const words = name.trim().split(/\s+/);
  const familyName = words.length > 1 ? words.at(-1) : "";
  const givenName = words.slice(0, Math.max(1, words.length - 1)).join(" ");
  const card = new VCard()
    .addFullName(name)
    .addName({ familyName, givenName })
    .addJobtitle(contactRoleNames[role])
    .addEmail({ address: email, type: ["work"] });
  if (company) card.addCompany({ name: company });
  if (phone) card.addPhoneNumber({ number: phone.e164, type: ["work"] });
  return card;
}
