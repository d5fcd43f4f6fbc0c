import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { apiTypes, apiTypesFile } from "./api-types.ts";

test("the dashboard's client knows every route as it is", async () => {
  const kept = await readFile(apiTypesFile, "utf8");
  // If this fails: node scripts/run.mjs node apps/server/scripts/api-types.ts
  expect(kept).toBe(await apiTypes());
});
