import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.ts";
import { compose } from "../scripts/compose.ts";
import { freePort } from "../test/free-port.ts";
import { startS3 } from "../test/s3.ts";
import { databaseFile } from "./database/open-database.ts";
import { readServerEnvironment } from "./env.ts";
import { dashboardBuild, siteBuild, writeBuilds } from "../test/fixture.ts";
import { createLog } from "./logging.ts";
import { openServices } from "./services.ts";

// Larger than the kernel's buffer between two processes, so that a response can be left half read.
const largeBytes = 32 * 1024 * 1024;

// Each test starts a process, which takes a while on a busy machine.

let builds: Awaited<ReturnType<typeof writeBuilds>>;
/** A store with one account, so that a server started on a copy has nothing to seed. */
let filled: string;
const children: ChildProcess[] = [];
/** A server for all tests that only send requests: each start takes most of a second. */
let running: { child: ChildProcess; folder: string; port: number };
/** The cookie of the account's session on it. */
let cookie: string;

beforeAll(async () => {
  builds = await writeBuilds({
    site: { ...siteBuild, "assets/plan-Mn34Op56.pdf": "x".repeat(largeBytes) },
    dashboard: dashboardBuild,
  });
  await compose({ site: builds.site, dashboard: builds.dashboard, output: builds.output });
  filled = emptyFolder();
  const environment = readServerEnvironment({ DATA_DIR: filled });
  const services = await openServices(environment, createLog("silent"));
  await services.accounts.create({ ...account, name: "Taylor Morgan", role: "client" });
  await services.close();

  const folder = filledFolder();
  const child = spawnServer({ DATA_DIR: folder });
  running = { child, folder, port: await portOf(child) };
  const signedIn = await signIn(running.port, `http://localhost:${running.port}`);
  cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => {
  running.child.kill("SIGKILL");
  return builds.remove();
});

const emptyFolder = () => mkdtempSync(join(builds.root, "data-"));

function filledFolder(): string {
  const folder = emptyFolder();
  cpSync(filled, folder, { recursive: true });
  return folder;
}

function spawnServer(variables: Record<string, string>, folder = builds.output) {
  return spawn(process.execPath, [inject("serverFile"), folder], {
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "silent",
      DATA_DIR: filledFolder(),
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Starts a server that stops when its test ends. */
function start(...settings: Parameters<typeof spawnServer>) {
  const child = spawnServer(...settings);
  children.push(child);
  return child;
}

/** Resolves to the port once the server has printed its address. */
async function portOf(child: ReturnType<typeof start>): Promise<number> {
  const [line] = await once(child.stdout, "data");
  const address = /^Frontage is at .*(http:\/\/localhost:\d+)\n$/.exec(String(line))?.[1] ?? "";
  return Number(new URL(address).port);
}

/** Everything the server has printed so far. */
function whatIsSaid(child: ReturnType<typeof start>): () => string {
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  return () => said;
}

test("says where it is and serves there", async () => {
  for (const path of ["/about", "/api/health"]) {
    const answer = await fetch(`http://127.0.0.1:${running.port}${path}`);
    expect(answer.status).toBe(200);
  }
});

test("keeps an idle connection longer than the proxy in front of it", async () => {
  const answer = await fetch(`http://127.0.0.1:${running.port}/api/health`);
  const [, seconds] = answer.headers.get("keep-alive")?.match(/timeout=(\d+)/) ?? [];
  // nginx, with `keepalive` in `upstream`, keeps one for 60 s.
  expect(Number(seconds)).toBeGreaterThan(60);
});

const upload = (mediaType: string) =>
  `POST /api/documents?name=a.pdf&mediaType=${mediaType}&type=lease&dealId=1`;
const json = "Content-Type: application/json";
const pdf = "Content-Type: application/pdf";

test.each([
  [413, "JSON over the limit", "POST /api/threads", [json]],
  [413, "JSON of no declared length", "POST /api/threads", [json, "Transfer-Encoding: chunked"]],
  [401, "a file from someone who isn't logged in", upload("application/pdf"), [pdf]],
  [403, "another site's file", upload("application/pdf"), [pdf, "Origin: http://evil.example"]],
  [404, "a file for no deal", upload("application/pdf"), [pdf, "Cookie"]],
  [415, "a file of another type", upload("application/x-sh"), [pdf, "Cookie"]],
  [405, "a file for a page", "POST /about", [pdf]],
  [200, "a page requested with a body", "GET /about", [pdf]],
  [400, "an impossible host", "POST /about", [pdf, "Host: a/b"]],
])(
  "a response (%i) to %s answers the connection's next request, or ends it",
  async (status, _name, line, given) => {
    const { port } = running;
    const lines = given.map((header) => (header === "Cookie" ? `Cookie: ${cookie}` : header));
    const isChunked = given.includes("Transfer-Encoding: chunked");
    const bytes = 300 * 1024;
    const content = "x".repeat(bytes);
    const body = isChunked ? `${bytes.toString(16)}\r\n${content}\r\n0\r\n\r\n` : content;
    if (!given.some((header) => header.startsWith("Host"))) lines.push("Host: localhost");
    if (!isChunked) lines.push(`Content-Length: ${bytes}`);

    const socket = connect(port, "127.0.0.1");
    socket.write(`${line} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
    socket.write("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let received = "";
    for await (const chunk of socket) {
      received += String(chunk);
      if (received.endsWith('{"status":"ok"}')) break;
    }
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toMatch(/\r\nconnection: close\r\n|\{"status":"ok"\}$/i);
  },
);

// Where nginx has to be installed first, that takes a while.
test(
  "behind nginx, one client's refused requests fail nobody else's",
  { timeout: 300_000 },
  async () => {
    const proxied = await startNginx(running.port);
    const send = async (bytes: number) => {
      const response = await fetch(`http://127.0.0.1:${proxied}/api/threads`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify("x".repeat(bytes)),
      });
      await response.text();
      return response.status;
    };
    for (let round = 0; round < 20; round += 1) {
      const refused = await Promise.all([1, 2, 3].map(() => send(300_000)));
      expect(refused).toEqual([413, 413, 413]);
      const others = await Promise.all([1, 2, 3, 4, 5].map(() => send(10)));
      expect(others).toEqual([401, 401, 401, 401, 401]);
    }
  },
);

/** Starts nginx with the configuration that is shipped, without HTTPS. @returns its port */
async function startNginx(port: number): Promise<number> {
  const folder = emptyFolder();
  const proxied = await freePort();
  const shipped = readFileSync(join(import.meta.dirname, "../../../deploy/nginx.conf"), "utf8");
  const [shared = "", , proxy = ""] = shipped.split(/^(?=server \{)/m);
  const site = `${shared}server {${proxy.replace(/^server \{/, "")}`
    .replace("127.0.0.1:3000", `127.0.0.1:${port}`)
    .replace(/^ *(listen|ssl_).*\n/gm, "")
    .replace("server_name", `listen 127.0.0.1:${proxied};\n    server_name`)
    .replace("/var/log/nginx/frontage.log", join(folder, "access.log"));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (place) => `${place}_temp_path ${join(folder, place)};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;
    pid ${join(folder, "pid")};
    error_log stderr;
    events {}
    http { ${places.join("\n")} ${site} }`,
  );
  const program = await findProgram({
    name: "nginx",
    variable: "NGINX_PATH",
    usualPlaces: ["/usr/sbin/nginx"],
    package: "nginx",
  });
  const child = spawn(program, ["-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  await expect.poll(() => refuses(proxied)).toBe(false);
  return proxied;
}

test("warns in production of what its owner probably forgot", async () => {
  const child = start({
    NODE_ENV: "production",
    PUBLIC_URL: "http://127.0.0.1/portal",
    AUTH_SECRET: "x".repeat(32),
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  await portOf(child);
  await expect.poll(() => said).toContain("Warning: PUBLIC_URL has a path, /portal,");
  expect(said).toContain("Warning: SMTP_URL is not set");
  expect(said).toContain("Warning: PUBLIC_URL is http://127.0.0.1, but website.url");
  expect(said).toContain("Warning: PUBLIC_URL is http://127.0.0.1: without https");
});

test("names the setting and the place of a database that can't be opened", async () => {
  const refused = start({
    DATABASE_URL: "postgres://robin:secret@127.0.0.1:1/frontage",
    AUTH_SECRET: "x".repeat(32),
  });
  expect(await text(refused.stderr)).toBe(
    'DATABASE_URL: PostgreSQL at 127.0.0.1:1 can’t be used, because nothing listens there (ECONNREFUSED; user "robin", database "frontage").\n',
  );
  const folder = emptyFolder();
  writeFileSync(join(folder, databaseFile), "Dear diary, ".repeat(1000));
  expect(await text(start({ DATA_DIR: folder }).stderr)).toBe(
    `DATA_DIR: ${join(folder, databaseFile)} is not a database (file is not a database). Restore a backup, or choose another folder.\n`,
  );
});

test("says in a sentence that a composition is torn", async () => {
  const folder = join(builds.root, "torn");
  cpSync(builds.output, folder, { recursive: true });
  mkdirSync(join(folder, "answers"));
  for (const name of ["receipt.html", "refusal.html"]) {
    writeFileSync(join(folder, "answers", name), "<main></main>");
  }
  const child = start({}, folder);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect([said, code]).toEqual([expect.stringMatching(/^headers\.json has no policy .*\n$/), 1]);
});

test("fills an empty store once, prints both accounts with their passwords once, and reads the samples' PDFs", async () => {
  const folder = emptyFolder();
  const child = start({ DATA_DIR: folder, LOG_LEVEL: "info" });
  const whatIsSaidNow = whatIsSaid(child);
  await portOf(child);
  await expect.poll(whatIsSaidNow, { timeout: 150_000 }).toContain("shown only once");
  const said = whatIsSaidNow();
  const passwords = [...said.matchAll(/^ {2}(client|broker) +\S+@\S+ {2}(\S{16,})$/gm)].map(
    ([, role, password]) => ({ role, password: String(password) }),
  );
  expect(passwords.map(({ role }) => role)).toEqual(["client", "broker"]);
  for (const { password } of passwords) {
    expect(said.split(password)).toHaveLength(2);
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => readFileSync(join(parentPath, name), "latin1"));
    expect(kept.some((content) => content.includes(password))).toBe(false);
  }
  const pagesRead = () => {
    const database = new DatabaseSync(join(folder, databaseFile), { readOnly: true });
    const read = database.prepare(`select count(*) as "count" from "passage" where "page" = 2`);
    const { count } = read.get() ?? {};
    database.close();
    return Number(count);
  };
  await expect.poll(pagesRead, { timeout: 150_000 }).toBeGreaterThan(0);
  child.kill("SIGTERM");
  await once(child, "exit");

  const again = start({ DATA_DIR: folder });
  const saidAgain = whatIsSaid(again);
  await portOf(again);
  again.kill("SIGTERM");
  await once(again, "close");
  expect(saidAgain()).toMatch(/^Frontage is at \S+\n$/);
});

test("keeps the samples' files in a bucket where one is set", async () => {
  const { settings, stop } = await startS3();
  onTestFinished(stop);
  const folder = emptyFolder();
  const child = start({
    DATA_DIR: folder,
    S3_ENDPOINT: settings.endpoint ?? "",
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });
  const whatIsSaidNow = whatIsSaid(child);
  await portOf(child);
  await expect.poll(whatIsSaidNow, { timeout: 150_000 }).toContain("shown only once");
  const list = await fetch(`${settings.endpoint}/${settings.bucket}`);
  expect((await list.text()).match(/<Key>/g)?.length).toBeGreaterThan(10);
  expect(readdirSync(folder)).not.toContain("files");
});

test("fills nothing in production, and says the public address", async () => {
  const child = start({
    DATA_DIR: emptyFolder(),
    NODE_ENV: "production",
    PUBLIC_URL: "https://broker.example.com",
    AUTH_SECRET: "a secret that is long enough to sign cookies with",
  });
  const said = whatIsSaid(child);
  await portOf(child);
  child.kill("SIGTERM");
  await once(child, "close");
  expect(said()).toMatch(
    /^Frontage is at https:\/\/broker\.example\.com, and here at http:\/\/localhost:\d+\n$/,
  );
});

test.each(["SIGTERM", "SIGINT"] as const)("ends with 0 on %s", async (signal) => {
  const child = start({});
  const port = await portOf(child);
  // Leaves a connection open, as a browser does.
  await (await fetch(`http://127.0.0.1:${port}/`)).text();
  child.kill(signal);
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

test("finishes an open answer before it ends, and takes no new connection meanwhile", async () => {
  const child = start({});
  const port = await portOf(child);
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /assets/plan-Mn34Op56.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "readable");

  child.kill("SIGTERM");
  await expect.poll(() => refuses(port), { timeout: 150_000 }).toBe(true);
  expect(child.exitCode).toBeNull();

  let received = 0;
  for await (const chunk of socket) received += chunk.length;
  expect(received).toBeGreaterThan(largeBytes);
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(0);
});

test("gives up open answers at a second signal", async () => {
  const child = start({});
  const port = await portOf(child);
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write("GET /assets/plan-Mn34Op56.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "readable");

  child.kill("SIGTERM");
  await expect.poll(() => refuses(port), { timeout: 150_000 }).toBe(true);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
});

test("says in one sentence that the port is taken", async () => {
  const { port } = running;
  const second = start({ PORT: String(port) });
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, "exit")]);
  expect(said).toBe(
    `Port ${port} is in use: stop the program that uses it, or set PORT to another one.\n`,
  );
  expect(code).toBe(1);
});

test("says what is wrong with the settings, and does not start", async () => {
  const child = start({ PORT: "eighty" });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(said).toContain('PORT is "eighty"');
  expect(said).not.toContain("at readServerEnvironment");
  expect(code).toBe(1);
});

test("says that nothing has been built, and does not start", async () => {
  const child = start({}, builds.site);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(said).toContain("Nothing to serve");
  expect(code).toBe(1);
});

function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });
}

test("refuses a folder that another server uses, in one sentence", async () => {
  const { folder } = running;
  const second = start({ DATA_DIR: folder });
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, "exit")]);
  expect(said).toMatch(/^Another Frontage server already uses .*DATABASE_URL\.\n$/);
  expect(said).toContain(folder);
  expect(code).toBe(1);
});

