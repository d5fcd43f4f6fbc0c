import { broker } from "@frontage/content/broker";
import { sampleClient } from "@frontage/content/samples/client";
import type { Database } from "../database/open-database.ts";
import { sampleInquiryId, secondClient } from "./second-client.ts";

/** The sample broker's address: after a rebrand, `broker.ts` has another. */
const sampleBrokerEmail = "jordan@example.com";

const clientEmails = [sampleClient.email, secondClient.email].map((email) => email.toLowerCase());

/**
 * The sample accounts and inquiries that a first start added, which an owner has no use for.
 *
 * @param db everyone's rows
 * @returns none while the site is still the sample
 */
export async function findSamples(db: Database) {
  if (broker.email.toLowerCase() === sampleBrokerEmail) return { people: [], inquiries: [] };
  const people = await db
    .selectFrom("user")
    .select(["id", "name", "role"])
    .where((eb) =>
      eb.or([
        eb.and([eb("role", "=", "client"), eb("email", "in", clientEmails)]),
        eb.and([eb("role", "=", "broker"), eb("email", "=", sampleBrokerEmail)]),
      ]),
    )
    .orderBy("name")
    .execute();
  const clientIds = people.filter(({ role }) => role === "client").map(({ id }) => id);
  const inquiries = await db
    .selectFrom("inquiry")
    .select(["id", "name"])
    .where((eb) =>
      eb.or([
        eb("id", "=", sampleInquiryId),
        ...(clientIds.length > 0 ? [eb("clientId", "in", clientIds)] : []),
      ]),
    )
    .orderBy("name")
    .execute();
  return { people, inquiries };
}

/** The names of sample people still in the store, each once. */
export async function sampleNames(db: Database): Promise<string[]> {
  const { inquiries, people } = await findSamples(db);
  return [...new Set([...people, ...inquiries].map(({ name }) => name))];
}
