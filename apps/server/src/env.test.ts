import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readServerEnvironment, readStorybookWanted, settingNames } from "./env.ts";

test("a client's files may take any number of megabytes where the limit is 0", () => {
  expect(readServerEnvironment({ CLIENT_STORAGE_MB: "0" }).storageLimitBytes).toBe(Infinity);
  expect(readServerEnvironment({ CLIENT_STORAGE_MB: "1" }).storageLimitBytes).toBe(1024 ** 2);
});

test(".env.example lists every setting, under a line that explains it", async () => {
  const example = await readFile(join(import.meta.dirname, "../../../.env.example"), "utf8");
  const names = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(settingNames);
  for (const block of example.trim().split("\n\n")) expect(block).toMatch(/^# [^=\n]+\.$/m);
});

test("by default listens on port 3000, on every address, and trusts no proxy", () => {
  expect(readServerEnvironment({ PORT: "" })).toMatchObject({
    port: 3000,
    host: undefined,
    trustedProxies: 0,
    isProduction: false,
    databaseUrl: undefined,
    storageLimitBytes: 2 * 1024 ** 3,
    s3: undefined,
  });
});

test("takes what the environment says", () => {
  const environment = readServerEnvironment({
    PORT: "8080",
    HOST: "127.0.0.1",
    TRUST_PROXY: "1",
  });
  expect(environment).toMatchObject({ port: 8080, host: "127.0.0.1", trustedProxies: 1 });
});

test("names everything wrong in one message", () => {
  const read = () => readServerEnvironment({ PORT: "eighty", TRUST_PROXY: "yes" });
  expect(read).toThrow(/PORT is "eighty".*\n.*TRUST_PROXY is "yes"/);
});

test.each(["-1", "65536", "3000.5"])("refuses %s as a port", (port) => {
  expect(() => readServerEnvironment({ PORT: port })).toThrow("a whole number from 0 to 65535");
});

test.each(["prod", "Production", "staging"])(
  "NODE_ENV=%s stops the start instead of beginning with samples",
  (NODE_ENV) => {
    expect(() => readServerEnvironment({ NODE_ENV })).toThrow(
      `NODE_ENV is "${NODE_ENV}", but it takes production, development or test.`,
    );
  },
);

test("leaves Storybook out unless it is asked for", () => {
  expect(readStorybookWanted({})).toBe(false);
  expect(readStorybookWanted({ STORYBOOK: "1" })).toBe(true);
  expect(() => readStorybookWanted({ STORYBOOK: "on" })).toThrow("STORYBOOK");
});

test("in production and with a shared database, secrets and addresses have to be given", () => {
  const production = () => readServerEnvironment({ NODE_ENV: "production" });
  expect(production).toThrow(/PUBLIC_URL is missing.*\nAUTH_SECRET is missing/);
  const shared = () => readServerEnvironment({ DATABASE_URL: "postgres://127.0.0.1/frontage" });
  expect(shared).toThrow("AUTH_SECRET is missing");
});

test("asks for the rest of what S3 and mail need", () => {
  const read = () =>
    readServerEnvironment({
      S3_BUCKET: "files",
      SMTP_URL: "smtp://127.0.0.1:25",
      AUTH_SECRET: "short",
    });
  expect(read).toThrow(
    /AUTH_SECRET is too short[^]*S3_ACCESS_KEY_ID is missing[^]*MAIL_FROM is missing/,
  );
});

test("a webhook for inquiries needs a secret that cannot be guessed, and no limit is 0", () => {
  const url = "https://hooks.example.com/inquiries";
  const read = (INQUIRY_WEBHOOK_SECRET: string) =>
    readServerEnvironment({ INQUIRY_WEBHOOK_URL: url, INQUIRY_WEBHOOK_SECRET });
  expect(() => read("")).toThrow("INQUIRY_WEBHOOK_SECRET is missing");
  expect(() => readServerEnvironment({ LISTING_WEBHOOK: "1" })).toThrow(
    "INQUIRY_WEBHOOK_URL is missing: LISTING_WEBHOOK=1 posts there, too.",
  );
  expect(() => read("whsec_c2hvcnQ=")).toThrow("at least 24 random bytes");
  expect(() => read("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toThrow("whsec_");
  const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
  expect(read(secret).inquiries).toEqual({
    webhook: { url, secret, mayBePrivate: false },
    retentionDays: 0,
    limitPerHour: 20,
  });
  expect(readServerEnvironment({ INQUIRY_LIMIT_PER_HOUR: "0" }).inquiries.limitPerHour).toBe(0);
  expect(() => readServerEnvironment({ INQUIRY_LIMIT_PER_HOUR: "-1" })).toThrow("0 or more");
});

test.each([
  ["hooks.example.com/inquiries", "must be an address such as"],
  ["https://", "must be an address such as"],
  ["https://name:password@hooks.example.com/", "must not contain a name or password"],
  ["https://:password@hooks.example.com/", "must not contain a name or password"],
])("the webhook cannot be %s, which is said beside all else", (url, sentence) => {
  const read = () => readServerEnvironment({ PORT: "eighty", INQUIRY_WEBHOOK_URL: url });
  expect(read).toThrow("PORT is");
  expect(read).toThrow(`INQUIRY_WEBHOOK_URL ${sentence}`);
  expect(read).toThrow("INQUIRY_WEBHOOK_SECRET is missing");
});

test("an address keeps its origin alone", () => {
  const { publicUrl } = readServerEnvironment({
    PUBLIC_URL: "https://broker.example.com/somewhere",
  });
  expect(publicUrl).toBe("https://broker.example.com");
});
