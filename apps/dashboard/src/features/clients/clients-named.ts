import type { Client } from "@frontage/content/schemas/client";

type Searched = Pick<Client, "company" | "contactEmail" | "email" | "name" | "phone">;

/** The clients whose name, company, email and phone contain every word, in any case. */
export function clientsNamed<Named extends Searched>(
  clients: readonly Named[],
  text: string,
): Named[] {
  const words = text.toLowerCase().split(/\s+/);
  return clients.filter(({ company, contactEmail, email, name, phone }) => {
    const all = `${name} ${company} ${email} ${contactEmail} ${phone?.display ?? ""}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
