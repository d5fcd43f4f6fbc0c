import type { DatabaseKind } from "../database/tables.ts";
import { type Stores, isEmpty, seedSamples, seedSecondClient } from "./seed-samples.ts";

/**
 * Adds the samples to an empty SQLite store.
 *
 * @param options.address the site's: "http://localhost:3000"
 * @returns a message for the owner with the passwords, which are stored only as hashes
 */
export async function seedIfEmpty(
  services: Stores & { kind: DatabaseKind },
  { address, isProduction }: { address: string; isProduction: boolean },
): Promise<string | undefined> {
  if (isProduction || services.kind !== "sqlite" || !(await isEmpty(services))) return undefined;
  await seedSecondClient(services);
  const { broker, client } = await seedSamples(services);
  const lines = [client, broker].map(
    ({ email, password, role }) => `  ${role.padEnd(6)}  ${email}  ${password}`,
  );
  return `The store was empty, so samples were added. Log in at ${address}/login as\n${lines.join("\n")}\nThese passwords are shown only once.`;
}