test("while developing, this machine's other name signs in too; another site's page does not", async () => {
  const { port } = running;
  const statuses = [];
  for (const origin of [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    "http://evil.example",
  ]) {
    statuses.push((await signIn(port, origin)).status);
  }
  expect(statuses).toEqual([200, 200, 403]);
});

test("ends open streams on SIGTERM, and leaves the folder to the next server", async () => {
  const folder = filledFolder();
  const child = start({ DATA_DIR: folder });
  const port = await portOf(child);
  const signedIn = await signIn(port, `http://127.0.0.1:${port}`);
  const [cookie = ""] = signedIn.headers.getSetCookie();
  const stream = await fetch(`http://127.0.0.1:${port}/api/changes`, {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  expect(stream.headers.get("Content-Type")).toContain("text/event-stream");

  child.kill("SIGTERM");
  const [, [code]] = await Promise.all([stream.text(), once(child, "exit")]);
  expect(code).toBe(0);
  await portOf(start({ DATA_DIR: folder }));
});

test("forgets the salts of days that ended while it was stopped", async () => {
  const folder = filledFolder();
  const db = new DatabaseSync(join(folder, databaseFile));
  onTestFinished(() => db.close());
  db.exec(`insert into "viewSalt" values ('America/Chicago', '2026-01-01', 'yesterday')`);
  await portOf(start({ DATA_DIR: folder }));
  expect(db.prepare(`select * from "viewSalt"`).all()).toEqual([]);
});

const account = { email: "taylor@example.com", password: "correct horse battery staple" };

function signIn(port: number, origin: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(account),
  });
}
