import { sampleContacts } from "@frontage/content/samples/contacts";
import { contactSchema, newContactSchema, type Contact } from "@frontage/content/schemas/contact";
import { idSchema } from "@frontage/content/schemas/record";
import * as z from "zod/mini";

import type { Portal } from "../portal.ts";
import { listContacts } from "./contact-list.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only what a visit changes is kept: the samples themselves are made anew.
const changesSchema = z.object({
  added: z.array(contactSchema),
  /** Own contacts taken away; they may return. */
  removed: z.array(idSchema),
});

const changes = sampleRecords("contacts", changesSchema, (): z.infer<typeof changesSchema> => ({
  added: [],
  removed: [],
}));

const samples = datedSamples(sampleContacts);

/** The contacts as they stand, with those taken away or without. */
function currentContacts({ withRemoved = false } = {}): Contact[] {
  const { added, removed } = changes.read();
  return [...samples(), ...added].filter(({ id }) => withRemoved || !removed.includes(id));
}

async function propertiesOfClient() {
  return (await import("./properties.ts")).records.properties();
}

/**
 * A number as a telephone dials it, and as it is shown.
 *
 * @param typed with ten digits or more; without a plus sign it is a number of North America
 */
function phoneOf(typed: string): Contact["phone"] {
  const digits = typed.replace(/\D/g, "");
  if (!typed.startsWith("+") && digits.length === 10) {
    return {
      e164: `+1${digits}`,
      display: `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    };
  }
  return { e164: `+${digits}`, display: typed };
}

export const records: Pick<
  Portal,
  "contacts" | "contact" | "addContact" | "removeContact" | "restoreContact"
> = {
  contacts: async (filter, page) => {
    const names = new Map((await propertiesOfClient()).map(({ id, name }) => [id, name]));
    return listContacts(currentContacts(), names, filter, page);
  },

  contact: async (id) => currentContacts().find((contact) => contact.id === id),

  addContact: async (input) => {
    const { company, email, name, phone, propertyId, role } = z.parse(newContactSchema, input);
    if (propertyId && !(await propertiesOfClient()).some(({ id }) => id === propertyId)) {
      throw new Error("This property is no longer among yours.");
    }
    const contact: Contact = {
      id: `own-${crypto.randomUUID()}`,
      name,
      role,
      company,
      email,
      ...(phone && { phone: phoneOf(phone) }),
      propertyIds: propertyId ? [propertyId] : [],
      addedAt: new Date().toISOString(),
      isOwn: true,
    };
    const { added, removed } = changes.read();
    changes.write({ added: [...added, contact], removed });
    return contact;
  },

  removeContact: async (id) => {
    const contact = currentContacts().find((candidate) => candidate.id === id);
    if (!contact) return;
    if (!contact.isOwn) {
      throw new Error("Your broker shares this contact, so it cannot be removed here.");
    }
    const { added, removed } = changes.read();
    changes.write({ added, removed: [...removed, id] });
  },

  restoreContact: async (id) => {
    const { added, removed } = changes.read();
    changes.write({ added, removed: removed.filter((candidate) => candidate !== id) });
  },
};
