import { sampleContacts } from "@frontage/content/samples/contacts";
import {
  contactFilterSchema,
  contactSchema,
  type Contact,
} from "@frontage/records/schemas/contact";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";

import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";
import { listContacts } from "./contact-list.ts";
import { currentDeals } from "./deals.ts";
import { notFound, Refusal } from "./refusal.ts";
import { pageOfQuery } from "./page-of-all.ts";

// Only a visit’s changes are stored; the samples are generated.
const changesSchema = z.object({
  added: z.array(contactSchema),
  /** The ids of removed contacts, which can be restored. */
  removed: z.array(idSchema),
});

const changes = sampleRecords("contacts", changesSchema, (): z.infer<typeof changesSchema> => ({
  added: [],
  removed: [],
}));

const samples = datedSamples(sampleContacts);

/** The current contacts, with or without the removed ones. */
export function currentContacts({ withRemoved = false } = {}): Contact[] {
  const { added, removed } = changes.read();
  return [...samples(), ...added].filter(({ id }) => withRemoved || !removed.includes(id));
}

function findContact(id: string): Contact {
  const contact = currentContacts().find((one) => one.id === id);
  if (!contact) throw notFound();
  return contact;
}

/** @throws 409 for a contact that the broker added */
function checkOwn({ isOwn }: Contact, action: "edit" | "remove"): void {
  if (isOwn) return;
  throw new Refusal(409, `Your broker added this contact, so you can’t ${action} it.`);
}

/**
 * The contact's properties from a form. Its schema loads here, because it brings the rules of all
 * countries' phone numbers.
 */
async function fieldsOf(form: unknown) {
  const [{ newContactSchema }, { parsePhone }] = await Promise.all([
    import("@frontage/records/schemas/contact-forms"),
    import("@frontage/records/phone"),
  ]);
  const { dealId, phone, ...fields } = newContactSchema.parse(form);
  if (dealId && !currentDeals().some(({ id }) => id === dealId)) {
    throw new Refusal(400, "You no longer have access to this property.");
  }
  return {
    ...fields,
    phone: phone ? parsePhone(phone) : undefined,
    dealIds: dealId ? [dealId] : [],
  };
}

export const routes = new Hono()
  .get("/contacts", (c) => {
    const names = new Map(currentDeals().map(({ id, name }) => [id, name]));
    const filter = contactFilterSchema.parse(c.req.query());
    return c.json(listContacts(currentContacts(), names, filter, pageOfQuery(c)));
  })
  .get("/contacts/:id", (c) => c.json(findContact(c.req.param("id"))))
  .post("/contacts", async (c) => {
    const contact: Contact = {
      ...(await fieldsOf(await c.req.json())),
      id: `own-${crypto.randomUUID()}`,
      addedAt: new Date().toISOString(),
      isOwn: true,
    };
    const { added, removed } = changes.read();
    changes.write({ added: [...added, contact], removed });
    return c.json(contact);
  })
  .put("/contacts/:id", async (c) => {
    const fields = await fieldsOf(await c.req.json());
    const earlier = findContact(c.req.param("id"));
    checkOwn(earlier, "edit");
    const contact = { ...earlier, ...fields };
    const { added, removed } = changes.read();
    changes.write({ added: added.map((one) => (one.id === contact.id ? contact : one)), removed });
    return c.json(contact);
  })
  .delete("/contacts/:id", (c) => {
    const contact = findContact(c.req.param("id"));
    checkOwn(contact, "remove");
    const { added, removed } = changes.read();
    changes.write({ added, removed: [...removed, contact.id] });
    return c.body(null, 204);
  })
  .put("/contacts/:id/thread", async (c) =>
    c.json((await import("./messages.ts")).threadWith(findContact(c.req.param("id")))),
  )
  .post("/contacts/:id/restore", (c) => {
    const { added, removed } = changes.read();
    const id = c.req.param("id");
    changes.write({ added, removed: removed.filter((candidate) => candidate !== id) });
    return c.body(null, 204);
  });
