import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { smtpMailer } from "../mail/mailer.ts";
import { emailTarget } from "./emails.ts";

const job = {
  id: "a-delivery",
  target: "mailbox" as const,
  inquiry: {
    id: "an-inquiry",
    reference: "K7QM-2XRD",
    receivedAt: "2026-07-14T14:12:00.000Z",
    name: "Zoë Sample",
    email: "zoe@example.com",
    phone: "(555) 555-0199",
    service: "leasing" as const,
    message: "We look for 12,000 square feet.",
  },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** Delivers to an email server that accepts connections and never responds. */
async function open() {
  const connections: Socket[] = [];
  server = createServer((socket) => void connections.push(socket.resume()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "office@example.com");
  return { connections, deliver: emailTarget(mailer, "https://www.example.com", 45_000) };
}

const stopped = { isDelivered: false, detail: "The server was stopped." };

test("an aborted email closes its connection immediately", async () => {
  const { connections, deliver } = await open();
  const stopping = new AbortController();
  const delivered = deliver(job, stopping.signal);
  await expect.poll(() => connections.length).toBe(1);
  stopping.abort(new DOMException("The server stops", "AbortError"));
  expect(await delivered).toEqual(stopped);
  // Otherwise the connection would stay open for ten seconds.
  await expect.poll(() => connections[0]?.readableEnded, { timeout: 9000 }).toBe(true);
});

test("no email is sent while the server stops", async () => {
  const { connections, deliver } = await open();
  const hasStopped = AbortSignal.abort(new DOMException("The server stops", "AbortError"));
  expect(await deliver(job, hasStopped)).toEqual(stopped);
  expect(connections).toEqual([]);
});
