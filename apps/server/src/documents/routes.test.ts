import { documentPath } from "@frontage/content/dashboard";
import { getRequestListener } from "@hono/node-server";
import type { DocumentPage, PortalDocument } from "@frontage/records/schemas/document";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Overview } from "@frontage/records/schemas/overview";
import { uploadMaxBytes } from "@frontage/records/limits";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { readEvents } from "../../test/events.ts";
import { docxType, sampleFiles } from "../../test/sample-files.ts";
import { sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";

const store = sharedStore();
let deal: string;
let otherDeal: string;

beforeAll(async () => {
  deal = await addDeal(store.db, store.client);
  otherDeal = await addDeal(store.db, store.otherClient, "2 Sample Square");
});

type Upload = {
  name?: string;
  mediaType?: string;
  dealId?: string;
  type?: string;
  id?: string;
  as?: "version" | "separate" | "";
  body?: Buffer;
};

const pdf = sampleFiles["application/pdf"];

function addressOf({ as = "version", id, mediaType, name, dealId, type }: Upload): string {
  return `/api/documents?${new URLSearchParams({
    name: name ?? "Rent roll",
    mediaType: mediaType ?? "application/pdf",
    dealId: dealId ?? deal,
    type: type ?? "rent-roll",
    ...(id && { id }),
    ...(as && { as }),
  })}`;
}

const send = (person: Person, upload: Upload = {}) =>
  store.as(person)(addressOf(upload), {
    method: "POST",
    body: Uint8Array.from(upload.body ?? pdf),
    headers: { "Content-Type": upload.mediaType ?? "application/pdf" },
  });

async function sent(person: Person, upload: Upload = {}): Promise<PortalDocument> {
  const answer = await send(person, upload);
  expect(answer.status).toBe(200);
  return answer.json() as Promise<PortalDocument>;
}

async function listed(person: Person, search = ""): Promise<DocumentPage> {
  return (await store.as(person)(`/api/documents${search}`)).json() as Promise<DocumentPage>;
}

/** Counts files and rows, to check that nothing was added. */
async function kept() {
  const rows = await store.db.selectFrom("documentVersion").select("fileKey").execute();
  const folder = join(store.variables["DATA_DIR"] ?? "", "files/documents");
  return { rows: rows.length, files: (await readdir(folder)).length };
}

test("a file comes back as it went in, as an attachment that can do nothing", async () => {
  const body = Buffer.concat([pdf, randomBytes(300_000)]);
  const document = await sent(store.client, { name: "Größe & “Plan”", body });
  expect(document).toMatchObject({
    name: "Größe & “Plan”",
    status: "reviewed",
    isOwn: true,
    dealId: deal,
    versions: [{ number: 1, addedBy: store.client.name, bytes: body.length }],
  });

  const answer = await store.as(store.client)(`/api/documents/${document.id}/versions/1/file`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(body.length),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  const disposition = answer.headers.get("Content-Disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="/);
  expect(disposition).toContain(
    "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20%E2%80%9CPlan%E2%80%9D.pdf",
  );

  const row = await store.db
    .selectFrom("documentVersion")
    .select("sha256")
    .where("documentId", "=", document.id)
    .executeTakeFirstOrThrow();
  expect(row.sha256).toBe(createHash("sha256").update(body).digest("hex"));
});

test("the same name in the same deal is another version, and the first stays as it was", async () => {
  const first = await sent(store.client, { name: "Lease" });
  const second = await sent(store.client, {
    name: "LEASE",
    body: Buffer.concat([pdf, Buffer.from("%")]),
  });
  expect(second.id).toBe(first.id);
  expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
  const answer = await store.as(store.client)(`/api/documents/${first.id}/versions/1/file`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);

  const elsewhere = await sent(store.otherClient, { name: "Lease", dealId: otherDeal });
  expect(elsewhere.id).not.toBe(first.id);
});

test("the same file sent again, since its answer got lost, is the same version", async () => {
  const first = await sent(store.client, { name: "Boundaries twice", type: "survey" });
  const before = await kept();
  const again = await sent(store.client, { name: "Boundaries twice", type: "survey" });
  expect(again).toEqual(first);
  expect(await kept()).toEqual(before);

  // From the other side it counts as new, and so does an earlier file that becomes current again.
  const theirs = await sent(store.broker, { name: "Boundaries twice", type: "survey" });
  expect(theirs).toMatchObject({ status: "new", versions: [{ number: 2 }, { number: 1 }] });
  const back = await sent(store.client, { name: "Boundaries twice", type: "survey" });
  expect(back.versions).toHaveLength(3);
});

test("without a choice an upload does not replace a document of its name, and nothing is kept", async () => {
  const before = await sent(store.broker, { name: "Asked", as: "" });
  const files = await kept();
  const other = Buffer.concat([pdf, Buffer.from("%")]);
  const answer = await send(store.client, { name: "asked", body: other, as: "" });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: "This deal has a document named Asked. Add a new version of it, or a separate document.",
    fields: { as: expect.stringContaining("Asked") },
  });
  expect(await kept()).toEqual(files);

  const query = `dealId=${deal}&name=asked&mediaType=application%2Fpdf`;
  const asked = await store.as(store.client)(`/api/documents/namesake?${query}`);
  expect(await asked.json()).toMatchObject({ document: { id: before.id, name: "Asked" } });
  const free = await store.as(store.client)(`/api/documents/namesake?${query}x`);
  expect(free.status).toBe(415);
  const none = await store.as(store.client)(
    `/api/documents/namesake?${query.replace("asked", "unheard")}`,
  );
  expect(await none.json()).toEqual({});

  const separate = await sent(store.client, { name: "Asked", body: other, as: "separate" });
  expect(separate).toMatchObject({ name: "Asked (2)", fileName: "Asked (2).pdf", isOwn: true });
  expect(separate.id).not.toBe(before.id);
});

