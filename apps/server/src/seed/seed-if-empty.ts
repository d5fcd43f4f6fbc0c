import type { Services } from "../api/api-env.ts";
import { isEmpty, seedSamples } from "./seed-samples.ts";

/**
 * Writes the samples into an embedded store that holds nothing yet.
 *
 * @param options.address where people sign in: "http://localhost:3000"
 * @returns what the owner has to read, with the passwords; what is kept of them is a hash
 */
export async function seedIfEmpty(
  services: Services,
  { address, isProduction }: { address: string; isProduction: boolean },
): Promise<string | undefined> {
  if (isProduction || services.kind !== "sqlite" || !(await isEmpty(services))) return undefined;
  const { broker, client } = await seedSamples(services);
  const lines = [client, broker].map(
    ({ email, password, role }) => `  ${role.padEnd(6)}  ${email}  ${password}`,
  );
  return `The store was empty, so it holds samples now. Sign in at ${address}/login as\n${lines.join("\n")}\nThe passwords were made just now and are shown this once.`;
}
