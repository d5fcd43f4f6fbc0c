import type { Contact } from "@frontage/records/schemas/contact";
import { broker } from "../broker.ts";
import rows from "./contacts.json";
import { dated } from "./dated.ts";
import dealRows from "./deals.json";
import { daysAgo, minutesAgo } from "./relative-dates.ts";

type Row = Omit<Contact, "phone" | "email" | "addedAt" | "isOwn"> & {
  /** The last four digits of a (555) 555-… number; 0100 to 0199 are reserved for fiction. */
  line: string;
  addedDaysAgo: number;
  isOwn?: boolean;
};

/** The twenty-four parties of the sample client's deals; four came within the last month. */
export function sampleContacts(now: Date, timeZone: string = broker.timeZone): Contact[] {
  return [
    {
      id: "broker",
      name: broker.name,
      role: "broker",
      company: broker.businessName,
      phone: broker.phone,
      email: broker.email,
      dealIds: dealRows.map(({ id }) => id),
      addedAt: daysAgo(now, 220, "10:00", timeZone),
      lastContactAt: minutesAgo(now, 303),
      isOwn: false,
    },
    ...dated<Row[]>(rows, now, timeZone).map(({ addedDaysAgo, line, ...contact }) => ({
      isOwn: false,
      ...contact,
      phone: { e164: `+1555555${line}`, display: `(555) 555-${line}` },
      // Only the first name, as everywhere in the samples.
      email: `${contact.id.split("-")[0]}@example.com`,
      addedAt: daysAgo(now, addedDaysAgo, "10:10", timeZone),
    })),
  ];
}
