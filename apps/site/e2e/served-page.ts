import { expect, type APIRequestContext } from "@playwright/test";
import { parse } from "node-html-parser";

/** A page as served, for tests that need no browser. */
export async function servedPage(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  return parse(await response.text(), { blockTextElements: { script: true } });
}
