import { isOfKeptVersion } from "../changes/kept-version.ts";
import { sql } from "kysely";
import { listPasskeys } from "../accounts/passkeys.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { streamZip } from "../files/stream-zip.ts";
import { answerOf } from "../assistant/queries.ts";
import { type AnswerReader, withoutRemoved } from "../assistant/removed-sources.ts";
import { nameForClient } from "../audit/audit.ts";
import { safeFileName, uniqueNames } from "../documents/names.ts";
import type { Person } from "../database/scope.ts";
import { type HeldTable, heldTables } from "../erasure/personal-data.ts";
import { readProfile } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { isOfKeptDocument } from "../threads/queries.ts";

type Exported = {
  /** Everyone's rows: a broker's records have no one else's profile, settings or notifications. */
  db: Database;
  /** Scoped to what the signed-in person may see. */
  records: Database;
  files: FileStore;
  /** The person whose data is exported: the signed-in client, or the client whom a broker names. */
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
 * of every version. For a broker, who has no records of their own, what belongs to the account.
 */
export const exportZip = (exported: Exported): ReadableStream<Uint8Array> =>
  streamZip(entries(exported));

async function* entries({ db, files, of: person, records }: Exported): AsyncGenerator<Entry> {
  yield json("account", person);
  yield json("profile", await readProfile(db, person));
  // Includes the notification settings.
  yield json("settings", await readSettings(db, person.id));
  yield json("passkeys", await listPasskeys(db, person.id));
  const notifications = db
    .selectFrom("notification")
    .select(["id", "kind", "title", "detail", "at", "isRead", "path"])
    .where(isOfKeptVersion);
  yield json("notifications", await notifications.where("personId", "=", person.id).execute());
  if (person.role === "broker") return;

  const clientId = person.id;
  const deals = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .selectAll("property")
    .selectAll("deal")
    .where("deal.clientId", "=", clientId)
    .execute();
  yield json("deals", deals);
  yield json("listings", await listingsOf(records, clientId));
  yield json("questions-to-the-assistant", await questionsOf({ db, records }, clientId));
  yield { name: "messages.json", input: jsonOf(messages(records, clientId)) };
  yield { name: "activity.json", input: jsonOf(activity(records, clientId)) };
  yield* filesOf({ clientId, files, records, deals });
  yield* otherRows({ db, files, person });
}

/** Tables that the entries above already include. */
const tablesIncludedAbove: ReadonlySet<HeldTable> = new Set([
  "user",
  "profile",
  "settings",
  "passkey",
  "notification",
  "deal",
  "listing",
  "assistantQuestion",
  "message",
  "audit",
  "document",
  "documentVersion",
  "attachment",
]);

/** The rows of every other table that holds something of the client's, with their files. */
async function* otherRows({
  db,
  files,
  person,
}: {
  db: Database;
  files: FileStore;
  person: Person;
}): AsyncGenerator<Entry> {
  const unique = uniquePaths();
  const prospects = sql`
    select "id" from "prospect" where "clientId" = ${person.id}
      or ("emailKey" = ${person.email.toLowerCase()} and "signedAt" is not null)`;
  const inquiries = sql`select "id" from "inquiry" where "clientId" = ${person.id}`;
  for (const [table, { exported, file, hides = [], of, shows, within }] of heldTables) {
    if (typeof exported !== "string" || tablesIncludedAbove.has(table)) continue;
    const isTheirs = [
      ...(of.account ? [sql`${sql.ref(of.account)} = ${person.id}`] : []),
      ...(of.prospect ? [sql`${sql.ref(of.prospect)} in (${prospects})`] : []),
      ...(of.inquiry && !of.account ? [sql`${sql.ref(of.inquiry)} in (${inquiries})`] : []),
      ...(within?.table === "offer"
        ? [
            sql`${sql.ref(within.column)} in (select "id" from "offer" where "prospectId" in (${prospects}))`,
          ]
        : []),
    ];
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)}
      where (${sql.join(isTheirs, sql` or `)}) and ${shows ?? sql`1 = 1`}`.execute(db);
    const kept = rows.map((row) => {
      const key = file === undefined ? undefined : row[file];
      const name = typeof row["name"] === "string" ? row["name"] : table;
      const path =
        typeof key === "string" ? unique([exported, fileNameOf(table, name)]) : undefined;
      return { key, path, row: { ...row, ...(path !== undefined && { file: path }) } };
    });
    yield json(
      exported,
      kept.map(({ row }) => omit(row, [...hides, ...(file === undefined ? [] : [file])])),
    );
    for (const { key, path } of kept) {
      if (typeof key !== "string" || path === undefined) continue;
      yield { name: path, input: contentOf(files, key) };
    }
  }
}

const fileNameOf = (table: HeldTable, name: string) =>
  table === "agreement" ? `Confidentiality agreement, ${name}.pdf` : name;

const omit = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

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

/** A file's content; the file is opened only when the zip gets to it. */
async function* contentOf(files: FileStore, fileKey: string): AsyncGenerator<Uint8Array> {
  yield* await files.read(fileKey);
}

/** Includes the answers, without quotes from documents that were removed since. */
async function questionsOf({ db, records }: AnswerReader, clientId: string): Promise<Row[]> {
  const questions = await records
    .selectFrom("assistantQuestion")
    .selectAll()
    .where("clientId", "=", clientId)
    .orderBy("askedAt")
    .orderBy("id")
    .execute();
  const answers = await withoutRemoved({ db, records }, questions.map(answerOf));
  return answers.map((answer, index) => {
    const { repliedAt, repliedBy, reply } = questions[index] ?? {};
    return { ...answer, reply, repliedBy, repliedAt };
  });
}

/** Leaves out a recommendation that wasn't sent yet. */
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
