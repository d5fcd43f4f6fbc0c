import { listPasskeys } from "../accounts/passkeys.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { streamZip } from "../files/stream-zip.ts";
import { answerOf } from "../assistant/queries.ts";
import { withoutRemoved } from "../assistant/removed-sources.ts";
import { nameForClient } from "../audit/audit.ts";
import { safeFileName, uniqueNames } from "../documents/names.ts";
import type { Person } from "../database/scope.ts";
import { readProfile } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { isOfKeptDocument } from "../threads/queries.ts";

type Exported = {
  /** Everyone's rows: a broker's records have no one else's profile, settings or notifications. */
  db: Database;
  /** Scoped to what the signed-in person may see. */
  records: Database;
  files: FileStore;
  /** Whose data it is: the signed-in person, or the client whom a broker names. */
  of: Person;
};

type Row = Record<string, unknown>;
type Entry = {
  name: string;
  input: string | AsyncIterable<string | Uint8Array>;
  lastModified?: Date;
};

// Large tables are read in batches of this many rows.
const batchSize = 1000;

/**
 * Everything stored about a client, as a streamed zip file: a JSON file per subject, and every file
 * of every version. For a broker, who has no records, what belongs to the account.
 */
export const exportZip = (exported: Exported): ReadableStream<Uint8Array> =>
  streamZip(entries(exported));

async function* entries({ db, files, of: person, records }: Exported): AsyncGenerator<Entry> {
  yield json("account", person);
  yield json("profile", await readProfile(db, person));
  // Includes the notification settings.
  yield json("settings", await readSettings(db, person.id));
  yield json("passkeys", await listPasskeys(db, person.id));
  const notifications = db.selectFrom("notification").selectAll();
  yield json("notifications", await notifications.where("personId", "=", person.id).execute());
  if (person.role === "broker") return;

  const clientId = person.id;
  const of = <
    Table extends
      | "contact"
      | "contactDeal"
      | "assistantNote"
      | "documentRequest"
      | "event"
      | "exchange"
      | "keyDate"
      | "replacementProperty"
      | "thread",
  >(
    table: Table,
  ) =>
    records
      .selectFrom(table as "contact")
      .selectAll()
      .where("clientId", "=", clientId)
      .execute();
  const deals = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .selectAll("property")
    .selectAll("deal")
    .where("deal.clientId", "=", clientId)
    .execute();
  yield json("deals", deals);
  yield json("contacts", await of("contact"));
  yield json("contacts-of-deals", await of("contactDeal"));
  yield json("key-dates", await of("keyDate"));
  yield json("document-requests", await of("documentRequest"));
  yield json("exchanges", await of("exchange"));
  yield json("replacement-properties", await of("replacementProperty"));
  yield json("events", await of("event"));
  yield json("listings", await listingsOf(records, clientId));
  yield json("conversations", await of("thread"));
  yield json("questions-to-the-assistant", await questionsOf(records, clientId));
  yield json("notes-of-the-assistant", await of("assistantNote"));
  yield json("assistant-consent", await consentOf(db, clientId));
  yield { name: "messages.json", input: jsonOf(messages(records, clientId)) };
  yield { name: "activity.json", input: jsonOf(activity(records, clientId)) };
  yield* filesOf({ clientId, files, records, deals });
}

async function* filesOf({
  clientId,
  deals,
  files,
  records,
}: {
  clientId: string;
  deals: readonly { id: string; name: string }[];
  files: FileStore;
  records: Database;
}): AsyncGenerator<Entry> {
  const unique = uniquePaths();
  const dealNames = new Map(deals.map(({ id, name }) => [id, name]));
  const versions = await records
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select(["document.dealId", "document.name", "document.fileName", "document.type"])
    .select("document.status")
    .selectAll("documentVersion")
    .where("documentVersion.clientId", "=", clientId)
    .where("documentVersion.removedAt", "is", null)
    .where("document.removedAt", "is", null)
    .orderBy("documentVersion.addedAt")
    .execute();
  const attachments = await records
    .selectFrom("attachment")
    .selectAll()
    .where("clientId", "=", clientId)
    .where(isOfKeptDocument)
    .orderBy("addedAt")
    .execute();

  const kept = [
    ...versions.map(({ dealId, fileKey, fileName, ...version }) => ({
      fileKey,
      file: unique(["documents", dealNames.get(dealId) ?? dealId, fileName], version.number),
      row: { dealId, fileName, ...version },
    })),
    ...attachments.map(({ fileKey, ...attachment }) => ({
      fileKey,
      file: fileKey === null ? undefined : unique(["attachments", attachment.name]),
      row: attachment,
    })),
  ];
  const rows = kept.map(({ file, row }) => ({ ...row, file }));
  yield json("documents", rows.slice(0, versions.length));
  yield json("attachments", rows.slice(versions.length));
  for (const { file, fileKey, row } of kept) {
    if (fileKey === null || file === undefined) continue;
    yield { name: file, input: contentOf(files, fileKey), lastModified: new Date(row.addedAt) };
  }
}

/** Opens the file when its turn comes. */
async function* contentOf(files: FileStore, fileKey: string): AsyncGenerator<Uint8Array> {
  yield* await files.read(fileKey);
}

/** Includes answers, without quotes from what was removed since. */
async function questionsOf(records: Database, clientId: string): Promise<Row[]> {
  const questions = await records
    .selectFrom("assistantQuestion")
    .selectAll()
    .where("clientId", "=", clientId)
    .orderBy("askedAt")
    .orderBy("id")
    .execute();
  const answers = await withoutRemoved(records, questions.map(answerOf));
  return answers.map((answer, index) => {
    const { repliedAt, repliedBy, reply } = questions[index] ?? {};
    return { ...answer, reply, repliedBy, repliedAt };
  });
}

/** Without a recommendation that wasn't sent yet. */
async function listingsOf(records: Database, clientId: string): Promise<Row[]> {
  const listings = await records
    .selectFrom("listing")
    .selectAll()
    .where("clientId", "=", clientId)
    .execute();
  return listings.map(({ details, recommendation, recommendedOfferId, ...listing }) => ({
    ...listing,
    details: JSON.parse(details),
    ...(listing.recommendationSentAt !== null && { recommendation, recommendedOfferId }),
  }));
}

const consentOf = async (db: Database, personId: string) =>
  db.selectFrom("assistantConsent").selectAll().where("personId", "=", personId).execute();

async function* messages(records: Database, clientId: string): AsyncGenerator<Row> {
  for (let last = ""; ;) {
    const rows = await records
      .selectFrom("message")
      .selectAll()
      .where("clientId", "=", clientId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end.id;
  }
}

async function* activity(records: Database, clientId: string): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await records
      .selectFrom("audit")
      .selectAll()
      .select(nameForClient)
      .where("clientId", "=", clientId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    // Other people's IP addresses are private.
    yield* rows.map(({ ipAddress, shownName, ...row }) => ({
      ...row,
      subjectName: shownName,
      ...(row.personId === clientId && { ipAddress }),
    }));
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end.id;
  }
}

const json = (name: string, value: unknown): Entry => ({
  name: `${name}.json`,
  input: JSON.stringify(value, null, 2),
});

async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Makes safe and unique paths in the zip file. */
function uniquePaths(): (parts: readonly string[], version?: number) => string {
  const unique = uniqueNames();
  return (parts, version) => {
    const path = parts.map((part) => safeFileName(part)).join("/");
    return unique(
      version === undefined ? path : path.replace(/(\.[^./]*)?$/, `, version ${version}$1`),
    );
  };
}