test.each(["version", "separate"] as const)(
  "an upload repeated as a %s after its answer got lost adds nothing",
  async (as) => {
    const name = `Repeated as ${as}`;
    await sent(store.broker, { name });
    const body = Buffer.concat([pdf, Buffer.from("%1")]);
    const id = randomUUID();
    const first = await sent(store.client, { name, body, as, id });
    // Meanwhile the broker adds another.
    await sent(store.broker, { name, body: Buffer.concat([pdf, Buffer.from("%2")]) });
    const before = await kept();
    const again = await sent(store.client, { name, body, as, id });
    expect(again.id).toBe(first.id);
    expect(await kept()).toEqual(before);
  },
);

const askStatus = async (person: Person, method: string, path: string) =>
  (await store.as(person)(`/api/documents/${path}`, { method })).status;
const readAs = async (person: Person, id: string) =>
  (await (await store.as(person)(`/api/documents/${id}`)).json()) as PortalDocument;
const numbersOf = ({ versions }: PortalDocument) => versions.map(({ number }) => number);

test("undoing a new version restores the document, and removes its notifications", async () => {
  const { id } = await sent(store.broker, { name: "Undone" });
  await store.db.updateTable("document").set({ status: "signed" }).where("id", "=", id).execute();
  const before = await readAs(store.client, id);
  const body = Buffer.concat([pdf, Buffer.from("%")]);
  await sent(store.client, { name: "Undone", body });
  expect(await readAs(store.client, id)).toMatchObject({ status: "reviewed" });
  expect(await askStatus(store.client, "DELETE", `${id}/versions/2`)).toBe(204);
  expect(await readAs(store.client, id)).toEqual(before);
  expect(await askStatus(store.client, "GET", `${id}/versions/2/file`)).toBe(404);
  const told: PortalNotification[] = await (
    await store.as(store.broker)("/api/notifications")
  ).json();
  expect(told.filter(({ path }) => path === documentPath(id))).toEqual([]);

  expect(await askStatus(store.client, "POST", `${id}/versions/2/restore`)).toBe(204);
  expect(numbersOf(await readAs(store.client, id))).toEqual([2, 1]);
});

