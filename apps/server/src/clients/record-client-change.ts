import type { AuditAction } from "@frontage/content/schemas/audit";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges, LiveSubject } from "../live/live-changes.ts";

type Dependencies = { db: Database; live: LiveChanges };

/** Audits what a broker changed for a client, and updates the client's and the brokers' pages. */
export async function recordClientChange(
  services: Dependencies,
  { ipAddress, person }: ApiEnv["Variables"],
  change: { clientId: string; action: AuditAction; subject: string; subjectId: string },
  subjects: readonly LiveSubject[] = [],
): Promise<void> {
  await audit(services.db, { person, ...change, ipAddress });
  await announceClient(services, change.clientId, subjects);
}

/** Updates the client's and the brokers' pages, once a change is committed. */
export async function announceClient(
  { db, live }: Dependencies,
  clientId: string,
  subjects: readonly LiveSubject[],
): Promise<void> {
  await live.announce([clientId, ...(await brokerIds(db))], [...subjects, "clients", "overview"]);
}
