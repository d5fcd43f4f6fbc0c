import { importRowsMax } from "@frontage/records/import-columns";
import type { AuditPage } from "@frontage/records/schemas/audit";
import type { Client } from "@frontage/records/schemas/client";
import type { Contact } from "@frontage/records/schemas/contact";
import type { ImportPreview, ImportResult } from "@frontage/records/schemas/import";
import type { Deal } from "@frontage/records/schemas/deal";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { password, sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore({ transport: "server" });
let broker: ReturnType<TestStore["as"]>;

beforeAll(async () => {
  broker = store.as(store.broker);
});
beforeEach(async () => {
  const kept = [store.broker, store.client, store.otherClient].map(({ id }) => id);
  await store.db.deleteFrom("deal").execute();
  await store.db.deleteFrom("activity").execute();
  await store.db.deleteFrom("contact").execute();
  await store.db.deleteFrom("audit").execute();
  await store.db.deleteFrom("user").where("id", "not in", kept).execute();
  await store.background.settled();
  store.mails.length = 0;
});

const post = (path: string, body: unknown) =>
  broker(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

/** A file, as the dashboard sends it. */
function file(columns: string, ...lines: string[]) {
  const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
  const rows = lines.map((line, index) => ({ row: index + 2, cells: cellsOf(line) }));
  return { columns: cellsOf(columns), rows };
}

async function preview(request: object): Promise<ImportPreview["rows"]> {
  const answer = await post("/api/imports/preview", request);
  expect(answer.status).toBe(200);
  return (await answer.json()).rows;
}

/** What is wrong, in the screen's words: "4 email: Please …". */
const problems = async (request: object) =>
  (await preview(request)).flatMap(({ problems = [], row }) =>
    problems.map(({ column, message }) => `${row} ${column}: ${message}`),
  );

/** @returns the counts that aren't zero */
async function run(request: object, leaveOutWrong = false): Promise<Partial<ImportResult>> {
  const answer = await post("/api/imports/rows", { ...request, leaveOutWrong });
  expect(answer.status).toBe(200);
  const counts: ImportResult = await answer.json();
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const clients = async (): Promise<Client[]> => (await broker("/api/clients")).json();

const ten = file(
  "client.name | client.email | client.company | client.phone",
  ...Array.from(
    { length: 10 },
    (_, index) =>
      `Client ${index} | Client.${index}@example.com | Example LLC | (555) 555-010${index}`,
  ),
);

describe("clients", () => {
  test("are previewed without a change, imported, and the same file again changes nothing", async () => {
    expect((await preview(ten)).map(({ state }) => state)).toEqual(Array(10).fill("new"));
    expect(await clients()).toHaveLength(2);

    expect(await run(ten)).toEqual({ clients: 10 });
    const after = await clients();
    expect(after).toHaveLength(12);
    expect(after[0]).toMatchObject({
      name: "Client 0",
      email: "client.0@example.com",
      company: "Example LLC",
      phone: { display: "(555) 555-0100" },
      isInvited: true,
      isDisabled: true,
      isUninvited: true,
    });

    expect((await preview(ten)).map(({ state }) => state)).toEqual(Array(10).fill("known"));
    expect(await run(ten)).toEqual({ known: 10 });
    expect(await clients()).toEqual(after);
  });

  test("are cleaned of what was pasted along with them", async () => {
    const odd = file(
      "client.name | client.email | client.phone",
      "Zero Width | \u200Bzero.width@example.com | \u202A+1 (312) 555\u20110150\u202C",
      "Nbsp\u00A0Tail | nbsp.tail@example.com\u00A0 | 312\u00A0555\u00A00151",
      "Ext One | ext.one@example.com | 312-555-0152 x204",
      "Amp | m&a@example.com | 312-555-0154",
      "Sci | sci@example.com | 1.3125550155E+10",
      "MailTo | mailto:mail.to@example.com | 312/555-0157",
      "Outlook | Out Look <out.look@example.com> | +1 312.555.0160",
    );
    expect(await problems(odd)).toEqual([]);
    await run(odd);
    const added = (await clients()).map(({ email, name, phone }) => [name, email, phone?.display]);
    expect(added).toEqual(
      expect.arrayContaining([
        ["Zero Width", "zero.width@example.com", "(312) 555-0150"],
        ["Nbsp Tail", "nbsp.tail@example.com", "(312) 555-0151"],
        ["Ext One", "ext.one@example.com", "(312) 555-0152 ext. 204"],
        ["Amp", "m&a@example.com", "(312) 555-0154"],
        ["Sci", "sci@example.com", "(312) 555-0155"],
        ["MailTo", "mail.to@example.com", "(312) 555-0157"],
        ["Outlook", "out.look@example.com", "(312) 555-0160"],
      ]),
    );
    const doubtful = file(
      "client.name | client.email | client.phone",
      "Two | two@example.com | 312-555-0158 / 312-555-0159",
      "Short | short@example.com | 1.31256E+10",
      "Loose | loose@example.com | (312) 555-0148 204",
    );
    expect(await problems(doubtful)).toEqual([
      "2 client.phone: Please enter one phone number.",
      "3 client.phone: Please enter a phone number with its area code, or leave this empty.",
      "4 client.phone: If 204 is an extension, enter (312) 555-0148 ext. 204.",
    ]);
  });

  test("are imported once from one file in two tabs", async () => {
    const done = await Promise.all([run(ten), run(ten)]);
    expect(done.map(({ clients = 0 }) => clients).toSorted((a, b) => a - b)).toEqual([0, 10]);
    expect(await clients()).toHaveLength(12);
  });

  test("get no email, can’t set a password, and can log in once the broker invites them", async () => {
    await run(ten);
    await store.background.settled();
    expect(store.mails).toEqual([]);
    const email = "client.3@example.com";
    const json = (body: object) => ({
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    await store.ask("/api/auth/request-password-reset", json({ email }));
    await store.background.settled();
    expect(store.mails).toEqual([]);

    const { id = "", name = "" } = (await clients()).find((client) => client.email === email) ?? {};
    // The invitation wouldn't be sent.
    expect((await post(`/api/clients/${id}/invitation`, {})).status).toBe(409);
    expect((await clients()).find((client) => client.id === id)).toHaveProperty("isUninvited");
    const answer = await broker(`/api/clients/${id}/access`, {
      ...json({ isEnabled: true }),
      method: "PUT",
    });
    expect(answer.status).toBe(204);
    await store.background.settled();
    expect(store.mails.map(({ to }) => to)).toEqual([email]);
    expect((await clients()).find((client) => client.id === id)).toMatchObject({
      isInvited: true,
      isDisabled: false,
    });
    const token = /invitation=([\w-]+)/.exec(store.mails[0]?.text ?? "")?.[1];
    const set = json({ token, newPassword: password });
    expect((await store.ask("/api/auth/reset-password", set)).ok).toBe(true);
    const own = store.as({ id, name, email, role: "client" });
    expect(await (await own("/api/deals/details")).json()).toMatchObject({ total: 0 });
  });

  test("learn what was requested of them once they are invited, by the broker or as a visitor", async () => {
    await run(ten);
    const all = await clients();
    const idOf = (email: string) => all.find((client) => client.email === email)?.id ?? "";
    const send = async (path: string, body: object, method = "POST") => {
      const headers = { "Content-Type": "application/json" };
      const answer = await broker(path, { method, body: JSON.stringify(body), headers });
      expect(answer.ok).toBe(true);
      return answer;
    };
    const request = async (email: string, labels: string[]) => {
      const person = { id: idOf(email), name: "", email, role: "client" } as const;
      const dealId = await addDeal(store.db, person);
      for (const label of labels) {
        await send(`/api/deals/${dealId}/document-requests`, { label, note: "" });
      }
    };
    await request("client.1@example.com", ["Rent roll"]);
    await request("client.2@example.com", ["Rent roll", "T-12"]);
    await store.background.settled();
    expect(store.mails).toEqual([]);

    await send(`/api/clients/${idOf("client.1@example.com")}/access`, { isEnabled: true }, "PUT");
    await store.background.settled();
    const mailsTo = (email: string) => store.mails.filter(({ to }) => to.toLowerCase() === email);
    const toFirst = mailsTo("client.1@example.com");
    expect(toFirst.map(({ subject }) => subject)).toContain("Document requested: Rent roll");
    expect(toFirst).toHaveLength(2);

    const inquiryId = randomUUID();
    await store.db
      .insertInto("inquiry")
      .values({
        id: inquiryId,
        reference: "R-1",
        contentHash: "",
        receivedAt: new Date().toISOString(),
        name: "Client 2",
        email: "client.2@example.com",
        phone: "",
        service: "other",
        message: "Please call.",
        searchKey: "",
        status: "new",
      })
      .execute();
    const converted = await send(`/api/inquiries/${inquiryId}/client`, {});
    expect(await converted.json()).toMatchObject({ isNew: true, isDisabled: false });
    await store.background.settled();
    const toSecond = mailsTo("client.2@example.com");
    expect(toSecond).toHaveLength(2);
    const both = toSecond.find(({ subject }) => subject === "2 documents requested");
    expect(both?.text).toContain("Rent roll, 48 Example Road\nT-12, 48 Example Road");
  });

  test("with errors are named by row and column, and only the others are imported, if any", async () => {
    const wrong = file(
      "client.firstName | client.lastName | client.email | client.phone",
      "Ada | Voss | ada@example.com | 555-555-0142 ext",
      "Lea | Orr | lea@example.com | ",
      " | | not an email | ",
      "Lea | Again | LEA@example.com | ",
      "Jordan | Reed | jordan.reed@example.com | ",
      "=A2 | Bo | bo@example.com | #REF!",
    );
    expect(await problems(wrong)).toEqual([
      "2 client.phone: Please enter a phone number with its area code, or leave this empty.",
      "4 client.email: Please enter a valid email address.",
      "6 client.email: This is a broker’s email.",
      "7 client.firstName: This is a formula. Please replace it with its value.",
      "7 client.phone: The spreadsheet has an error here.",
    ]);
    const refused = await post("/api/imports/rows", { ...wrong, leaveOutWrong: false });
    expect(refused.status).toBe(409);
    expect(await clients()).toHaveLength(2);
    // If two rows have the same email, one is kept once someone chooses.
    expect((await preview(wrong)).filter(({ sameAs }) => sameAs)).toEqual([
      { row: 3, state: "wrong", sameAs: 3 },
      { row: 5, state: "wrong", sameAs: 3 },
    ]);
    wrong.rows = wrong.rows.filter(({ row }) => row !== 5);
    expect(await run(wrong, true)).toEqual({ clients: 1, leftOut: 4 });
    expect((await clients()).map(({ name }) => name)).toContain("Lea Orr");
  });

  test("that already exist are changed as the preview showed, and never by an empty cell", async () => {
    await run(ten);
    const before = await clients();
    const columns = "client.name | client.email | client.company | client.phone";
    const shown = file(
      columns,
      "Client 1 | CLIENT.1@example.com | Haddad Group | 555.555.0101",
      "Client 2 | client.2@example.com | | N/A",
      "Clara Two | client.3@example.com | Example LLC | (555) 555-0170",
      "Nia New | nia@example.com | |",
    );
    const rows = await preview(shown);
    expect(rows).toMatchObject([
      {
        row: 2,
        state: "update",
        version: 1,
        changes: [{ column: "client.company", from: "Example LLC", to: "Haddad Group" }],
      },
      { row: 3, state: "known" },
      {
        row: 4,
        state: "update",
        version: 1,
        changes: [
          { column: "client.name", from: "Client 3", to: "Clara Two" },
          { column: "client.phone", from: "(555) 555-0103", to: "(555) 555-0170" },
        ],
      },
      { row: 5, state: "new", adds: ["client"] },
    ]);
    expect(await clients()).toEqual(before);
    const seen = {
      ...shown,
      rows: shown.rows.map((row, at) => ({ ...row, version: rows[at]?.version })),
    };
    expect(await run(seen)).toEqual({ clients: 1, updated: 2, known: 1 });
    const after = new Map((await clients()).map((client) => [client.email, client]));
    expect(after.get("client.1@example.com")).toMatchObject({
      name: "Client 1",
      company: "Haddad Group",
      phone: { display: "(555) 555-0101" },
    });
    expect(after.get("client.2@example.com")).toEqual(
      before.find(({ email }) => email === "client.2@example.com"),
    );
    expect(after.get("client.3@example.com")).toMatchObject({
      name: "Clara Two",
      company: "Example LLC",
      phone: { display: "(555) 555-0170" },
    });
    const { items }: AuditPage = await (await broker("/api/audit")).json();
    expect(items.map(({ action, subjectName }) => `${action} ${subjectName}`)).toEqual(
      expect.arrayContaining(["change Clara Two", "change Client 1", "import Nia New"]),
    );
    // The stored record is no longer what the preview showed.
    const again = {
      ...seen,
      rows: seen.rows.map((row) => ({ ...row, cells: row.cells.with(2, "Other") })),
    };
    const answer = await post("/api/imports/rows", { ...again, leaveOutWrong: false });
    expect(answer.status).toBe(409);
    // Without having been shown, nothing changes either.
    expect(
      await run({ ...again, rows: again.rows.map(({ cells, row }) => ({ cells, row })) }),
    ).toEqual({ known: 4 });
    expect(new Map((await clients()).map((client) => [client.email, client]))).toEqual(
      new Map(after),
    );
  });

  test("keep their full name when the file has only half of it, and may be called Null", async () => {
    await run(file("client.name | client.email", "Dana Whitcombe | dana@example.com"));
    const named = async (columns: string, cells: string) => {
      const rows = await preview(file(`client.email | ${columns}`, `dana@example.com | ${cells}`));
      return rows.map(({ changes, state }) => changes?.[0]?.to ?? state);
    };
    expect(await named("client.firstName", "Dana")).toEqual(["known"]);
    expect(await named("client.firstName", "Mary Ann")).toEqual(["known"]);
    expect(await named("client.firstName | client.lastName", " | Whitcomb")).toEqual(["known"]);
    expect(await named("client.name", "Dana")).toEqual(["known"]);
    expect(await named("client.firstName | client.lastName", "Dana | Null")).toEqual(["Dana Null"]);
    expect(await named("client.name", "Dana None")).toEqual(["Dana None"]);
    const others = file("client.firstName | client.email", "Lea | lea@example.com");
    expect(await preview(others)).toMatchObject([{ state: "new" }]);
  });

  test("are the same when one row has the full name and another half of it", async () => {
    const half = file(
      "client.name | client.email | contact.name | contact.email",
      "Dana | dana@example.com | One | one@example.com",
      "Dana Whitcombe | dana@example.com | Two | two@example.com",
      "whitcombe | dana@example.com | Three | three@example.com",
      "Ana | dana@example.com | Four | four@example.com",
    );
    expect(await problems(half)).toEqual(["5 client.name: Row 3 says “Dana Whitcombe”."]);
    expect(await run({ ...half, rows: half.rows.slice(0, 3) })).toEqual({
      clients: 1,
      contacts: 3,
    });
    const found = (await clients()).find(({ email }) => email === "dana@example.com");
    expect(found?.name).toBe("Dana Whitcombe");
  });

  test("are in the audit log, each in their own part", async () => {
    await run(ten);
    const { items }: AuditPage = await (await broker("/api/audit")).json();
    expect(items).toHaveLength(10);
    expect(items[0]).toMatchObject({
      action: "import",
      subject: "account",
      subjectName: "Client 9",
    });
  });

  test("of 5,000 rows are imported, and of more none", async () => {
    const lines = Array.from(
      { length: importRowsMax },
      (_, at) => `Client ${at} | c${at}@example.com`,
    );
    const many = file("client.name | client.email", ...lines);
    expect((await run(many)).clients).toBe(importRowsMax);
    many.rows.push({ row: importRowsMax + 2, cells: ["One more", "one@example.com"] });
    const answer = await post("/api/imports/preview", many);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toBe("Please import at most 5000 rows at a time.");
  });
});

describe("deals", () => {
  const columns =
    "client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.stage | deal.squareFeet | deal.yearBuilt | deal.occupancy | deal.price | deal.noi | deal.noiPeriod | deal.noiThrough | deal.timeZone";
  const deals = file(
    columns,
    "Taylor.Morgan@example.com | 48 Example Road | Anytown | tx | Mixed-use | purchase | Due diligence | 64,000 SF | 1998 | 95% | $9,350,000 | 561,000 | Trailing 12 months | 6/2026 | Mountain",
    "kim.osei@example.com | | Anytown | TX | industrial | Lease | | 20000 | | | | | | |",
  );

  test("are previewed as they would be stored", async () => {
    const odd = file(
      "client.name | client.email | client.phone | client.company | deal.region | deal.city | deal.type | deal.side | deal.squareFeet | deal.yearBuilt | deal.occupancy | deal.price | deal.noi | deal.noiPeriod | deal.noiThrough | deal.capRate",
      "Dana Whitcombe | Dana@Example.org | 312-555-0152 ext. 204 | N/A | Texas | Austin | mixed-use | buy | 9.5k | 1998 | 95 | 4.25M | 297500 | T12 | Jun-26 | 6.5%",
    );
    const [row] = await preview(odd);
    expect(row?.values).toEqual({
      "client.email": "dana@example.org",
      "client.phone": "(312) 555-0152 ext. 204",
      "client.company": "",
      "deal.region": "TX",
      "deal.type": "Mixed use",
      "deal.side": "Purchase",
      "deal.squareFeet": "9,500",
      "deal.occupancy": "95%",
      "deal.price": "$4,250,000",
      "deal.noi": "$297,500",
      "deal.noiPeriod": "Trailing 12 months",
      "deal.noiThrough": "June 2026",
      // Computed from price and income.
      "deal.capRate": "7%",
    });
  });

  test("are read as people write figures, and the same file again changes nothing", async () => {
    expect(await problems(deals)).toEqual([]);
    expect((await run(deals)).deals).toBe(2);
    const properties = async (): Promise<Deal[]> =>
      (await (await store.as(store.client)("/api/deals/details")).json()).items;
    const [deal, ...others] = await properties();
    expect(others).toEqual([]);
    expect(deal).toMatchObject({
      name: "48 Example Road",
      region: "TX",
      type: "mixed-use",
      progress: { side: "purchase", stage: "due-diligence" },
      squareFeet: 64_000,
      occupancy: 95,
      price: 9_350_000,
      noi: 561_000,
      noiPeriod: "trailing-12",
      noiThrough: "2026-06",
      capRate: 6,
      timeZone: "America/Denver",
      summary: "Mixed use, 64,000 SF, Anytown",
    });
    expect(await run(deals)).toEqual({ known: 2 });
    expect(await properties()).toEqual([deal]);
    const {
      items: [search],
    } = await (await store.as(store.otherClient)("/api/deals/details")).json();
    expect(search).toMatchObject({
      name: "Industrial search, Anytown",
      progress: { side: "lease", stage: "assignment" },
    });
    const { items }: AuditPage = await (await store.as(store.client)("/api/audit")).json();
    expect(items.map(({ action, subjectName }) => `${action} ${subjectName}`)).toContain(
      "import 48 Example Road",
    );
  });

  test("that are closed don’t start or close today", async () => {
    const closed = "48 Example Road | Anytown | TX | Office | Sale | Closed | 9000";
    const row = `taylor.morgan@example.com | ${closed} | 1998 | 95% | | | | |`;
    expect(await problems(file(columns, row))).toEqual([]);
    await run(file(columns, row));
    const {
      items: [deal],
    } = await (await store.as(store.client)("/api/deals/details")).json();
    expect(deal.progress).toEqual({ side: "sale", stage: "closed" });
    expect(deal).not.toHaveProperty("stageDays");
    const { pipeline }: Today = await (await broker("/api/today")).json();
    expect(pipeline).toEqual([]);
    const activities = store.db.selectFrom("activity").select("title");
    expect(await activities.where("title", "=", "New deal started").execute()).toEqual([]);
  });

  test("say in each cell what can’t be read", async () => {
    const wrong = file(
      columns,
      "nobody@example.com | 1 Way | Anytown | TX | land | sale | Offers | 1000 | | | | | | |",
      "taylor.morgan@example.com | 1 Way | Anytown | Texaz | castle | barter | | 1.000.000 | | | 9 apples | 5 | | | Mars",
    );
    expect(await problems(wrong)).toEqual([
      "2 client.name: You don’t have this client yet. Enter their name to add them.",
      "3 deal.type: Please use Office, Retail, Industrial, Multifamily, Mixed use, Land, Hospitality, Medical, Self storage, or Special purpose.",
      "3 deal.side: Please use Purchase, Sale, or Lease.",
      "3 deal.timeZone: Please use Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii, or a name such as America/Chicago.",
      "3 deal.region: Please enter a US state as two letters, such as TX.",
      "3 deal.squareFeet: Please enter the area in square feet.",
      "3 deal.price: Please enter whole dollars.",
      "3 deal.noiPeriod: Please select what it counts.",
      "3 deal.yearBuilt: Please enter the year as four digits.",
      "3 deal.occupancy: Please enter a percentage.",
    ]);
  });

  test("bring along clients who don’t exist yet, each once", async () => {
    const both = file(
      "client.name | client.email | client.company | client.phone | deal.name | deal.city | deal.region | deal.type | deal.side | deal.stage | deal.squareFeet",
      "Zoë Peña | Zoe.Pena@example.com | Peña LLC | 312-555-0148 x204 | 1 Test Way | Anytown | TX | land | sale | | 9000",
      "zoe pena | zoe.pena@example.com | | | 2 Test Way | Anytown | TX | land | sale | | 9000",
      "Taylor Morgan | taylor.morgan@example.com | | | 3 Test Way | Anytown | TX | land | sale | | 9000",
    );
    const answer: ImportPreview = await (await post("/api/imports/preview", both)).json();
    expect(answer.rows).toMatchObject([
      { row: 2, state: "new", adds: ["client", "deal"] },
      { row: 3, state: "new", adds: ["deal"] },
      { row: 4, state: "new", adds: ["deal"] },
    ]);
    expect(await run(both)).toEqual({ deals: 3, clients: 1 });
    const zoe = (await clients()).find(({ email }) => email === "zoe.pena@example.com");
    expect(zoe).toMatchObject({
      name: "Zoë Peña",
      company: "Peña LLC",
      phone: { display: "(312) 555-0148 ext. 204", e164: "+13125550148;ext=204" },
      deals: 2,
      isUninvited: true,
    });
    await store.background.settled();
    expect(store.mails).toEqual([]);
    expect(await run(both)).toEqual({ known: 3 });
    const nameless = {
      ...both,
      columns: both.columns.map((name) => (name === "client.name" ? "deal.summary" : name)),
    };
    nameless.rows = nameless.rows.map(({ cells, row }) => ({
      row,
      cells: cells.map((cell) => cell.replace("zoe.pena", "nobody").replace("Zoe.Pena", "noone")),
    }));
    expect(await problems(nameless)).toEqual([
      "2 client.name: You don’t have this client yet. Enter their name to add them.",
      "3 client.name: You don’t have this client yet. Enter their name to add them.",
    ]);
    const unlike = {
      ...both,
      rows: both.rows.map(({ cells, row }) => ({
        row,
        cells: row === 3 ? cells.with(2, "Peña Inc") : cells,
      })),
    };
    await store.db.deleteFrom("user").where("email", "=", "zoe.pena@example.com").execute();
    expect(await problems(unlike)).toEqual(["3 client.company: Row 2 says “Peña LLC”."]);
    const unreadable = {
      ...both,
      rows: [
        { row: 2, cells: both.rows[0]?.cells.with(3, "call me").with(1, "new@example.com") ?? [] },
      ],
    };
    expect(await problems(unreadable)).toEqual([
      "2 client.phone: Please enter a phone number with its area code, or leave this empty.",
    ]);
  });

  test("and contacts need only the email of a client who already exists", async () => {
    const client = "Taylor Morgan <Taylor.Morgan@example.com>";
    const files = [
      file(
        "client.name | client.email | client.company | client.phone | deal.name | deal.city | deal.region | deal.type | deal.side | deal.squareFeet",
        `#N/A | ${client} | – | n/a | 4 Test Way | Anytown | TX | land | sale | 9000`,
      ),
      file(
        "client.name | client.email | contact.name | contact.role | contact.email",
        `#N/A | ${client} | Robin Lee | attorney | robin.lee@example.com`,
      ),
    ];
    for (const [one, added] of [
      [files[0], { deals: 1 }],
      [files[1], { contacts: 1 }],
    ] as const) {
      expect(await problems(one ?? {})).toEqual([]);
      expect(await run(one ?? {})).toEqual(added);
    }
  });

  test("with percentages that look like fractions are asked about, never taken as less than one", async () => {
    const of = (occupancy: string, capRate: string) =>
      file(
        "client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.squareFeet | deal.yearBuilt | deal.occupancy | deal.capRate",
        `taylor.morgan@example.com | 1 Way | Anytown | TX | office | sale | 9000 | 1998 | ${occupancy} | ${capRate}`,
      );
    expect(await problems(of("0.95", "0.0625"))).toEqual([
      "2 deal.occupancy: Is this 95%? Enter it with a percent sign.",
      "2 deal.capRate: Is this 6.25%? Enter it with a percent sign.",
    ]);
    expect(await problems(of("1", ".0575"))).toHaveLength(2);
    for (const [occupancy, capRate] of [
      ["95", "6.25"],
      ["95%", "6.25%"],
      ["0", "0.95%"],
    ] as const) {
      expect(await problems(of(occupancy, capRate))).toEqual([]);
    }
  });

  test.each([
    "2026-06",
    "2026-06-30",
    "2026-06-30 00:00:00",
    "6/2026",
    "6/26",
    "6/30/2026",
    "6/30/26",
    "Jun-26",
    "30-Jun-26",
    "June 2026",
    "Jun. 2026",
    "June 30, 2026",
    "Jun '26",
    "46203",
  ])("take “%s” as a month", async (month) => {
    const deal = file(
      "client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.squareFeet | deal.yearBuilt | deal.occupancy | deal.noi | deal.noiPeriod | deal.noiThrough",
      `taylor.morgan@example.com | ${month.replace(/\W/g, "")} | Anytown | TX | office | sale | 9000 | 1998 | 95% | 5000 | T-12 | ${month}`,
    );
    expect(await run(deal)).toMatchObject({ deals: 1 });
    const { items } = await (await store.as(store.client)("/api/deals/details")).json();
    expect(items[0]).toMatchObject({ noiThrough: "2026-06" });
  });

  test.each(["13/2026", "Foo-26", "26", "last month"])(
    "don’t read “%s” as a month",
    async (month) => {
      const deal = file(
        "client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.squareFeet | deal.yearBuilt | deal.occupancy | deal.noi | deal.noiPeriod | deal.noiThrough",
        `taylor.morgan@example.com | 1 Way | Anytown | TX | office | sale | 9000 | 1998 | 95% | 5000 | Trailing 12 months | ${month}`,
      );
      expect(await problems(deal)).toEqual(["2 deal.noiThrough: Please choose a month."]);
    },
  );
});

describe("contacts", () => {
  test("join their client’s deals, without a notification, and the same file again changes nothing", async () => {
    const dealId = await addDeal(store.db, store.client);
    const columns =
      "client.email | contact.name | contact.role | contact.email | contact.phone | contact.deals";
    const contacts = file(
      columns,
      "taylor.morgan@example.com | Casey Park | title officer | casey@example.com | +1 555 555 0123 | 48 Example Road",
      "kim.osei@example.com | Casey Park | Other | casey@example.com | |",
    );
    expect(await run(contacts)).toEqual({ contacts: 2 });
    const client = store.as(store.client);
    const list = async (): Promise<Contact[]> =>
      (await (await client("/api/contacts")).json()).items;
    const added = await list();
    expect(added).toMatchObject([
      {
        name: "Casey Park",
        role: "title-officer",
        dealIds: [dealId],
        phone: { e164: "+15555550123" },
        isOwn: false,
      },
    ]);
    expect(await run(contacts)).toEqual({ known: 2 });
    expect(await list()).toEqual(added);
    expect(await (await client("/api/notifications")).json()).toEqual([]);

    const elsewhere = file(
      columns,
      "kim.osei@example.com | Lee Moss | Lender | lee@example.com | | 48 Example Road; 1 Way",
    );
    expect(await problems(elsewhere)).toEqual([
      "2 contact.deals: This client has no deal “48 Example Road”.",
    ]);
  });
});

test("one file has clients, their deals and their contacts", async () => {
  const columns =
    "client.name | client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.squareFeet | contact.name | contact.email | contact.role | contact.deals";
  const all = file(
    columns,
    "Ana Ruiz | ana@example.com | 1 Way | Anytown | TX | land | sale | 9000 | Robin Lee | robin@example.com | Attorney |",
    "Ana Ruiz | ana@example.com | 1 Way | Anytown | TX | land | sale | 9000 | Max Orr | max@example.com | Lender | 2 Way",
    " | ana@example.com | 2 Way | Anytown | TX | land | sale | 1,200 SF | Robin Lee | robin@example.com | Attorney |",
    "Bo Tan | bo@example.com | | | | | | | | | |",
    " | taylor.morgan@example.com | | | | | | | Sam Lot | sam@example.com | |",
  );
  expect((await preview(all)).map(({ adds }) => adds?.join(" "))).toEqual([
    "client deal contact",
    "contact",
    "deal",
    "client",
    "contact",
  ]);
  expect(await run(all)).toEqual({ clients: 2, deals: 2, contacts: 3 });
  const taking = await store.db
    .selectFrom("contactDeal")
    .innerJoin("contact", "contact.id", "contactDeal.contactId")
    .innerJoin("deal", "deal.id", "contactDeal.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["contact.name as who", "property.name as what"])
    .execute();
  expect(taking.map(({ what, who }) => `${who}, ${what}`).toSorted()).toEqual([
    "Max Orr, 1 Way",
    "Max Orr, 2 Way",
    "Robin Lee, 1 Way",
    "Robin Lee, 2 Way",
  ]);
  expect(await run(all)).toEqual({ known: 5 });

  // An existing contact takes part in a new deal.
  const more = file(
    columns,
    " | ana@example.com | 3 Way | Anytown | TX | land | sale | 9000 | Robin Lee | robin@example.com | Attorney |",
  );
  expect(await run(more)).toEqual({ deals: 1 });
  const deals = store.db.selectFrom("contactDeal").select("dealId");
  expect(await deals.execute()).toHaveLength(5);

  // If a row stays out, so do the rows that need it.
  const broken = file(
    columns,
    "Cy Fox | cy@example.com | 4 Way | Anytown | TX | land | sale | 9000 | Kit Bo | kit@example.com | Friend |",
    " | cy@example.com | 5 Way | Anytown | TX | land | sale | 9000 | | | |",
    "Ana Ruiz | ana@example.com | | | | | | | Kit Bo | kit@example.com | Other | 9 Way",
  );
  expect((await problems(broken)).map((problem) => problem.split(":")[0])).toEqual([
    "2 contact.role",
    "3 client.name",
    "4 contact.deals",
  ]);
});

test.each([
  ["$4.25M", "1,200 SF", 4_250_000, 1200],
  ["4.35mm", "1,200 sq. ft.", 4_350_000, 1200],
  ["US$850K", "1200 RSF", 850_000, 1200],
  ["$4,250,000.00", "1200.0", 4_250_000, 1200],
  ["TBD", "1200 square feet", undefined, 1200],
])("“%s” and “%s” are read as figures", async (price, size, dollars, squareFeet) => {
  const one = file(
    "client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.price | deal.squareFeet",
    `taylor.morgan@example.com | 1 Way | Anytown | Texas | land | sell | ${price} | ${size}`,
  );
  expect(await problems(one)).toEqual([]);
  await run(one);
  const {
    items: [deal],
  } = await (await store.as(store.client)("/api/deals/details")).json();
  expect([deal.price, deal.squareFeet]).toEqual([dollars, squareFeet]);
});

test("amounts in another unit have to be fixed", async () => {
  const written = (cells: string) =>
    problems(
      file(
        "client.email | deal.name | deal.city | deal.region | deal.type | deal.side | deal.price | deal.noi | deal.noiPeriod | deal.squareFeet | deal.occupancy | deal.yearBuilt | deal.rent",
        `taylor.morgan@example.com | 1 Way | Anytown | TX | office | sale | ${cells}`,
      ),
    );
  expect(await written("$250/SF | 5% | In place | 95% | 50 SF | $1998 | 5%")).toEqual([
    "2 deal.squareFeet: Please enter the area in square feet.",
    "2 deal.yearBuilt: Please enter the year as four digits.",
    "2 deal.occupancy: Please enter a percentage.",
    "2 deal.price: Please enter whole dollars.",
    "2 deal.noi: Please enter whole dollars.",
    "2 deal.rent: Please enter dollars a square foot and year.",
  ]);
  for (const right of [
    "$1 million | $5,000/yr | In place | 9,000 SF | 95% | 1998 | $31.50/SF/yr",
    "5000 USD | 500 / year | In place | 9000 | 95 | 1998 | 31.50 psf",
  ]) {
    expect(await written(right)).toEqual([]);
  }
});

test("a column that can’t be imported is refused", async () => {
  const answer = await post(
    "/api/imports/preview",
    file("client.name | client.password", "Ada | secret"),
  );
  expect(answer.status).toBe(400);
});
