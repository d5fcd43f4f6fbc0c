import type { Thread } from "@frontage/records/schemas/thread";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { compose } from "../../scripts/compose.ts";
import { readEvents } from "../../test/events.ts";
import { addCompleteListing } from "../../test/room.ts";
import { freshSettings, password } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { dashboardBuild, page, siteBuild, writeBuilds } from "../../test/fixture.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";

// Two servers on one PostgreSQL, as on two machines.

type Server = { child: ChildProcess; origin: string };

/** The part of the site's build that renders listings, and shows what it is given. */
const listingsBuild = {
  "listings/assets.json": "{}",
  "listings/pages/about.html": page("About, with listings"),
  "listings/bundle/entry-server.mjs": `
    export const renderServed = async (page) =>
      "<!doctype html><title>Listings</title><main>" + JSON.stringify(page) + "</main>";
  `,
  "sitemap.xml": "<urlset>\n</urlset>\n",
};

let builds: Awaited<ReturnType<typeof writeBuilds>>;
let settings: Awaited<ReturnType<typeof freshSettings>>;
const servers: Server[] = [];

beforeAll(async () => {
  const site = { ...siteBuild, ...listingsBuild };
  builds = await writeBuilds({ site, dashboard: dashboardBuild });
  await compose({ site: builds.site, dashboard: builds.dashboard, output: builds.output });
  settings = await freshSettings();
  // Started together on a database without tables: one creates them, the other waits.
  servers.push(...(await Promise.all([start(), start()])));

  const services = await openServices(
    readServerEnvironment(settings.variables),
    createLog("silent"),
  );
  await services.accounts.create({
    name: "Taylor Morgan",
    email: "taylor@example.com",
    role: "client",
    password,
  });
  await services.accounts.create({
    name: "Jordan Reed",
    email: "jordan@example.com",
    role: "broker",
    password,
  });
  await services.close();
});
afterAll(async () => {
  for (const { child } of servers) child.kill("SIGKILL");
  await settings.remove();
  await builds.remove();
});

async function start(): Promise<Server> {
  const child = spawn(process.execPath, [inject("serverFile"), builds.output], {
    env: { ...settings.variables, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (origin) return { child, origin: origin.replace("localhost", "127.0.0.1") };
  }
  throw new Error("The server ended before it listened.");
}

/** Logs in at one server; requests with the cookie may go to another. */
async function signIn(server: Server, email: string) {
  const answer = await fetch(`${server.origin}/api/auth/sign-in/email`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: headers(),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return (to: Server, path: string, init: RequestInit = {}) =>
    fetch(to.origin + path, { ...init, headers: { ...headers(), Cookie: cookie } });
}

const headers = () => ({
  "Content-Type": "application/json",
  Origin: settings.variables.PUBLIC_URL ?? "",
});

const [first, second] = [() => servers[0] as Server, () => servers[1] as Server];

test("a session of one process is valid in the other, and a message arrives immediately", async () => {
  const client = await signIn(first(), "taylor@example.com");
  const broker = await signIn(second(), "jordan@example.com");
  const threads: Thread[] = await (await client(second(), "/api/threads")).json();
  const id = threads[0]?.id;

  const events = readEvents(await client(first(), "/api/changes"));
  expect(await events.next()).toMatchObject({ event: "open" });
  const sent = await broker(second(), `/api/threads/${id}/messages/over-there`, {
    method: "PUT",
    body: JSON.stringify({ text: "From the other machine", attachmentIds: [] }),
  });
  expect(sent.status).toBe(200);

  const heard = await events.next();
  expect(JSON.parse(heard.data).subjects).toContain("messages");
  const { items } = await (await client(first(), `/api/threads/${id}/messages`)).json();
  expect(items[0]).toMatchObject({ text: "From the other machine", from: "other" });
});

test("signing out in one process ends the session in the other", async () => {
  const client = await signIn(first(), "taylor@example.com");
  expect((await client(second(), "/api/threads")).status).toBe(200);
  await client(first(), "/api/auth/sign-out", { method: "POST", body: "{}" });
  expect((await client(second(), "/api/threads")).status).toBe(401);
});

test("after the connection that listens broke, nothing is missed", async () => {
  const client = await signIn(first(), "taylor@example.com");
  const events = readEvents(await client(first(), "/api/changes"));
  await events.next();

  const services = await openServices(
    readServerEnvironment(settings.variables),
    createLog("silent"),
  );
  const { sql } = await import("kysely");
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen frontage_change' and datname = current_database()
  `.execute(services.db);
  const person = await services.db
    .selectFrom("user")
    .select("id")
    .where("email", "=", "taylor@example.com")
    .executeTakeFirstOrThrow();
  await services.changeStream.publish([person.id], ["documents"]);
  await services.close();

  expect(JSON.parse((await events.next()).data).subjects).toContain("documents");
});

test("what one process publishes, changes and withdraws is so on the other's site within 2 s", async () => {
  const services = await openServices(
    readServerEnvironment(settings.variables),
    createLog("silent"),
  );
  const draft = { status: "draft", publishedAt: null, confirmedAt: null } as const;
  const id = await addCompleteListing(services, draft);
  await services.close();

  const broker = await signIn(first(), "jordan@example.com");
  const at = (server: Server, path: string) => fetch(server.origin + path);
  const shown = async (server: Server, path: string) => {
    const answer = await at(server, path);
    return `${answer.status} ${await answer.text()}`;
  };
  const onSite = "/listings/15-placeholder-plaza";
  expect((await at(second(), onSite)).status).toBe(404);

  const soon = { timeout: 2000, interval: 20 };
  const published = await broker(first(), `/api/listings/${id}/publish`, {
    method: "POST",
    body: JSON.stringify({ version: 1 }),
  });
  expect(published.status).toBe(204);
  await expect.poll(() => shown(second(), onSite), soon).toMatch(/^200 .*Eleven shops/);
  expect(await shown(second(), "/listings")).toContain("15-placeholder-plaza");
  expect(await shown(second(), "/sitemap.xml")).toContain(onSite);
  expect(await shown(second(), "/about")).toContain("About, with listings");

  const { details: before, version } = await (await broker(first(), `/api/listings/${id}`)).json();
  const changed = await broker(first(), `/api/listings/${id}`, {
    method: "PUT",
    body: JSON.stringify({ details: { ...before, summary: "Twelve shops." }, version }),
  });
  expect(changed.status).toBe(204);
  await expect.poll(() => shown(second(), onSite), soon).toContain("Twelve shops");

  const withdrawn = await broker(second(), `/api/listings/${id}/withdraw`, {
    method: "POST",
    body: JSON.stringify({ version: version + 1 }),
  });
  expect(withdrawn.status).toBe(204);
  await expect.poll(async () => (await at(first(), onSite)).status, soon).toBe(404);
  expect(await shown(first(), "/about")).not.toContain("About, with listings");
});

test("each stops with 0 and leaves the other at work", async () => {
  const { child } = first();
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
  expect((await fetch(`${second().origin}/api/ready`)).status).toBe(200);
});
