import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import * as z from "zod/v4/core";
import { createApi } from "../src/api.ts";
import { describeApi } from "../src/http/openapi.ts";
import type { Services } from "../src/services.ts";

/** Where the dashboard keeps the types of its client. */
export const apiTypesFile = join(
  import.meta.dirname,
  "../../dashboard/src/portal/live/api-types.ts",
);

/** The types of every route, as the dashboard's client reads them. */
export async function apiTypes(): Promise<string> {
  await nameSchemas();
  // To list the routes, nothing has to be open.
  const { components, paths } = await describeApi(createApi({} as Services));
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      // Without an ID, it is written where it belongs. All failures have one type: `FailureBody`.
      delete operation.operationId;
      delete operation.summary;
      for (const status of Object.keys(operation.responses)) {
        if (Number(status) >= 300) delete operation.responses[status];
      }
    }
  }
  const types = await openapiTS(
    JSON.parse(JSON.stringify({ openapi: "3.1.0", components, paths })) as OpenAPI3,
  );
  const written = astToString(types)
    .replaceAll(/^ *(?!content)\w+\?: never;\n/gm, "")
    .replaceAll(/^ *headers: \{\n.*\n *\};\n/gm, "")
    .replaceAll(/^ *parameters: \{\n *\};\n/gm, "")
    .replaceAll(/^ *\/\*\* @description Done\b.*\n/gm, "");
  return `// Made from the server's routes by \`node scripts/run.mjs node apps/server/scripts/api-types.ts\`; not edited by hand.\n\n${written}`;
}

type Operation = { operationId?: string; summary?: string; responses: Record<string, unknown> };

/** Names the shared schemas by their exports, so that each is written once: `dealSchema` → `Deal`. */
async function nameSchemas(): Promise<void> {
  const folder = dirname(fileURLToPath(import.meta.resolve("@frontage/records/schemas/deal")));
  for (const file of globSync("*.js", { cwd: folder }).toSorted()) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.$ZodType) || z.globalRegistry.has(schema)) continue;
      const id = name.replace(/Schema$/, "").replace(/^./, (first) => first.toUpperCase());
      z.globalRegistry.add(schema, { id });
    }
  }
}

if (import.meta.main) await writeFile(apiTypesFile, await apiTypes());