test("undoing what was shared with the wrong client leaves them no document, notice or activity", async () => {
  const { id } = await sent(store.broker, { name: "Meant for another" });
  expect(await askStatus(store.broker, "DELETE", `${id}/versions/1`)).toBe(204);
  expect(await askStatus(store.client, "GET", id)).toBe(404);
  const notices = await (await store.as(store.client)("/api/notifications")).json();
  const overview = await (await store.as(store.client)("/api/overview")).json();
  expect(JSON.stringify([notices, overview])).not.toContain("Meant for another");
});

test("withdrawing a document leaves the activity of another with its name", async () => {
  const second = await addDeal(store.db, store.client, "9 Demo Lane");
  const { id } = await sent(store.broker, { name: "Survey" });
  await sent(store.broker, { name: "Survey", dealId: second });
  expect(await askStatus(store.broker, "DELETE", `${id}?version=1`)).toBe(204);
  const entries = await store.db
    .selectFrom("activity")
    .select("description")
    .where("description", "like", "Survey%")
    .execute();
  expect(entries).toEqual([{ description: "Survey, 9 Demo Lane" }]);
});

test("withdrawing one of several versions removes its notifications on both sides, and no others", async () => {
  await store.db.deleteFrom("notification").execute();
  const { id } = await sent(store.broker, { name: "Three of a kind" });
  const body = (text: string) => Buffer.concat([pdf, Buffer.from(text)]);
  await sent(store.client, { name: "Three of a kind", body: body("%2") });
  await sent(store.broker, { name: "Three of a kind", body: body("%3") });
  const told = async () => {
    const answers = [store.broker, store.client].map(async (person) =>
      (await store.as(person)("/api/notifications")).json(),
    );
    const shown: PortalNotification[] = (await Promise.all(answers)).flat();
    return shown
      .filter(({ path }) => path === documentPath(id))
      .map(({ title }) => title)
      .toSorted();
  };
  const [ofThird, ofSecond] = await told();
  expect([ofSecond, ofThird]).toEqual([
    expect.stringMatching(/sent a document, version 2$/),
    expect.stringMatching(/shared with you, version 3$/),
  ]);
  expect(await askStatus(store.broker, "DELETE", `${id}/versions/2`)).toBe(204);
  expect(await told()).toEqual([ofThird]);
});

test("no email names what was withdrawn before it was sent", async () => {
  const client = store.as(store.client);
  const settings = await (await client("/api/settings")).json();
  settings.notifications.documents.email = true;
  await client("/api/settings", {
    method: "PUT",
    body: JSON.stringify(settings),
    headers: { "Content-Type": "application/json" },
  });
  await store.background.settled();
  store.mails.length = 0;
  const { id } = await sent(store.broker, { name: "Withdrawn in time" });
  expect(await askStatus(store.broker, "DELETE", `${id}?version=1`)).toBe(204);
  await store.background.settled();
  expect(store.mails).toEqual([]);

  // Of two, the one that is kept is shared.
  await sent(store.broker, { name: "Shared and kept" });
  const another = await sent(store.broker, { name: "Withdrawn in time" });
  expect(await askStatus(store.broker, "DELETE", `${another.id}?version=1`)).toBe(204);
  await store.background.settled();
  expect(store.mails.map(({ subject }) => subject)).toEqual(["Rent roll shared with you"]);
  expect(store.mails[0]?.text).not.toContain("Withdrawn in time");
});

