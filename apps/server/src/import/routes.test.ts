import { importRowsMax, type ImportKind } from "@frontage/content/import-columns";
import type { AuditPage } from "@frontage/content/schemas/audit";
import type { Client } from "@frontage/content/schemas/client";
import type { Contact } from "@frontage/content/schemas/contact";
import type { ImportPreview, ImportResult } from "@frontage/content/schemas/import";
import type { Property } from "@frontage/content/schemas/property";
import type { Today } from "@frontage/content/schemas/today";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { openStore, password, type TestStore } from "../../test/store.ts";

let store: TestStore;
let broker: ReturnType<TestStore["as"]>;

beforeAll(async () => {
  store = await openStore({ transport: "server" });
  broker = store.as(store.broker);
});
afterAll(() => store.remove());
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
function file(kind: ImportKind, columns: string, ...lines: string[]) {
  const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
  const rows = lines.map((line, index) => ({ row: index + 2, cells: cellsOf(line) }));
  return { kind, columns: cellsOf(columns), rows };
}

async function preview(request: object): Promise<ImportPreview["rows"]> {
  const answer = await post("/api/imports/preview", request);
  expect(answer.status).toBe(200);
  return (await answer.json()).rows;
}

/** What is wrong, as a screen says it: "4 email: Please …". */
const problems = async (request: object) =>
  (await preview(request)).flatMap(({ problems = [], row }) =>
    problems.map(({ column, message }) => `${row} ${column}: ${message}`),
  );

async function run(request: object, leaveOutWrong = false): Promise<ImportResult> {
  const answer = await post("/api/imports/rows", { ...request, leaveOutWrong });
  expect(answer.status).toBe(200);
  return answer.json();
}

const clients = async (): Promise<Client[]> => (await broker("/api/clients")).json();

const ten = file(
  "clients",
  "name | email | company | phone",
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

    expect(await run(ten)).toEqual({ added: 10, known: 0, leftOut: 0 });
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
    expect(await run(ten)).toEqual({ added: 0, known: 10, leftOut: 0 });
    expect(await clients()).toEqual(after);
  });

  test("are cleaned of what was pasted with them", async () => {
    const odd = file(
      "clients",
      "name | email | phone",
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
      "clients",
      "name | email | phone",
      "Two | two@example.com | 312-555-0158 / 312-555-0159",
      "Short | short@example.com | 1.31256E+10",
      "Loose | loose@example.com | (312) 555-0148 204",
    );
    expect(await problems(doubtful)).toEqual([
      "2 phone: Please enter one phone number.",
      "3 phone: Please enter a phone number with its area code, or leave this empty.",
      "4 phone: If 204 is an extension, enter (312) 555-0148 ext. 204.",
    ]);
  });

  test("are imported once from one file in two tabs", async () => {
    const done = await Promise.all([run(ten), run(ten)]);
    expect(done.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 10]);
    expect(await clients()).toHaveLength(12);
  });

  test("get no email, can’t set a password, and log in once the broker invites them", async () => {
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
    // It wouldn't be written.
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
    expect(await (await own("/api/properties")).json()).toMatchObject({ total: 0 });
  });

  test("hear of what was requested of them once they are invited, by the broker or as a visitor", async () => {
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

  test("with errors are named by row and column, and only the others are imported, if at all", async () => {
    const wrong = file(
      "clients",
      "firstName | lastName | email | phone",
      "Ada | Voss | ada@example.com | 555-555-0142 ext",
      "Lea | Orr | lea@example.com | ",
      " | | not an email | ",
      "Lea | Again | LEA@example.com | ",
      "Jordan | Reed | jordan.reed@example.com | ",
      "=A2 | Bo | bo@example.com | #N/A",
    );
    expect(await problems(wrong)).toEqual([
      "2 phone: Please enter a phone number with its area code, or leave this empty.",
      "4 name: Name must be at least 2 characters.",
      "4 email: Please enter a valid email address.",
      "5 email: Same client as row 3.",
      "6 email: This is a broker’s email.",
      "7 firstName: This is a formula. Please replace it with its value.",
      "7 phone: The spreadsheet has an error here.",
    ]);
    const refused = await post("/api/imports/rows", { ...wrong, leaveOutWrong: false });
    expect(refused.status).toBe(409);
    expect(await clients()).toHaveLength(2);
    expect(await run(wrong, true)).toEqual({ added: 1, known: 0, leftOut: 5 });
    expect((await clients()).map(({ name }) => name)).toContain("Lea Orr");
  });

  test("are in the audit log, each in their own", async () => {
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
    const many = file("clients", "name | email", ...lines);
    expect((await run(many)).added).toBe(importRowsMax);
    many.rows.push({ row: importRowsMax + 2, cells: ["One more", "one@example.com"] });
    const answer = await post("/api/imports/preview", many);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toBe("Please import at most 5000 rows at a time.");
  });
});

