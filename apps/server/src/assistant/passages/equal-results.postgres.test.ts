import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillWithPages } from "../../../test/many-pages.ts";
import { quickHashing } from "../../../test/quick-hashing.ts";
import { freshSettings } from "../../../test/store.ts";
import { scopedTo } from "../../database/scope.ts";
import { readServerEnvironment } from "../../env.ts";
import { createLog } from "../../logging.ts";
import { openServices } from "../../services.ts";
import { stemsOf } from "./stem.ts";
import { termsOf } from "./terms.ts";
import { type PassageSearch, searchPassages } from "./search-passages.ts";

// Both databases hold the same documents, and find the same.

type Filled = Awaited<ReturnType<typeof fill>>;
let postgres: Filled;
let sqlite: Filled;
let folder: string;
let removePostgres: () => Promise<void>;

beforeAll(async () => {
  const settings = await freshSettings();
  removePostgres = settings.remove;
  folder = await mkdtemp(join(tmpdir(), "frontage-equal-"));
  postgres = await fill(settings.variables);
  sqlite = await fill({ ...settings.variables, DATA_DIR: folder, DATABASE_URL: "" });
});
afterAll(async () => {
  await postgres.services.close();
  await sqlite.services.close();
  await removePostgres();
  await rm(folder, { recursive: true });
});

async function fill(variables: Record<string, string>) {
  const services = await openServices(readServerEnvironment(variables), createLog("silent"), {
    passwordHashing: quickHashing,
  });
  const account = (name: string) =>
    services.accounts.create({
      name,
      email: `${name}@example.com`,
      role: "client",
      password: randomUUID(),
    });
  const client = await account("client");
  const deals = await fillWithPages(services, client, { documents: 60, pages: 5 });
  await fillWithPages(services, await account("other"), { documents: 5, pages: 5 });
  return { services, client, deals };
}

async function find(
  { client, deals, services }: Filled,
  question: string,
  { dealsMax, ...narrowed }: Partial<PassageSearch> & { dealsMax?: number },
) {
  const passages = await searchPassages(
    { records: scopedTo(services.db, client), person: client, kind: services.kind },
    {
      terms: termsOf(stemsOf(question)),
      limit: 20,
      ...(dealsMax === undefined ? {} : { dealIds: deals.slice(0, dealsMax) }),
      ...narrowed,
    },
  );
  return passages.map(({ page, text, title }) => [title, page, text]);
}

test.each([
  ["When does the tenant deliver the estoppel certificate?", {}],
  ["Who pays for roof repairs at 24 Sample Road?", {}],
  ["What happens to the security deposit upon default?", { dealsMax: 1 }],
  ["insurance of the contractor before closing", { dealsMax: 2 }],
  ["reference 4211", {}],
] as const)("%s %j", async (question, narrowed) => {
  const found = await find(postgres, question, narrowed);
  expect(found).toEqual(await find(sqlite, question, narrowed));
  expect(found.length).toBeGreaterThan(0);
});
