import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which database the tests of this project run on. */
    database: "sqlite" | "postgres";
    /** Where PostgreSQL is, in the project that runs on it. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for all test files; each creates its own database. */
export async function setup(project: TestProject) {
  const { stop, url } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
