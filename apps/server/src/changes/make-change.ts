import { changeSubjects, type ChangeSubject } from "@frontage/records/change-subjects";
import { type AuditRecord, audit } from "../audit/audit.ts";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import { type Person, type ProspectReader, scopedTo } from "../database/scope.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import { markRead, type NewNotification, storeNotification } from "./notifier.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import type { ListingEvent, ListingEvents } from "../outbox/listing-events.ts";
import { type NewActivity, noteActivity } from "./activity.ts";

export type ChangeServices = {
  db: Database;
  emails: Pick<EmailOutbox, "wake">;
  changeStream: Pick<ChangeStream, "publish">;
  /** Absent unless the owner's webhook is configured to receive listing events. */
  listingEvents?: ListingEvents | undefined;
};

/** Someone in a listing's document room, as the audit log names them. */
export type ProspectActor = ProspectReader & { name: string };

/** Who makes a change, and from where: `c.var` of a request. */
export type Actor<By extends Person | ProspectActor = Person> = {
  ipAddress: string;
  person: By;
  /** Their device's time zone, if it is known. */
  deviceTimeZone?: string | undefined;
};

/** What an audit entry says; the person and address are known. */
export type AuditedChange = Omit<AuditRecord, "ipAddress" | "outcome" | "person"> & {
  subject: keyof typeof subjectsOf;
  /** Hidden from the client, whose pages then don't refetch. */
  isForBrokers?: boolean;
};

/** A change in progress. Everything it writes is committed together, or not at all. */
export type Change<By extends Person | ProspectActor = Person> = {
  /** Everyone's rows. */
  db: Database;
  /** The rows of the person who makes the change. */
  records: Database;
  person: By;
  ipAddress: string;
  deviceTimeZone: string | undefined;
  /** The brokers' ids. */
  brokers: readonly string[];
  /**
   * Writes to the audit log, and refetches the client's and the brokers' pages that show the
   * record.
   */
  audit: (entries: AuditedChange | readonly AuditedChange[]) => Promise<void>;
  /** Shows it among the client's latest activity. */
  noteActivity: (entries: NewActivity | readonly NewActivity[]) => Promise<void>;
  /** Notifies people, in the ways each has chosen. */
  notify: (personIds: readonly string[], notification: NewNotification) => Promise<void>;
  /** Marks people's notification as read, because nobody needs to act on it any longer. */
  markRead: (
    personIds: readonly string[],
    notification: Pick<NewNotification, "kind" | "path" | "subject">,
  ) => Promise<void>;
  /** Queues a listing event for the owner's webhook, if it is configured. */
  tellSystems: (event: ListingEvent) => Promise<void>;
  /** Refetches these subjects as well. */
  refetch: (personIds: readonly string[], subjects: readonly ChangeSubject[]) => void;
};

/** What shows the records of an audited subject. */
const subjectsOf = {
  account: ["clients", "settings"],
  assistant: ["assistant", "clients"],
  "assistant-note": ["assistant"],
  "calendar-link": ["calendar-link"],
  client: [...changeSubjects],
  contact: ["contacts"],
  deal: ["deals"],
  document: ["documents"],
  "document-request": ["documents"],
  email: ["clients"],
  event: ["events"],
  inquiry: ["inquiries"],
  agreement: ["listings"],
  listing: ["listings"],
  "listing-document": ["listings"],
  offer: ["listings"],
  prospect: ["listings"],
  "key-date": ["deals"],
  "key-date-template": ["deals"],
  "market-note": ["messages"],
  message: ["messages"],
  passkey: ["passkeys"],
  profile: ["profile"],
  question: ["assistant"],
  "replacement-property": ["deals"],
  session: ["sessions"],
  settings: ["settings"],
} as const satisfies Record<string, readonly ChangeSubject[]>;

/**
 * Makes a change in one transaction: what it stores, its audit entries, activity and notifications.
 * After the commit, sends the emails that it queued and updates the open pages.
 *
 * @param work makes the change, using only what it is given: `services.db` would read the state
 * before it, and on SQLite a write would wait forever
 * @returns what `work` returns
 */
export async function makeChange<Result, By extends Person | ProspectActor = Person>(
  { changeStream, db, emails, listingEvents }: ChangeServices,
  { deviceTimeZone, ipAddress, person }: Actor<By>,
  work: (change: Change<By>) => Promise<Result>,
): Promise<Result> {
  // A prospect has no account that an entry could refer to, and a client may not know their name.
  const isProspect = person.role === "prospect";
  const author = isProspect ? { name: person.name } : person;
  const pages = new Map<string, Set<ChangeSubject>>();
  const refetch: Change["refetch"] = (personIds, subjects) => {
    for (const personId of personIds) {
      pages.set(personId, new Set([...(pages.get(personId) ?? []), ...subjects]));
    }
  };

  const refetchNotifications = (personIds: readonly string[]) =>
    refetch(personIds, ["notifications"]);

  const result = await db.transaction().execute(async (transaction) => {
    const brokers = await brokerIds(transaction);
    return work({
      db: transaction,
      records: scopedTo(transaction, person),
      person,
      ipAddress,
      deviceTimeZone,
      brokers,
      refetch,
      async audit(entries) {
        const entered = [entries].flat();
        await audit(
          transaction,
          entered.map((entry) => ({
            ...entry,
            ...(isProspect && { clientId: null }),
            person: author,
            ipAddress,
          })),
        );
        for (const { clientId, isForBrokers, subject } of entered) {
          const client = clientId === null || isForBrokers ? [] : [clientId];
          refetch([...client, ...brokers], subjectsOf[subject]);
        }
      },
      tellSystems: async (event) => listingEvents?.queue(transaction, event),
      noteActivity: async (entries) => noteActivity(transaction, entries),
      async notify(personIds, notification) {
        await storeNotification(transaction, personIds, notification);
        refetchNotifications(personIds);
      },
      markRead: async (personIds, notification) =>
        refetchNotifications(await markRead(transaction, personIds, notification)),
    });
  });

  emails.wake();
  listingEvents?.wake();
  for (const [subjects, personIds] of groupBySubjects(pages)) {
    await changeStream.publish(personIds, subjects);
  }
  return result;
}

/** The people who refetch the same subjects. */
function groupBySubjects(pages: ReadonlyMap<string, ReadonlySet<ChangeSubject>>) {
  const groups = new Map<string, [subjects: ChangeSubject[], personIds: string[]]>();
  for (const [personId, subjects] of pages) {
    const group = groups.get([...subjects].join()) ?? [[...subjects], []];
    group[1].push(personId);
    groups.set([...subjects].join(), group);
  }
  return groups.values();
}
