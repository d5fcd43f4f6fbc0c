import type { Activity } from "@frontage/records/schemas/overview";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { inquiryPath, listLatestInquiries, serviceLabel } from "../inquiries/queries.ts";

/** An entry, and when it happened. */
type Entry = Omit<Activity, "timestamp"> & { at: string };

/**
 * The newest activity that a person may see, newest first. Brokers also see inquiries, and whose
 * each entry is.
 *
 * @param max how many
 */
export async function listActivity(
  { person, records }: { person: Pick<Person, "role">; records: Database },
  max: number,
): Promise<Entry[]> {
  const isBroker = person.role === "broker";
  const [noted, inquiries] = await Promise.all([
    records
      .selectFrom("activity")
      .innerJoin("user", "user.id", "activity.clientId")
      .select(["activity.icon", "activity.title", "activity.description", "activity.at"])
      .select("user.name as clientName")
      .orderBy("activity.at", "desc")
      .orderBy("activity.id", "desc")
      .limit(max)
      .execute(),
    isBroker ? listLatestInquiries(records, max) : [],
  ]);
  return [
    ...noted.map(({ clientName, description, ...entry }) => ({
      ...entry,
      description: isBroker ? `${clientName}: ${description}` : description,
    })),
    ...inquiries.map(({ id, name, receivedAt, service }) => ({
      icon: "inbox" as const,
      title: "New inquiry",
      description: `${name}: ${serviceLabel(service)}`,
      at: receivedAt,
      path: inquiryPath(id),
    })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, max);
}
