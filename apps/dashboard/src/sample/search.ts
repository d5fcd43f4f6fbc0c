import { broker } from "@frontage/content/broker";
import {
  contactPath,
  documentPath,
  eventPath,
  dealPath,
  threadPath,
} from "@frontage/content/dashboard";
import {
  contactRoleNames,
  documentTypeNames,
  eventKindNames,
  propertyTypeNames,
} from "@frontage/records/record-names";
import { contactKeysOf } from "@frontage/records/list-keys";
import type { SearchResult } from "@frontage/records/schemas/search";

import { Hono } from "hono";

import { formatDay } from "../time/dates.ts";
import { daysTouched } from "../time/time-zones.ts";
import { candidate, rank, type Candidate } from "../api/search-rank.ts";
import { readersTimeZone } from "./sample-clock.ts";

async function candidates(): Promise<Candidate[]> {
  const [
    { currentDeals },
    { documentsPage },
    { currentContacts },
    { eventsIn },
    { currentMessages, currentThreads, newestFirst },
  ] = await Promise.all([
    import("./deals.ts"),
    import("./documents.ts"),
    import("./contacts.ts"),
    import("./events.ts"),
    import("./messages.ts"),
  ]);
  const deals = currentDeals();
  const documents = documentsPage({}, { limit: Infinity }).items;
  const contacts = currentContacts();
  const events = eventsIn({ from: "2000-01-01", to: "2100-12-31" });
  const threads = new Map(currentThreads().map((thread) => [thread.id, thread]));
  const messages = newestFirst(currentMessages()).flatMap((message) => {
    const thread = threads.get(message.threadId);
    return thread ? [{ message, thread }] : [];
  });
  const dealNames = new Map(deals.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | undefined) => (id && dealNames.get(id)) ?? "";
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

  return [
    ...deals.map(({ city, id, name, region, type }) =>
      candidate({
        kind: "deal",
        id,
        title: name,
        detail: joined(propertyTypeNames[type], `${city}, ${region}`),
        path: dealPath(id),
      }),
    ),
    ...documents.map(({ fileName, id, name, dealId, type }) =>
      candidate(
        {
          kind: "document",
          id,
          title: name,
          fileName,
          detail: nameOf(dealId),
          path: documentPath(id),
        },
        documentTypeNames[type],
        fileName,
      ),
    ),
    ...contacts.map((contact) => {
      const { company, dealIds, id, name, role } = contact;
      return candidate(
        {
          kind: "contact",
          id,
          title: name,
          detail: joined(contactRoleNames[role], company),
          path: contactPath(id),
        },
        contactKeysOf(contact).searchKey,
        ...dealIds.map(nameOf),
      );
    }),
    ...events.map((event) => {
      const day = daysTouched(event, readersTimeZone()).first;
      return candidate(
        {
          kind: "event",
          id: event.id,
          title: event.title,
          detail: joined(formatDay(day), nameOf(event.dealId)),
          path: eventPath(event.id),
        },
        eventKindNames[event.kind],
        event.location ?? "",
      );
    }),
    ...messages.map(({ message, thread }): Candidate => {
      const files = message.attachments.map(({ name }) => name).join(", ");
      const result: SearchResult = {
        kind: "message",
        id: message.id,
        title:
          message.from === "me"
            ? `You to ${thread.name}`
            : thread.kind === "contact"
              ? `${thread.name}, relayed by ${broker.name}`
              : thread.name,
        detail: message.text || files,
        path: `${threadPath(thread.id)}&message=${message.id}`,
      };
      return { result, name: message.text, keywords: `${result.title} ${files}` };
    }),
  ];
}

export const routes = new Hono().get("/search", async (c) => {
  const text = c.req.query("text") ?? "";
  return c.json(text.trim() ? rank(text, await candidates()) : []);
});