test("a client can withdraw only their own newest version, the broker any", async () => {
  const { id } = await sent(store.broker, { name: "Taken back" });
  for (const [person, text] of [
    [store.client, "%2"],
    [store.broker, "%3"],
  ] as const) {
    await sent(person, { name: "Taken back", body: Buffer.concat([pdf, Buffer.from(text)]) });
  }
  for (const number of [1, 2, 3]) {
    expect(await askStatus(store.client, "DELETE", `${id}/versions/${number}`)).toBe(409);
  }
  expect(await askStatus(store.broker, "DELETE", `${id}/versions/2`)).toBe(204);
  expect(await askStatus(store.broker, "DELETE", `${id}/versions/2`)).toBe(404);
  expect(await askStatus(store.client, "POST", `${id}/versions/2/restore`)).toBe(409);
  expect(numbersOf(await readAs(store.client, id))).toEqual([3, 1]);

  const body = Buffer.concat([pdf, Buffer.from("%4")]);
  expect(numbersOf(await sent(store.client, { name: "Taken back", body }))).toEqual([4, 3, 1]);
});

test("the broker makes an earlier version current, once, and the client is notified", async () => {
  const { id } = await sent(store.broker, { name: "Back again", type: "survey" });
  await sent(store.broker, {
    name: "Back again",
    type: "survey",
    body: Buffer.concat([pdf, Buffer.from("%")]),
  });
  expect(await askStatus(store.client, "POST", `${id}/versions/1/current`)).toBe(404);
  expect(await askStatus(store.broker, "POST", `${id}/versions/1/current`)).toBe(200);
  expect(await askStatus(store.broker, "POST", `${id}/versions/1/current`)).toBe(200);
  const document = await readAs(store.client, id);
  expect(numbersOf(document)).toEqual([3, 2, 1]);
  expect(document).toMatchObject({
    status: "new",
    versions: [{ note: "Restored from version 1", addedBy: store.broker.name }, {}, {}],
  });
  const file = await store.as(store.client)(`/api/documents/${id}/versions/3/file`);
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  const notices = await (await store.as(store.client)("/api/notifications")).json();
  expect(notices[0]).toMatchObject({ title: "Survey shared with you, version 3" });
});

