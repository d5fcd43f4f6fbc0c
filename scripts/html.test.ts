import { globSync } from "node:fs";
import { join } from "node:path";
import { formatterFactory, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The rules of the HTML standard, without the library's rules of style. */
const standard = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
const format = formatterFactory("text");

// Every page that is rendered at build time; `npm test` builds them first.
const pages = globSync("apps/{site,dashboard}/dist/**/*.html", { cwd: root }).toSorted();

test("every page of the site and the dashboard is checked", () => {
  expect(pages).toContain("apps/site/dist/index.html");
  expect(pages).toContainEqual(expect.stringMatching(/^apps\/site\/dist\/services\/.+\.html$/));
  expect(pages).toContain("apps/dashboard/dist/login.html");
});

test.each(pages)("%s is valid HTML", async (page) => {
  const { results } = await standard.validateFile(join(root, page));
  expect(format(results)).toBe("");
});
