import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { uploadMaxBytes } from "../packages/records/src/limits.ts";
import { settingNames } from "../apps/server/src/env.ts";

const folder = join(import.meta.dirname, "../deploy");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** The names that a text has before colons or equals signs. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

test("the containers and units set only what depends on the server", () => {
  const [server = ""] = read("compose.yaml").split(/^ {2}database:/m);
  const inUnits = readdirSync(folder)
    .filter((file) => file.endsWith(".service"))
    .flatMap((file) => namesIn(read(file).match(/^Environment=.*$/m)?.[0] ?? "", /([A-Z_]+)=/g));
  const inImage = namesIn(read("Dockerfile").match(/^ENV NODE_ENV.*$/m)?.[0] ?? "", /([A-Z_]+)=/g);
  const inContainer = namesIn(server, /^ {6}([A-Z][A-Z0-9_]*):/gm);
  expect(inContainer).toContain("AUTH_SECRET");
  expect(settingNames).toEqual(
    expect.arrayContaining([...new Set([...inContainer, ...inUnits, ...inImage])]),
  );
});

test("everything that the units and the image run is in a release", async () => {
  const { default: config } = await import("../apps/server/rolldown.config.ts");
  const made = Object.keys(config.input).map((name) => `${name}.js`);
  const files = ["Dockerfile", "frontage.service", "frontage-backup.service"];
  const run = files.flatMap((file) => namesIn(read(file), /\bbundle\/([\w-]+\.js)/g));
  expect(new Set(run)).toEqual(new Set(["serve.js", "backup.js"]));
  expect(made).toEqual(expect.arrayContaining(run));
});

test("nginx allows the largest upload and logs no secret", () => {
  const nginx = read("nginx.conf");
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(uploadMaxBytes);
  expect(nginx).not.toMatch(/\$(request|request_uri|args|query_string)\b(?!.*return)[^;]*'/);
});

test("nginx shows pages that a build has, and says the size that the server does", () => {
  const nginx = read("nginx.conf");
  const pages = namesIn(nginx, /error_page [\d =]+\/proxy\/([\w-]+\.html);/g);
  const made = readFileSync(join(folder, "../apps/server/scripts/proxy-pages.ts"), "utf8");
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(made).toContain(`"${page}"`);
  expect(nginx).toContain(`larger than ${uploadMaxBytes / 1024 / 1024} MB.`);
});

test.runIf(existsSync("/usr/bin/systemd-analyze") && existsSync("/usr/bin/node"))(
  "systemd understands the units",
  () => {
    const units = readdirSync(folder)
      .filter((file) => /\.(service|timer)$/.test(file))
      .map((file) => join(folder, file));
    expect(units).toHaveLength(3);
    // It throws at a status other than 0.
    execFileSync("systemd-analyze", ["verify", ...units], { stdio: "pipe" });
  },
);