test("concurrent uploads of one name become versions with different numbers", async () => {
  const documents = await Promise.all(
    Array.from({ length: 8 }, async (_, index) =>
      sent(index % 2 ? store.client : store.broker, {
        name: "Survey",
        type: "survey",
        body: Buffer.concat([pdf, Buffer.from(`% ${index}`)]),
      }),
    ),
  );
  expect(new Set(documents.map(({ id }) => id)).size).toBe(1);
  const last = await store.as(store.client)(`/api/documents/${documents[0]?.id}`);
  const { versions } = (await last.json()) as PortalDocument;
  expect(versions.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test("the broker's upload is new to the client, who is notified, and reviewed once opened", async () => {
  await store.db.deleteFrom("notification").execute();
  const document = await sent(store.broker, { name: "Estoppel", type: "estoppel" });
  expect(document).toMatchObject({ status: "new", isOwn: false });
  const notices = await store.db
    .selectFrom("notification")
    .selectAll()
    .where("personId", "=", store.client.id)
    .where("path", "like", `%${document.id}`)
    .execute();
  expect(notices).toMatchObject([
    {
      kind: "document",
      title: "Estoppel certificate shared with you",
      detail: "48 Example Road, Estoppel",
    },
  ]);

  const statusAfter = async (person: Person) => {
    const viewed = await store.as(person)(`/api/documents/${document.id}/viewed`, {
      method: "POST",
    });
    expect(viewed.status).toBe(204);
    const answer = await store.as(store.client)(`/api/documents/${document.id}`);
    return ((await answer.json()) as PortalDocument).status;
  };
  expect(await statusAfter(store.broker)).toBe("new");
  expect(await statusAfter(store.client)).toBe("reviewed");
});

test("the broker is notified of a client's upload", async () => {
  await store.db.deleteFrom("notification").execute();
  const document = await sent(store.client, { name: "Insurance", type: "other" });
  const notices = await store.db
    .selectFrom("notification")
    .selectAll()
    .where("personId", "=", store.broker.id)
    .where("path", "like", `%${document.id}`)
    .execute();
  expect(notices).toMatchObject([{ title: `${store.client.name} sent a document`, isRead: 0 }]);
});

test("the overview shows new and changed documents, whoever sent them", async () => {
  const body = Buffer.concat([pdf, Buffer.from("%")]);
  await sent(store.broker, { name: "Boundaries", type: "survey" });
  await sent(store.client, { name: "Rent roll of May" });
  await sent(store.broker, { name: "Boundaries", type: "survey", body });
  const answer = await store.as(store.client)("/api/overview");
  const { activity } = (await answer.json()) as Overview;
  expect(activity.slice(0, 3)).toEqual(
    [
      ["Survey updated", "Boundaries, version 2, 48 Example Road"],
      ["Rent roll sent", "Rent roll of May, 48 Example Road"],
      ["Survey shared", "Boundaries, 48 Example Road"],
    ].map(([title, description]) => ({
      icon: "file-pen",
      title,
      description,
      timestamp: "Just now",
    })),
  );
});

test("each side can remove its own uploads, and bring them back", async () => {
  const own = await sent(store.client, { name: "Mine" });
  const shared = await sent(store.broker, { name: "Theirs" });
  const ask = async (person: Person, method: string, path: string) =>
    (await store.as(person)(`/api/documents/${path}`, { method })).status;

  expect(await ask(store.client, "DELETE", `${shared.id}?version=1`)).toBe(403);
  expect(await ask(store.broker, "DELETE", `${own.id}?version=1`)).toBe(403);
  expect(await ask(store.client, "DELETE", `${own.id}?version=1`)).toBe(204);
  expect(await ask(store.client, "GET", own.id)).toBe(404);
  expect(await ask(store.client, "GET", `${own.id}/versions/1/file`)).toBe(404);
  expect(await ask(store.client, "DELETE", `${own.id}?version=1`)).toBe(404);
  expect(await ask(store.client, "POST", `${own.id}/restore`)).toBe(204);
  expect(await ask(store.client, "GET", own.id)).toBe(200);

  expect(await ask(store.client, "DELETE", `${own.id}?version=1`)).toBe(204);
  await sent(store.client, { name: "mine" });
  expect(await ask(store.client, "POST", `${own.id}/restore`)).toBe(409);
  expect(await ask(store.client, "POST", `${shared.id}/restore`)).toBe(403);
  expect(await ask(store.broker, "DELETE", `${shared.id}?version=1`)).toBe(204);
  expect(await ask(store.client, "POST", `${shared.id}/restore`)).toBe(404);
  expect(await ask(store.client, "GET", shared.id)).toBe(404);
  expect(await ask(store.broker, "POST", `${shared.id}/restore`)).toBe(204);
});

test("a client reads who looked at a document and who downloaded it; its headers are neither", async () => {
  const { id } = await sent(store.client, { name: "Opened" });
  const file = `/api/documents/${id}/versions/1/file`;
  await store.as(store.broker)(file, { method: "HEAD" });
  await (await store.as(store.broker)(`${file}?for=view`)).arrayBuffer();
  await (await store.as(store.client)(file)).arrayBuffer();
  const openings = await (await store.as(store.client)(`/api/documents/${id}/openings`)).json();
  expect(openings).toMatchObject([
    { name: store.client.name, isClient: true, action: "download" },
    { name: store.broker.name, isClient: false, action: "view" },
  ]);
});

test("a broker's open page hears that a client has opened a document", async () => {
  const { id } = await sent(store.broker, { name: "Heard" });
  const stop = new AbortController();
  const events = readEvents(await store.as(store.broker)("/api/changes", { signal: stop.signal }));
  expect(await events.next()).toMatchObject({ event: "open" });
  await (await store.as(store.client)(`/api/documents/${id}/versions/1/file`)).arrayBuffer();
  expect(JSON.parse((await events.next()).data)).toEqual({
    subjects: ["documents", "overview", "clients"],
  });
  stop.abort();
});

test("names are cleaned, and none breaks a header", async () => {
  const { fileName, id, name } = await sent(store.client, {
    name: '../..\\C:\\x\r\nSet-Cookie: a=b\u202E"<img src=x>',
  });
  expect(name).toBe('x Set-Cookie: a=b "<img src=x>');
  expect(fileName).toBe("x Set-Cookie- a=b --img src=x-.pdf");
  const answer = await store.as(store.client)(`/api/documents/${id}/versions/1/file`);
  await answer.arrayBuffer();
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  const answers = await Promise.all(
    ["..", "\u200b", "/", "x".repeat(121)].map(async (bad) => send(store.client, { name: bad })),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test("a file that isn't of its type is refused with a sentence, and nothing of it is stored", async () => {
  const before = await kept();
  const answers = await Promise.all([
    send(store.client, { body: Buffer.from("<html>") }),
    send(store.client, { mediaType: "image/svg+xml", body: Buffer.from("<svg/>") }),
    send(store.client, { mediaType: "text/html", body: Buffer.from("<html>") }),
    send(store.client, { mediaType: docxType, body: Buffer.from("PK\u0003\u0004") }),
    send(store.client, { body: Buffer.alloc(0) }),
    send(store.client, { type: "nonsense" }),
    send(store.client, { dealId: "../x" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 415, 400, 400, 400]);
  expect(await answers[0]?.text()).toContain("Please choose a PDF");
  expect(await kept()).toEqual(before);
});

test("a numbered page skips the ones before it, in any order", async () => {
  const whole = await listed(store.client, "?sort=name&limit=200");
  const second = await listed(store.client, "?sort=name&limit=1&offset=1");
  expect(second.items).toEqual(whole.items.slice(1, 2));
  expect(second.total).toBe(whole.total);
});

test("bad filters and numbers are refused, never an error of ours", async () => {
  const ask = store.as(store.client);
  const page = await listed(store.client, "?limit=1");
  const answers = await Promise.all(
    [
      "?limit=0",
      "?limit=9999",
      "?offset=-1",
      "?sort=constructor",
      "?group=__proto__",
      `/${page.items[0]?.id}/versions/99999999999999/file`,
      `/${page.items[0]?.id}/versions/1.5/file`,
    ].map(async (path) => ask(`/api/documents${path}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
});

/** A server on a real port, because an upload can be cut off only there. */
async function listen() {
  const answer = getRequestListener(store.api.fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test("over a real connection an upload too large, cut off or of a wrong length leaves nothing", async () => {
  const { port, server } = await listen();
  const cookie = await store.cookieOf(store.client);
  const before = await kept();
  const begin = (headers: Record<string, string | number>) =>
    request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: addressOf({ name: "Cut off" }),
      headers: { Cookie: cookie, Origin: store.origin, ...headers },
    });

  // Announces its size.
  const declared = begin({ "Content-Length": uploadMaxBytes + 1 });
  declared.flushHeaders();
  const [refusal] = await once(declared, "response");
  expect(refusal.statusCode).toBe(413);
  declared.on("error", () => undefined).destroy();

  // Doesn't announce its size, so it would reserve all the remaining room.
  const endless = begin({ "Transfer-Encoding": "chunked" });
  endless.on("error", () => undefined).write(pdf);
  const [unknown] = await once(endless, "response");
  expect(unknown.statusCode).toBe(411);
  expect(await json(unknown)).toEqual({
    error: "This upload doesn’t say how large it is. Send it with Content-Length.",
  });
  endless.destroy();

  // Announces more than it sends, and disconnects.
  const torn = begin({ "Content-Length": pdf.length + 1000 });
  torn.on("error", () => undefined);
  const closed = new Promise((resolve) =>
    server.once("connection", (socket) => socket.once("close", resolve)),
  );
  torn.write(pdf);
  await once(torn, "socket");
  await new Promise((resolve) => torn.write("%", resolve));
  torn.destroy();
  await closed;

  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await expect.poll(kept).toEqual(before);
});
