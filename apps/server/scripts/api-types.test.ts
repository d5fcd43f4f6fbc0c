import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { apiTypes, apiTypesFile } from "./api-types.ts";

test("the dashboard's client knows every route as it is", async () => {
  const kept = await readFile(apiTypesFile, "utf8");
  // If this fails: pnpm --filter @frontage/server api-types
  expect(kept).toBe(await apiTypes());
});
