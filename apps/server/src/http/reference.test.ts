import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

// What says of itself what it is.
const selfEvident = ["/health", "/ready", "/openapi.json", "/reference"];

test("every route of the API is described, with what it does", async () => {
  const { paths } = await (await store.ask("/api/openapi.json")).json();
  const missing = store.api.routes
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .filter(({ path }) => !selfEvident.includes(path.replace("/api", "")))
    .filter(({ path }) => !path.startsWith("/api/auth/"))
    .filter(({ method, path }) => {
      const described = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      return !described?.summary;
    })
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(missing)]).toEqual([]);
});

test("the readable page names every route and runs no script", async () => {
  const answer = await store.ask("/api/reference");
  const { paths } = await (await store.ask("/api/openapi.json")).json();
  const page = await answer.text();
  expect(answer.headers.get("Content-Type")).toContain("text/html");
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(page).not.toContain("<script");
  for (const path of Object.keys(paths)) expect(page).toContain(path);
});
