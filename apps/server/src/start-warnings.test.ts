import { expect, test } from "vitest";
import { readServerEnvironment } from "./env.ts";
import { startWarnings } from "./start-warnings.ts";

const rebranded = { website: { display: "robin.example.org", url: "https://robin.example.org" } };
const settings = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://robin.example.org",
  AUTH_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://mail.example.org",
  MAIL_FROM: "office@example.org",
};

const warnings = (changed: Record<string, string>, sampleValues: string[] = []) =>
  startWarnings(readServerEnvironment({ ...settings, ...changed }), rebranded, sampleValues);

test("a complete setup has nothing to be warned about", () => {
  expect(warnings({})).toEqual([]);
});

test("outside of production nothing is warned about", () => {
  expect(warnings({ NODE_ENV: "", SMTP_URL: "", PUBLIC_URL: "http://localhost/x" })).toEqual([]);
});

test.each([
  [{ SMTP_URL: "" }, "SMTP_URL is not set, so nothing is emailed"],
  [
    { PUBLIC_URL: "https://www.robin.example.org" },
    "PUBLIC_URL is https://www.robin.example.org, but website.url in broker.ts is https://robin.example.org",
  ],
  [
    { PUBLIC_URL: "https://robin.example.org/portal" },
    "PUBLIC_URL has a path, /portal, which is ignored: the site is served at https://robin.example.org/.",
  ],
])("%o is warned about", (changed, sentence) => {
  const said = warnings(changed);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(sentence);
});

test("http is warned about", () => {
  expect(warnings({ PUBLIC_URL: "http://robin.example.org" }).join("\n")).toContain(
    "PUBLIC_URL is http://robin.example.org: without https, passwords can be read",
  );
});

test("what is still the sample's is named, and the rest counted", () => {
  expect(warnings({}, ["name"])).toEqual([
    "broker.ts still has the sample’s values: name. Run npm run check for the list.",
  ]);
  expect(warnings({}, ["a", "b", "c", "d", "e", "f", "g"])[0]).toContain(
    "a, b, c, d, e and 2 more.",
  );
});
