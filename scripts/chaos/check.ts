import { createHash } from "node:crypto";
import type { InquiryPage } from "../../packages/content/src/schemas/received-inquiry.ts";
import type { DocumentPage } from "../../packages/content/src/schemas/document.ts";
import { acknowledgedIn, compare, type Counts } from "./ledger.ts";
import { ask, messageText, read, type Site, threadOf } from "./load.ts";
import type { Person } from "./store.ts";

type MessagePage = { items: { id: string; text: string; readAt?: string }[]; nextCursor?: string };

/**
 * Looks through the server for all that was acknowledged, as the people see it.
 *
 * @param options.isWhole downloads every document once more, not only those that are new
 * @returns the counts by what was looked for
 * @throws an Error where something is there that nobody sent, or half of it
 */
export async function check(
  site: Site,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Record<string, Counts>> {
  return {
    inquiries: await checkInquiries(site),
    messages: await checkMessages(site),
    documents: await checkDocuments(site, isWhole),
    "read messages": await checkReadMessages(site),
    "read notifications": await checkReadNotifications(site),
  };
}

async function checkInquiries(site: Site): Promise<Counts> {
  const found: string[] = [];
  for await (const page of pages<InquiryPage>(site, site.store.broker, "/inquiries?limit=200")) {
    // By their words: a double has a number of its own.
    for (const { message } of page.items) found.push(message.split(" ").at(-1) ?? "");
  }
  return compare(acknowledgedIn(site.ledger.inquiries), found);
}

async function checkMessages(site: Site): Promise<Counts> {
  const { client } = site.store;
  const found: string[] = [];
  for await (const page of conversation(site, client, client)) {
    for (const { text } of page.items) found.push(text);
  }
  return compare(acknowledgedIn(site.ledger.messages).map(messageText), found);
}

/** Ids of the client's messages, as the conversation shows them, the newest first. */
export async function messagesInOrder(site: Site): Promise<string[]> {
  const { client } = site.store;
  const ids: string[] = [];
  for await (const page of conversation(site, client, client)) {
    for (const { id } of page.items) ids.push(id);
  }
  return ids;
}

async function checkReadMessages(site: Site): Promise<Counts> {
  const { broker, otherClient } = site.store;
  const found: string[] = [];
  for await (const page of conversation(site, broker, otherClient)) {
    for (const { id, readAt } of page.items) if (readAt) found.push(id);
  }
  return compare([...site.ledger.readMessages], found);
}

async function checkReadNotifications(site: Site): Promise<Counts> {
  const { otherClient } = site.store;
  const list = await read<{ id: string; isRead: boolean }[]>(
    await ask(site, otherClient, "/notifications"),
  );
  const found = list.flatMap(({ id, isRead }) => (isRead ? id : []));
  return compare([...site.ledger.readNotifications], found);
}

async function checkDocuments(site: Site, isWhole: boolean): Promise<Counts> {
  const { client } = site.store;
  const { documents } = site.ledger;
  const found: string[] = [];
  for await (const page of pages<DocumentPage>(site, client, "/documents?limit=200")) {
    for (const { id, name, versions } of page.items) {
      const sent = documents.get(name);
      if (!sent) throw new Error(`Nobody uploaded "${name}".`);
      if (isWhole || !sent.isChecked) {
        const path = `/documents/${id}/versions/1/file`;
        const bytes = Buffer.from(await (await ask(site, client, path)).arrayBuffer());
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        if (sha256 !== sent.sha256) {
          throw new Error(`"${name}" is listed, but its ${bytes.length} bytes are not its own.`);
        }
        sent.isChecked = true;
      }
      found.push(...versions.map(() => name));
    }
  }
  return compare(acknowledgedIn(documents), found);
}

function conversation(site: Site, reader: Person, client: Person): AsyncGenerator<MessagePage> {
  return pages(site, reader, `/threads/${threadOf(client)}/messages?limit=200`);
}

async function* pages<Page extends { nextCursor?: string | undefined }>(
  site: Site,
  person: Person,
  path: string,
): AsyncGenerator<Page> {
  let cursor: string | undefined;
  do {
    const next: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const page = await read<Page>(await ask(site, person, path + next));
    yield page;
    cursor = page.nextCursor;
  } while (cursor);
}
