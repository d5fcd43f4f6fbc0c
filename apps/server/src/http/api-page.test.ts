import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();

// Properties that need no description.
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

type Body = {
  description?: string;
  content?: Record<string, { schema?: unknown; example?: unknown }>;
};
type Parameter = { in: string; name: string; example: string };
type Operation = {
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
};

async function readOperations() {
  const { paths } = await (await store.ask("/api/openapi.json")).json();
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        ...operation,
      })),
  );
}

/** A route's path with the examples of its parameters. */
const addressOf = (path: string, parameters: readonly Parameter[]) =>
  parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((filled, { example, name }) => filled.replace(`{${name}}`, example), path);

test("the server can read every example of a request", async () => {
  // The example can be valid and still refused here: it has no right password, and no real deal.
  const unknownHere = [
    "That’s not your current password.",
    "Please enter your current password.",
    "You no longer have access to this property.",
  ];
  const refused: string[] = [];
  for (const { method, parameters = [], path, requestBody } of await readOperations()) {
    const example = requestBody?.content?.["application/json"]?.example;
    // The auth library's own routes are public: their examples would only be wrong passwords.
    if (example === undefined || path.startsWith("/api/auth/")) continue;
    const address = addressOf(path, parameters);
    for (const person of [store.client, store.broker]) {
      const answer = await store.as(person)(address, {
        method,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(example),
      });
      const { fields = {} } = (await answer.json().catch(() => ({}))) as { fields?: object };
      const wrong = Object.entries(fields).filter(([, reason]) => !unknownHere.includes(reason));
      if (wrong.length > 0)
        refused.push(`${method} ${path} as ${person.role}: ${wrong.join(", ")}`);
    }
  }
  expect(refused).toEqual([]);
});

test("routes described as for logged-in people ask others to log in", async () => {
  const open: string[] = [];
  for (const { method, parameters = [], path, requestBody, responses } of await readOperations()) {
    if (responses["401"]?.description !== "Not signed in.") continue;
    const example = requestBody?.content?.["application/json"]?.example;
    const address = addressOf(path, parameters);
    const { status } = await store.ask(address, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(example === undefined ? {} : { body: JSON.stringify(example) }),
    });
    if (status !== 401) open.push(`${method} ${path}: ${status}`);
  }
  expect(open).toEqual([]);
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
