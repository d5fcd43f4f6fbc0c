import { lazy, Suspense } from "react";
import { expect, test } from "vitest";

import { FirstScript, HtmlDocument, StructuredData } from "./document.tsx";
import { renderPage } from "./render-page.ts";

test("a page is a complete document around the rendered application", async () => {
  const html = await renderPage(<h1>About</h1>, (app) => (
    <HtmlDocument app={app} page="about">
      <title>About me</title>
    </HtmlDocument>
  ));
  expect(html).toMatch(/^<!doctype html><html lang="en"><head>.*<title>About me<\/title>/);
  expect(html).toContain(`<div id="root" data-page="about"><h1>About</h1></div>`);
});

test("parts that load later are in the page", async () => {
  const Later = lazy(async () => ({ default: () => <p>Later</p> }));
  const html = await renderPage(
    <Suspense fallback="Loading">
      <Later />
    </Suspense>,
    (app) => <HtmlDocument app={app} />,
  );
  expect(html).toContain("<p>Later</p>");
  expect(html).not.toContain("Loading");
});

test("a part that fails to render fails the build", async () => {
  function Broken(): never {
    throw new Error("no such photograph");
  }
  await expect(
    renderPage(
      <Suspense>
        <Broken />
      </Suspense>,
      (app) => <HtmlDocument app={app} />,
    ),
  ).rejects.toThrow("A part of the page failed to render.");
});

test("every page has the same first script, and names the files it loads", async () => {
  const html = await renderPage(null, (app) => (
    <HtmlDocument app={app}>
      <FirstScript
        code="start()"
        entry="/app.js"
        imports={["/b.js", "/c.js"]}
        styles={["/a.css", "/b.css"]}
      />
    </HtmlDocument>
  ));
  expect(html).toContain(
    `<script data-entry="/app.js" data-imports="/b.js /c.js" data-styles="/a.css /b.css">start()</script>`,
  );
});

test("no record can close its script element", async () => {
  const html = await renderPage(null, (app) => (
    <HtmlDocument app={app}>
      <StructuredData records={{ name: "</script><script>alert(1)</script>" }} />
    </HtmlDocument>
  ));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: "</script><script>alert(1)</script>" });
});
