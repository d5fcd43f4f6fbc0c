import { importRowsMax } from "@frontage/records/import-columns";
import type { AuditPage } from "@frontage/records/schemas/audit";
import type { Client } from "@frontage/records/schemas/client";
import type { Contact } from "@frontage/records/schemas/contact";
import type { ImportPreview, ImportResult } from "@frontage/records/schemas/import";
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

/** A file, as the dashboard sends it: "clientName | clientEmail", and lines of such cells. */
function file(columns: string, ...lines: string[]) {
  const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
  const names = cellsOf(columns);
  const rows = lines.map((line, index) => ({
    row: index + 2,
    cells: Object.fromEntries(cellsOf(line).map((cell, at) => [names[at], cell])),
  }));
  return { rows };
}

async function preview(request: object): Promise<ImportPreview["rows"]> {
  const answer = await post("/api/imports/preview", request);
  expect(answer.status).toBe(200);
  return (await answer.json()).rows;
}

/** What is wrong, in the screen's words: "4 email: Please …". */
const problems = async (request: object) =>
  (await preview(request)).flatMap(({ problems, row }) =>
    problems.map(({ column, message }) => `${row} ${column}: ${message}`),
  );

/** @returns the counts that aren't zero */
async function run(request: object): Promise<Partial<ImportResult>> {
  const answer = await post("/api/imports/rows", request);
  expect(answer.status).toBe(200);
  const counts: ImportResult = await answer.json();
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const clients = async (): Promise<Client[]> => (await broker("/api/clients")).json();

const ten = file(
  "clientName | clientEmail | clientCompany | clientPhone",
  ...Array.from(
    { length: 10 },
    (_, index) =>
      `Client ${index} | Client.${index}@example.com | Example LLC | (555) 555-010${index}`,
  ),
);

describe("clients", () => {
  test("are previewed without a change, imported, and the same file again changes nothing", async () => {
    expect((await preview(ten)).map(({ adds }) => adds.join())).toEqual(Array(10).fill("client"));
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

    expect((await preview(ten)).map(({ adds }) => adds.length)).toEqual(Array(10).fill(0));
    expect(await run(ten)).toEqual({ known: 10 });
    expect(await clients()).toEqual(after);
  });

  test("are cleaned of what was pasted along with them", async () => {
    const odd = file(
      "clientName | clientEmail | clientPhone",
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
      "clientName | clientEmail | clientPhone",
      "Two | two@example.com | 312-555-0158 / 312-555-0159",
      "Short | short@example.com | 1.31256E+10",
      "Loose | loose@example.com | (312) 555-0148 204",
    );
    expect(await problems(doubtful)).toEqual([
      "2 clientPhone: Please enter one phone number.",
      "3 clientPhone: Please enter a phone number with its area code, or leave this empty.",
      "4 clientPhone: If 204 is an extension, enter (312) 555-0148 ext. 204.",
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

  test("with errors are named by row and column, and stay out", async () => {
    const wrong = file(
      "clientName | clientEmail | clientPhone",
      "Ada Voss | ada@example.com | 555-555-0142 ext",
      "Lea Orr | lea@example.com | ",
      " | not an email | ",
      "Lea Again | LEA@example.com | ",
      "Jordan Reed | jordan.reed@example.com | ",
      "=A2 | bo@example.com | #REF!",
      " | new@example.com | ",
    );
    expect(await problems(wrong)).toEqual([
      "2 clientPhone: Please enter a phone number with its area code, or leave this empty.",
      "4 clientEmail: Please enter a valid email address.",
      "5 clientName: Row 3 says “Lea Orr”.",
      "6 clientEmail: This is a broker’s email.",
      "7 clientName: This is a formula. Please replace it with its value.",
      "7 clientPhone: The spreadsheet has an error here.",
      "8 clientName: Name must be at least 2 characters.",
    ]);
    expect(await run(wrong)).toEqual({ clients: 1, leftOut: 6 });
    expect((await clients()).map(({ name }) => name)).toContain("Lea Orr");
  });

  test("that already exist stay as they are", async () => {
    await run(ten);
    const before = await clients();
    const again = file(
      "clientName | clientEmail | clientCompany",
      "Clara Two | CLIENT.1@example.com | Haddad Group",
    );
    expect(await run(again)).toEqual({ known: 1 });
    expect(await clients()).toEqual(before);
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
    const many = file("clientName | clientEmail", ...lines);
    expect((await run(many)).clients).toBe(importRowsMax);
    many.rows.push({ row: importRowsMax + 2, cells: {} });
    const answer = await post("/api/imports/preview", many);
    expect(answer.status).toBe(400);
    expect((await answer.json()).error).toBe("Please import at most 5000 rows at a time.");
  });
});

describe("contacts", () => {
  test("come with their clients, without a notification, and the same file again changes nothing", async () => {
    const all = file(
      "clientName | clientEmail | contactName | contactEmail | contactRole | contactPhone",
      "Ana Ruiz | ana@example.com | Robin Lee | robin@example.com | title officer | +1 555 555 0123",
      " | ana@example.com | Max Orr | max@example.com | Lender |",
      "Bo Tan | bo@example.com | | | |",
      " | taylor.morgan@example.com | Sam Lot | sam@example.com | |",
      "Ana Ruiz | ana@example.com | Robin Lee | ROBIN@example.com | |",
    );
    expect((await preview(all)).map(({ adds }) => adds.join(" "))).toEqual([
      "client contact",
      "contact",
      "client",
      "contact",
      "",
    ]);
    expect(await run(all)).toEqual({ clients: 2, contacts: 3, known: 1 });
    const client = store.as(store.client);
    const list = async (): Promise<Contact[]> =>
      (await (await client("/api/contacts")).json()).items;
    const added = await list();
    expect(added).toMatchObject([{ name: "Sam Lot", role: "other", isOwn: false }]);
    expect(await (await client("/api/notifications")).json()).toEqual([]);
    expect(await run(all)).toEqual({ known: 5 });
    expect(await list()).toEqual(added);
  });

  test("with errors are named by their own columns", async () => {
    const wrong = file(
      "clientEmail | contactName | contactEmail | contactRole",
      "taylor.morgan@example.com | Casey Park | casey | Cousin",
    );
    expect(await problems(wrong)).toEqual([
      "2 contactRole: Please select a role.",
      "2 contactEmail: Please enter a valid email address.",
    ]);
  });
});

test("a column that can’t be imported is refused", async () => {
  const answer = await post("/api/imports/preview", file("deal.price", "9"));
  expect(answer.status).toBe(400);
});
