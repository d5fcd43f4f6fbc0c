import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshSettings, openStore, password, type TestStore } from "../../test/store.ts";
import type { Row } from "../backup/backup-format.ts";
import { restore } from "../commands/restore.ts";
import { readServerEnvironment } from "../env.ts";
import type { Tables } from "./tables.ts";

// A store that the released 1.0.0 filled: the samples and three listings for lease, with signed
// agreements, offers, counters and two accepted proposals. A restore gives an empty store the tables
// of the backup's release, fills them, and migrates them as an upgrade does.

type Backup = { migration: string; startedAt: string; rows: Record<string, Row[]> };

const file = new URL("../../test/release-1.0.0.json.gz", import.meta.url);
let backup: Backup;
let store: TestStore;
let remove: () => Promise<void>;

beforeAll(async () => {
  backup = JSON.parse(gunzipSync(await readFile(file)).toString());
  const settings = await freshSettings();
  ({ remove } = settings);
  const folder = await mkdtemp(join(tmpdir(), "frontage-first-release-"));
  await write(folder);
  await restore(readServerEnvironment(settings.variables), folder);
  await rm(folder, { recursive: true });
  store = await openStore({ settings: settings.variables });
});
afterAll(async () => {
  await store.remove();
  await remove();
});

async function write(folder: string): Promise<void> {
  const { migration, rows, startedAt } = backup;
  await mkdir(join(folder, "rows"));
  const tables: Record<string, { rows: number; sha256: string }> = {};
  for (const [name, of] of Object.entries(rows)) {
    const lines = of.map((row) => `${JSON.stringify(row)}\n`).join("");
    await writeFile(join(folder, `rows/${name}.jsonl`), lines);
    const sha256 = createHash("sha256").update(lines).digest("hex");
    tables[name] = { rows: of.length, sha256 };
  }
  // The files aren't kept with the rows.
  const damaged = Object.values(rows).flatMap((of) => of.flatMap(({ fileKey }) => fileKey ?? []));
  const manifest = { format: 1, startedAt, migration, tables, files: 0, damaged };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
}

/** Reads as one of the people of 1.0.0. */
async function reader(role: "broker" | "client") {
  const person = await store.db
    .selectFrom("user")
    .select(["id", "name", "email", "role"])
    .where("id", "=", String(backup.rows["user"]?.find((row) => row["role"] === role)?.["id"]))
    .executeTakeFirstOrThrow();
  await store.accounts.setPassword(person.id, password);
  const ask = store.as(person);
  return async (path: string) => {
    const answer = await ask(`/api/${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

test.for<keyof Tables>([
  "deal",
  "keyDate",
  "document",
  "documentVersion",
  "contact",
  "message",
  "listing",
  "prospect",
  "agreement",
  "agreementText",
  "offer",
  "activity",
  "audit",
])("an upgrade of 1.0.0 keeps each row of %s", async (name) => {
  const kept: { [column: string]: unknown }[] = await store.db
    .selectFrom(name)
    .selectAll()
    .execute();
  const of = backup.rows[name] ?? [];
  // Every row of 1.0.0 is among them, whatever its key is.
  const keysOf = (rows: typeof kept) => rows.map((row) => row["id"] ?? row["sha256"]);
  expect(keysOf(kept)).toEqual(expect.arrayContaining(keysOf(of)));
});

test.for(["broker", "client"] as const)(
  "a %s of 1.0.0 reads every list, deal and conversation after an upgrade",
  async (role) => {
    const read = await reader(role);
    const lists = [
      "overview",
      "deals/names",
      "deals/details",
      "documents",
      "document-requests",
      "contacts",
      "events?from=2026-11-01&to=2027-01-31",
      "notifications",
      "audit",
      "search?text=example",
      "profile",
      "settings",
      ...(role === "broker"
        ? [
            "today",
            "clients",
            "inquiries",
            "listings",
            "assistant/unanswered",
            "key-date-templates",
          ]
        : ["next", "assistant/questions"]),
    ];
    for (const path of lists) await read(path);
    const deals = await read("deals");
    expect(deals.items).toHaveLength(backup.rows["deal"]?.length ?? 0);
    for (const { id } of deals.items) {
      for (const part of ["", "/activity", "/key-dates", "/document-requests"]) {
        await read(`deals/${id}${part}`);
      }
    }
    for (const { id } of await read("threads")) await read(`threads/${id}/messages`);
  },
);

type ReadOffer = {
  counter?: { state: string };
  state: string;
  terms: { spaceIds?: string[] };
};

test("contracts and counters of 1.0.0 stand after an upgrade, for the space that each is for", async () => {
  const read = await reader("broker");
  const found = new Map<string, object>();
  for (const { id } of backup.rows["listing"] ?? []) {
    const { details, kind, status } = await read(`listings/${id}`);
    const { offers } = await read(`listings/${id}/offers`);
    await read(`listings/${id}/prospects`);
    found.set(`${kind} ${status}`, {
      spaces: (details.spaces ?? []).map((space: { status: string }) => space.status),
      offers: offers.map(
        ({ counter, state, terms }: ReadOffer) => [state, counter?.state, terms.spaceIds] as const,
      ),
    });
  }
  const one = [expect.any(String)];
  const contract = [
    ["accepted", undefined, one],
    ["open", undefined, one],
  ];
  expect(found).toEqual(
    new Map([
      [
        "sale available",
        {
          spaces: [],
          offers: [
            ["open", "sent", undefined],
            ["open", "proposed", undefined],
          ],
        },
      ],
      ["lease lease-pending", { spaces: ["pending"], offers: contract }],
      ["lease leased", { spaces: ["leased"], offers: contract }],
      [
        "lease available",
        {
          spaces: ["available"],
          offers: [
            ["open", "sent", one],
            ["open", "approved", one],
          ],
        },
      ],
    ]),
  );
  const accepted = await store.db
    .selectFrom("offer")
    .innerJoin("deal", "deal.id", "offer.dealId")
    .select("deal.side")
    .where("offer.state", "=", "accepted")
    .execute();
  expect(accepted).toEqual([{ side: "lease" }, { side: "lease" }]);
});
