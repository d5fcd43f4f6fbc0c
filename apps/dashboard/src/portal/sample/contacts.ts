import { readPhone } from "@frontage/records/phone";
import { sampleContacts } from "@frontage/content/samples/contacts";
import {
  contactSchema,
  newContactSchema,
  type Contact,
  type NewContact,
} from "@frontage/records/schemas/contact";
import { idSchema } from "@frontage/records/schemas/record";
import * as z from "zod/mini";

import type { Portal } from "../portal.ts";
import { checkVersion } from "./check-version.ts";
import { listContacts } from "./contact-list.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  added: z.array(contactSchema),
  /** Removed contacts; they can be restored. */
  removed: z.array(idSchema),
});

const changes = sampleRecords("contacts", changesSchema, (): z.infer<typeof changesSchema> => ({
  added: [],
  removed: [],
}));

const samples = datedSamples(sampleContacts);

/** The current contacts, with or without the removed ones. */
function currentContacts({ withRemoved = false } = {}): Contact[] {
  const { added, removed } = changes.read();
  return [...samples(), ...added].filter(({ id }) => withRemoved || !removed.includes(id));
}

async function dealsOfClient() {
  return (await import("./deals.ts")).records.deals();
}

/** The columns that the form sets. */
async function fieldsOf(input: NewContact) {
  const { company, email, name, phone, dealId, role } = z.parse(newContactSchema, input);
  if (dealId && !(await dealsOfClient()).some(({ id }) => id === dealId)) {
    throw new Error("You no longer have access to this property.");
  }
  return {
    name,
    role,
    company,
    email,
    ...(phone && { phone: readPhone(phone) }),
    dealIds: dealId ? [dealId] : [],
  };
}

export const records: Pick<
  Portal,
  "contacts" | "contact" | "addContact" | "changeContact" | "removeContact" | "restoreContact"
> = {
  contacts: async (filter, page) => {
    const names = new Map((await dealsOfClient()).map(({ id, name }) => [id, name]));
    return listContacts(currentContacts(), names, filter, page);
  },

  contact: async (id) => currentContacts().find((contact) => contact.id === id),

  addContact: async (input) => {
    const contact: Contact = {
      ...(await fieldsOf(input)),
      id: `own-${crypto.randomUUID()}`,
      addedAt: new Date().toISOString(),
      isOwn: true,
      version: 1,
    };
    const { added, removed } = changes.read();
    changes.write({ added: [...added, contact], removed });
    return contact;
  },

  changeContact: async (id, input) => {
    const fields = await fieldsOf(input);
    const { added, removed } = changes.read();
    const earlier = added.find((candidate) => candidate.id === id);
    if (!earlier) throw new Error("Your broker added this contact, so you can’t edit it.");
    checkVersion("This contact was", earlier, input);
    const { addedAt, isOwn, lastContactAt } = earlier;
    const version = earlier.version + 1;
    const contact: Contact = { ...fields, id, addedAt, isOwn, lastContactAt, version };
    changes.write({
      added: added.map((candidate) => (candidate.id === id ? contact : candidate)),
      removed,
    });
    return contact;
  },

  removeContact: async (id) => {
    const contact = currentContacts().find((candidate) => candidate.id === id);
    if (!contact) return;
    if (!contact.isOwn) {
      throw new Error("Your broker added this contact, so you can’t remove it.");
    }
    const { added, removed } = changes.read();
    changes.write({ added, removed: [...removed, id] });
  },

  restoreContact: async (id) => {
    const { added, removed } = changes.read();
    changes.write({ added, removed: removed.filter((candidate) => candidate !== id) });
  },
};
