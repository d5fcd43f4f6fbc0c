import { fold } from "@frontage/records/fold";
import type { Client } from "@frontage/records/schemas/client";

type Searched = Pick<Client, "company" | "contactEmail" | "email" | "name" | "phone">;

/**
 * Clients whose name, company, email and phone contain every word, ignoring spelling variants; see
 * `fold`.
 */
export function clientsNamed<Named extends Searched>(
  clients: readonly Named[],
  text: string,
): Named[] {
  const words = fold(text).split(/\s+/);
  return clients.filter(({ company, contactEmail, email, name, phone }) => {
    const all = fold(`${name} ${company} ${email} ${contactEmail} ${phone?.display ?? ""}`);
    return words.every((word) => all.includes(word));
  });
}
