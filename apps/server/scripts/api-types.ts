import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
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
  // To list the routes, nothing has to be open.
  const document = await describeApi(createApi({} as Services));
  const types = await openapiTS(JSON.parse(JSON.stringify(document)) as OpenAPI3);
  return `// Made from the server's routes by \`pnpm --filter @frontage/server api-types\`; not edited by hand.\n\n${astToString(types)}`;
}

if (import.meta.main) await writeFile(apiTypesFile, await apiTypes());
