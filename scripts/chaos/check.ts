import { createHash } from "node:crypto";
import type { AssistantAnswer } from "../../packages/records/src/schemas/assistant.ts";
import type { PageOf } from "../../packages/records/src/schemas/page-of.ts";
import type { InquiryPage, Receipt } from "../../packages/records/src/schemas/received-inquiry.ts";
import type { DocumentPage } from "../../packages/records/src/schemas/document.ts";
import { acknowledgedIn, compare, type Counts } from "./ledger.ts";
import {
  ask,
  inquiryWith,
  keyDays,
  keyIn,
  messageText,
  read,
  type Site,
  threadOf,
} from "./load.ts";
import type { Person } from "./store.ts";

type MessagePage = { items: { id: string; text: string; readAt?: string }[]; nextCursor?: string };

/**
 * Looks through the server for everything acknowledged, as people see it.
 *
 * @param options.isWhole downloads every document again, not only new ones
 * @returns the counts by kind
 * @throws an Error if something was stored that was never sent, or differs from what was sent
 */
export async function check(
  site: Site,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Record<string, Counts>> {
  return {
    ...(await checkInquiries(site)),
    messages: await checkMessages(site),
    documents: await checkDocuments(site, isWhole),
    "key dates": await checkKeyDates(site),
    "document requests": await checkRequests(site),
    questions: await checkQuestions(site),
    "read messages": await checkReadMessages(site),
    "read notifications": await checkReadNotifications(site),
  };
}

/** As the broker sees them: each exists, word for word, with the visitor's reference. */
export async function checkInquiries(site: Site): Promise<Record<string, Counts>> {
  const sent = site.ledger.inquiries;
  const found: string[] = [];
  const receipts: string[] = [];
  for await (const page of pages<InquiryPage>(site, site.store.broker, "/inquiries?limit=200")) {
    for (const inquiry of page.items) {
      // Compared by text, because a duplicate has its own reference.
      const key = keyIn(inquiry.message);
      if (!sent.has(key)) throw new Error(`Nobody sent the inquiry ${inquiry.reference}.`);
      expectAs(inquiryWith(key), inquiry);
      found.push(key);
      receipts.push(receiptOf(key, inquiry));
    }
  }
  const given = [...sent].flatMap(([key, { receipt }]) => (receipt ? receiptOf(key, receipt) : []));
  return { inquiries: compare(acknowledgedIn(sent), found), receipts: compare(given, receipts) };
}

const receiptOf = (key: string, { receivedAt, reference }: Receipt) =>
  `${key} ${reference} ${receivedAt}`;

/** @throws an Error if a field differs */
function expectAs<Fields extends object>(sent: Fields, kept: Fields): void {
  for (const field of Object.keys(sent) as (keyof Fields)[]) {
    if (kept[field] === sent[field]) continue;
    throw new Error(`"${String(kept[field])}" is kept where "${String(sent[field])}" was sent.`);
  }
}

async function checkMessages(site: Site): Promise<Counts> {
  const { client } = site.store;
  const { messages } = site.ledger;
  const found: string[] = [];
  for await (const page of conversation(site, client, client)) {
    for (const { id, text } of page.items) {
      if (!messages.has(id)) throw new Error(`Nobody wrote the message "${text}".`);
      expectAs({ text: messageText(id) }, { text });
      found.push(id);
    }
  }
  return compare(acknowledgedIn(messages), found);
}

/** Ids of the client's messages in the conversation's order, newest first. */
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
    for (const { id, readAt, text } of page.items) {
      expectAs({ text: messageText(id) }, { text });
      if (readAt) found.push(id);
    }
  }
  return compare([...site.ledger.readMessages], found);
}

async function checkReadNotifications(site: Site): Promise<Counts> {
  const { otherClient } = site.store;
  const list = await read<{ id: string; isRead: boolean }[]>(
    await ask(site, otherClient, "/notifications"),
  );
  const found = list.flatMap(({ id, isRead }) => (isRead ? id : []));
  const { readBefore, readNotifications } = site.ledger;
  const counts = compare([...readNotifications], found);
  return {
    ...counts,
    acknowledged: counts.acknowledged + readBefore,
    found: counts.found + readBefore,
  };
}

/** Each question exists with its answer; if answering was killed, it may exist without. */
async function checkQuestions(site: Site): Promise<Counts> {
  const { questions } = site.ledger;
  const found: string[] = [];
  const path = "/assistant/questions?limit=200";
  for await (const page of pages<PageOf<AssistantAnswer>>(site, site.store.otherClient, path)) {
    for (const { isFailed = false, question } of page.items) {
      if (!questions.has(question)) throw new Error(`Nobody asked "${question}".`);
      if (!isFailed) found.push(question);
    }
  }
  return compare(acknowledgedIn(questions), found);
}

async function checkDocuments(site: Site, isWhole: boolean): Promise<Counts> {
  const { client } = site.store;
  const { documents } = site.ledger;
  const found: string[] = [];
  let total = Infinity;
  for (let offset = 0; offset < total; offset += 200) {
    const path = `/documents?limit=200&offset=${offset}`;
    const page: DocumentPage = await read<DocumentPage>(await ask(site, client, path));
    total = page.total;
    for (const { id, name, versions } of page.items) {
      const sent = documents.get(name);
      if (!sent) throw new Error(`Nobody uploaded "${name}".`);
      if (isWhole || !sent.isChecked) {
        const file = await ask(site, client, `/documents/${id}/versions/1/file`);
        const bytes = Buffer.from(await file.arrayBuffer());
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

/** Each acknowledged deal has all of its dates; if it was moved, all of them moved. */
async function checkKeyDates(site: Site): Promise<Counts> {
  type Page = { items: { id: string; keyDates: { day: string }[] }[]; nextCursor?: string };
  const properties: Page["items"] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const path = `/deals/details?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: Page = await read<Page>(await ask(site, site.store.client, path));
    properties.push(...page.items);
    cursor = page.nextCursor;
  }
  const { keyDates } = site.ledger;
  const found: string[] = [];
  for (const { id, keyDates: dates } of properties) {
    // Without a response, it is unknown whether it was moved.
    const isMoved = keyDates.get(id)?.isAcknowledged;
    if (isMoved === undefined) continue;
    const days = dates.map(({ day }) => day).join(" ");
    if (days === keyDays.after) found.push(id);
    else if (isMoved || days !== keyDays.before) {
      throw new Error(`The deal ${id} has the key dates "${days}".`);
    }
  }
  return compare(acknowledgedIn(keyDates), found);
}

/** Each acknowledged request exists, and is checked off. */
async function checkRequests(site: Site): Promise<Counts> {
  const { client, dealId } = site.store;
  const { requests } = site.ledger;
  const found: string[] = [];
  const list = await read<{ label: string; status: string }[]>(
    await ask(site, client, `/deals/${dealId}/document-requests`),
  );
  for (const { label, status } of list) {
    const sent = requests.get(label);
    if (!sent) throw new Error(`Nobody requested "${label}".`);
    if (status === "done") found.push(label);
    else if (sent.isAcknowledged) throw new Error(`The request "${label}" is not checked off.`);
  }
  return compare(acknowledgedIn(requests), found);
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
