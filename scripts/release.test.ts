import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pictureOf } from "../apps/server/test/photos.ts";
import { pdfOf } from "../apps/server/test/pdf.ts";
import { listingPaths } from "../packages/content/src/listings.ts";
import { publishSample } from "./publish-sample.ts";
import { packRelease } from "./release/pack.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const timeoutMs = 300_000;

/** A machine with only Node and a release. */
let machine: string;
let environment: Record<string, string>;
let release: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  machine = await mkdtemp(join(tmpdir(), "frontage-release-"));
  await mkdir(join(machine, "bin"));
  await symlink(process.execPath, join(machine, "bin/node"));
  environment = { PATH: join(machine, "bin"), HOME: machine, HOST: "127.0.0.1", PORT: "0" };
  const archive = await packRelease(
    {
      version: "1.2.3",
      bundle: join(root, "apps/server/bundle"),
      pages: join(root, "apps/server/dist"),
      migration: "0001-records",
      accountTables: "",
      time: 1_700_000_000,
      licenses: "None.",
      sbom: "{}",
    },
    machine,
  );
  await run("sha256sum", ["-c", "frontage-1.2.3.tar.gz.sha256"], { cwd: machine });
  await run("tar", ["-xzf", archive], { cwd: machine });
  release = join(machine, "frontage-1.2.3");
}, timeoutMs);
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rm(machine, { recursive: true }));

type Login = { email: string; password: string };

/** Starts the release on an empty store, and resolves when the samples were added. */
async function start(folder: string) {
  const child = spawn("node", ["serve.js"], {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const people: Record<string, Login> = {};
  let origin = "";
  for await (const line of createInterface(child.stdout)) {
    origin ||= /^Frontage is at (http:\/\/localhost:\d+)$/.exec(line)?.[1] ?? "";
    const [, role, email, password] = /^ +(client|broker) +(\S+) +(\S+)$/.exec(line) ?? [];
    if (role && email && password) people[role] = { email, password };
    if (people["client"] && people["broker"]) break;
  }
  child.stdout.resume();
  const signIn = async (role: string) => {
    const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify(people[role]),
    });
    expect(answer.status).toBe(200);
    const Cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    return (path: string, init: RequestInit = {}) =>
      fetch(`${origin}/api${path}`, { ...init, headers: { Cookie, Origin: origin } });
  };
  return { child, origin, people, signIn };
}

async function stop(child: ChildProcess) {
  child.kill("SIGTERM");
  await once(child, "exit");
}

const command = (folder: string, ...args: string[]) =>
  run("node", args, { cwd: folder, env: environment });

/** The emails that a release without `SMTP_URL` wrote, with their lines joined. */
async function textOfEmails(): Promise<string> {
  const folder = join(release, ".data/mail");
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return emails.join("\n").replaceAll("=\n", "").replaceAll("=3D", "=");
}

/** Signs a listing's agreement as a visitor without script does. @returns the executed PDF */
async function signFor(origin: string, slug: string): Promise<string> {
  const post = (path: string, values: Record<string, string>) =>
    fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin", Origin: origin },
      body: new URLSearchParams(values),
    });
  const form = await (await fetch(origin + listingPaths.agreement(slug))).text();
  const signed = await post(listingPaths.agreement(slug), {
    name: "Dana Field",
    email: "dana@example.org",
    company: "Field Partners",
    phone: "(555) 555-0176",
    role: "principal",
    buyerName: "",
    signature: "Dana Field",
    consent: "yes",
    textSha256: /name="textSha256" value="(\w+)"/.exec(form)?.[1] ?? "",
  });
  expect(signed.status).toBe(303);
  const linked = /\/enter\?token=([\w-]{43})/;
  await expect.poll(textOfEmails, { timeout: timeoutMs / 2 }).toMatch(linked);
  const token = linked.exec(await textOfEmails())?.[1] ?? "";
  const entered = await post(listingPaths.enter(slug), { token });
  const Cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const executed = await fetch(`${origin}/api/room/${slug}/agreement`, { headers: { Cookie } });
  expect(executed.status).toBe(200);
  return executed.text();
}

test(
  "a release serves every page, reads what is uploaded, publishes a listing that a visitor signs for, writes emails, and is backed up and restored",
  { timeout: timeoutMs },
  async () => {
    const { child, origin, people, signIn } = await start(release);

    const pages = globSync("**/*.html", { cwd: join(release, "dist/public") });
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages.filter((name) => !/(^|\/)404\.html$/.test(name))) {
      const path = page.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "");
      const answer = await fetch(`${origin}/${path}`, { headers: { Accept: "text/html" } });
      expect([path, answer.status]).toEqual([path, 200]);
    }
    for (const path of ["/api/health", "/api/ready", "/sitemap.xml"]) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    }

    const asClient = await signIn("client");
    const { items: deals } = (await (await asClient("/deals/details")).json()) as {
      items: { id: string }[];
    };
    const upload = await asClient(
      `/documents?name=Survey&mediaType=application%2Fpdf&dealId=${deals[0]?.id}&type=other`,
      { method: "POST", body: new Uint8Array(pdfOf([["The easement runs along Quarry Lane."]])) },
    );
    expect(upload.status).toBe(200);
    const { id } = (await upload.json()) as { id: string };
    const file = await asClient(`/documents/${id}/versions/1/file`);
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");

    const asBroker = await signIn("broker");
    const photo = await asBroker("/listings/15-placeholder-plaza/photos", {
      method: "POST",
      body: new Uint8Array(await pictureOf(1200, 800).jpeg().toBuffer()),
    });
    expect(photo.status).toBe(200);
    expect(await photo.json()).toMatchObject({ widths: [320, 640, 960, 1200] });
    if (people["broker"]) await publishSample(origin, people["broker"]);
    const executed = await signFor(origin, "15-placeholder-plaza");
    expect(executed.slice(0, 5)).toBe("%PDF-");

    const database = join(release, ".data/frontage.db");
    const wordsRead = () => {
      const db = new DatabaseSync(database, { readOnly: true });
      const found = db.prepare(`select 1 from "passage" where "text" like '%Quarry Lane%'`).get();
      db.close();
      return found !== undefined;
    };
    await expect.poll(wordsRead, { timeout: timeoutMs / 2 }).toBe(true);

    await command(release, "bundle/broker.js", "invite", "robin@example.org", "--name", "Robin");
    await expect.poll(textOfEmails, { timeout: timeoutMs / 2 }).toContain("robin@example.org");

    const backup = join(machine, "backup");
    const { stdout } = await command(release, "bundle/backup.js", backup);
    expect(stdout).toMatch(/^Backed up \d+ rows and \d+ files to /);
    await stop(child);

    const restored = join(machine, "restored");
    await cp(release, restored, { recursive: true, filter: (path) => !path.endsWith("/.data") });
    await command(restored, "bundle/restore.js", backup);
    const { stdout: accounts } = await command(restored, "bundle/broker.js", "list");
    expect(accounts).toContain("robin@example.org");
    expect(await readdir(join(restored, ".data/files"))).not.toEqual([]);
  },
);