describe("deals", () => {
  const columns =
    "clientEmail | name | city | region | type | side | stage | squareFeet | yearBuilt | occupancy | price | noi | noiPeriod | noiThrough | timeZone";
  const deals = file(
    "deals",
    columns,
    "Taylor.Morgan@example.com | 48 Example Road | Anytown | tx | Mixed-use | purchase | Due diligence | 64,000 SF | 1998 | 95% | $9,350,000 | 561,000 | Trailing 12 months | 6/2026 | Mountain",
    "kim.osei@example.com | | Anytown | TX | industrial | Lease | | 20000 | | | | | | |",
  );

  test("are read as people write figures, and the same file again changes nothing", async () => {
    expect(await problems(deals)).toEqual([]);
    expect((await run(deals)).added).toBe(2);
    const properties = async (): Promise<Property[]> =>
      (await (await store.as(store.client)("/api/properties")).json()).items;
    const [deal, ...others] = await properties();
    expect(others).toEqual([]);
    expect(deal).toMatchObject({
      name: "48 Example Road",
      region: "TX",
      type: "mixed-use",
      deal: { side: "purchase", stage: "due-diligence" },
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
    expect(await run(deals)).toEqual({ added: 0, known: 2, leftOut: 0 });
    expect(await properties()).toEqual([deal]);
    const {
      items: [search],
    } = await (await store.as(store.otherClient)("/api/properties")).json();
    expect(search).toMatchObject({
      name: "Industrial search, Anytown",
      deal: { side: "lease", stage: "assignment" },
    });
    const { items }: AuditPage = await (await store.as(store.client)("/api/audit")).json();
    expect(items.map(({ action, subjectName }) => `${action} ${subjectName}`)).toContain(
      "import 48 Example Road",
    );
  });

  test("that are closed neither start nor close today", async () => {
    const closed = "48 Example Road | Anytown | TX | Office | Sale | Closed | 9000";
    const row = `taylor.morgan@example.com | ${closed} | 1998 | 95% | | | | |`;
    expect(await problems(file("deals", columns, row))).toEqual([]);
    await run(file("deals", columns, row));
    const {
      items: [deal],
    } = await (await store.as(store.client)("/api/properties")).json();
    expect(deal.deal).toEqual({ side: "sale", stage: "closed" });
    expect(deal).not.toHaveProperty("stageDays");
    const { pipeline }: Today = await (await broker("/api/today")).json();
    expect(pipeline).toEqual([]);
    const activities = store.db.selectFrom("activity").select("title");
    expect(await activities.where("title", "=", "New deal started").execute()).toEqual([]);
  });

  test("say in each cell what can’t be read", async () => {
    const wrong = file(
      "deals",
      columns,
      "nobody@example.com | 1 Way | Anytown | TX | land | sale | Offers | 1000 | | | | | | |",
      "taylor.morgan@example.com | 1 Way | Anytown | Texas | castle | buy | | 1.000.000 | | | 9M | 5 | | | Mars",
    );
    expect(await problems(wrong)).toEqual([
      "2 clientEmail: No client logs in with this email. Add the client’s name to add them too.",
      "3 type: Please use Office, Retail, Industrial, Multifamily, Mixed use, Land, Hospitality, Medical, Self storage, or Special purpose.",
      "3 side: Please use Purchase, Sale, or Lease.",
      "3 timeZone: Please use Eastern, Central, Mountain, Arizona, Pacific, Alaska or Hawaii.",
      "3 region: Please enter a US state as two letters, such as TX.",
      "3 squareFeet: Please enter the area in square feet.",
      "3 price: Please enter whole dollars.",
      "3 noiPeriod: Please select what it counts.",
      "3 yearBuilt: Please enter the year as four digits.",
      "3 occupancy: Please enter a percentage.",
    ]);
  });

  test("bring along the clients who aren’t there yet, each once", async () => {
    const both = file(
      "deals",
      "clientName | clientEmail | clientCompany | clientPhone | name | city | region | type | side | stage | squareFeet",
      "Zoë Peña | Zoe.Pena@example.com | Peña LLC | 312-555-0148 x204 | 1 Test Way | Anytown | TX | land | sale | | 9000",
      "Z. Peña | zoe.pena@example.com | | | 2 Test Way | Anytown | TX | land | sale | | 9000",
      "Taylor | taylor.morgan@example.com | | | 3 Test Way | Anytown | TX | land | sale | | 9000",
    );
    const answer: ImportPreview = await (await post("/api/imports/preview", both)).json();
    expect(answer).toMatchObject({ clients: 1, rows: Array(3).fill({ state: "new" }) });
    expect(await run(both)).toEqual({ added: 3, clients: 1, known: 0, leftOut: 0 });
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
    expect(await run(both)).toEqual({ added: 0, known: 3, leftOut: 0 });
    const nameless = {
      ...both,
      columns: both.columns.map((name) => (name === "clientName" ? "summary" : name)),
    };
    nameless.rows = nameless.rows.map(({ cells, row }) => ({
      row,
      cells: cells.map((cell) => cell.replace("zoe.pena", "nobody").replace("Zoe.Pena", "noone")),
    }));
    expect(await problems(nameless)).toEqual([
      "2 clientEmail: No client logs in with this email. Add the client’s name to add them too.",
      "3 clientEmail: No client logs in with this email. Add the client’s name to add them too.",
    ]);
    const unreadable = {
      ...both,
      rows: [
        { row: 2, cells: both.rows[0]?.cells.with(3, "call me").with(1, "new@example.com") ?? [] },
      ],
    };
    expect(await problems(unreadable)).toEqual([
      "2 clientPhone: Please enter a phone number with its area code, or leave this empty.",
    ]);
  });

  test("and contacts ask nothing of a client who is there already but the email", async () => {
    const client = "Taylor Morgan <Taylor.Morgan@example.com>";
    const files = [
      file(
        "deals",
        "clientName | clientEmail | clientCompany | clientPhone | name | city | region | type | side | squareFeet",
        `Taylor | ${client} | =B2 | n/a | 4 Test Way | Anytown | TX | land | sale | 9000`,
      ),
      file(
        "contacts",
        "clientName | clientEmail | name | role | email",
        `#N/A | ${client} | Robin Lee | attorney | robin.lee@example.com`,
      ),
    ];
    for (const one of files) {
      expect(await problems(one)).toEqual([]);
      expect(await run(one)).toEqual({ added: 1, known: 0, leftOut: 0 });
    }
  });

  test("with percentages that look like fractions are asked about, never taken as less than one", async () => {
    const of = (occupancy: string, capRate: string) =>
      file(
        "deals",
        "clientEmail | name | city | region | type | side | squareFeet | yearBuilt | occupancy | capRate",
        `taylor.morgan@example.com | 1 Way | Anytown | TX | office | sale | 9000 | 1998 | ${occupancy} | ${capRate}`,
      );
    expect(await problems(of("0.95", "0.0625"))).toEqual([
      "2 occupancy: Is this 95%? Enter it with a percent sign.",
      "2 capRate: Is this 6.25%? Enter it with a percent sign.",
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
  ])("take “%s” as a month", async (month) => {
    const deal = file(
      "deals",
      "clientEmail | name | city | region | type | side | squareFeet | yearBuilt | occupancy | noi | noiPeriod | noiThrough",
      `taylor.morgan@example.com | ${month.replace(/\W/g, "")} | Anytown | TX | office | sale | 9000 | 1998 | 95% | 5000 | Trailing 12 months | ${month}`,
    );
    expect(await run(deal)).toMatchObject({ added: 1 });
    const { items } = await (await store.as(store.client)("/api/properties")).json();
    expect(items[0]).toMatchObject({ noiThrough: "2026-06" });
  });

  test.each(["13/2026", "Foo-26", "26", "last month"])("don’t take “%s” as one", async (month) => {
    const deal = file(
      "deals",
      "clientEmail | name | city | region | type | side | squareFeet | yearBuilt | occupancy | noi | noiPeriod | noiThrough",
      `taylor.morgan@example.com | 1 Way | Anytown | TX | office | sale | 9000 | 1998 | 95% | 5000 | Trailing 12 months | ${month}`,
    );
    expect(await problems(deal)).toEqual(["2 noiThrough: Please choose a month."]);
  });
});

describe("contacts", () => {
  test("join their client’s deals, without a notification, and the same file again changes nothing", async () => {
    const dealId = await addDeal(store.db, store.client);
    const columns = "clientEmail | name | role | email | phone | deals";
    const contacts = file(
      "contacts",
      columns,
      "taylor.morgan@example.com | Casey Park | title officer | casey@example.com | +1 555 555 0123 | 48 Example Road",
      "kim.osei@example.com | Casey Park | Other | casey@example.com | |",
    );
    expect(await run(contacts)).toEqual({ added: 2, known: 0, leftOut: 0 });
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
    expect(await run(contacts)).toEqual({ added: 0, known: 2, leftOut: 0 });
    expect(await list()).toEqual(added);
    expect(await (await client("/api/notifications")).json()).toEqual([]);

    const elsewhere = file(
      "contacts",
      columns,
      "kim.osei@example.com | Lee Moss | Lender | lee@example.com | | 48 Example Road; 1 Way",
    );
    expect(await problems(elsewhere)).toEqual([
      "2 deals: This client has no deal “48 Example Road”.",
    ]);
  });
});

test("a column that can’t be imported is refused", async () => {
  const answer = await post(
    "/api/imports/preview",
    file("clients", "name | password", "Ada | secret"),
  );
  expect(answer.status).toBe(400);
});
