import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { newLedger } from "./ledger.ts";
import { type Site, startLoad } from "./load.ts";
import type { Person, Store } from "./store.ts";

const person = (id: string) => ({ id, cookie: "" }) as Person;
const store = {
  broker: person("broker"),
  client: person("client"),
  otherClient: person("other-client"),
  dealId: "deal",
} as Store;

/** A site that accepts everything except requests for these paths. */
async function siteWithout(refused: string): Promise<Site> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith(`/api${refused}`)) {
      response.writeHead(503).end(JSON.stringify({ error: "Not now." }));
    } else {
      response.end("[]");
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, store, ledger: newLedger() };
}

test("a load without one kind of work names it, and what was refused", async () => {
  const load = startLoad(await siteWithout("/documents"));
  await expect(load.reached(10)).rejects.toThrow(
    /gave up too early: document\..*"path":"\/documents.*"status":503.*Not now/,
  );
  await load.stop();
});

test("a load is complete once some of each kind are acknowledged", async () => {
  const site = await siteWithout("/nothing");
  const load = startLoad(site);
  await load.reached(10);
  await load.stop();
  expect(site.ledger).toMatchObject({ refusals: [] });
  expect(site.ledger.documents.size).toBeGreaterThan(0);
  expect(site.ledger.readMessages.size).toBeGreaterThan(0);
});
