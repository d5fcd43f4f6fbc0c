import { isChangeSubject, affectedSubjects } from "@frontage/records/change-subjects";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";

import {
  clients,
  deals,
  inquiries,
  next,
  notifications,
  overview,
  pageQuery,
  passkeys,
  search,
  settings,
  today,
  unread,
} from "./clients.ts";
import { everyPage } from "./every-page.ts";
import { read, readIfFound } from "./request.ts";

/** The first word of every query's key. */
export const subjects = {
  overview: "overview",
  unread: "unread",
  deals: "deals",
  documents: "documents",
  contacts: "contacts",
  events: "events",
  threads: "threads",
  messages: "messages",
  notifications: "notifications",
  profile: "profile",
  settings: "settings",
  sessions: "sessions",
  loginEmail: "login-email",
  passkeys: "passkeys",
  /** For brokers only. */
  clients: "clients",
  inquiries: "inquiries",
  /** A broker’s listings; for a client, the report on theirs. */
  listings: "listings",
  twoFactor: "two-factor",
  calendarLink: "calendar-link",
  audit: "audit",
  search: "search",
  /** The assistant's questions and notes, and whether it is on. */
  assistant: "assistant",
  /** For clients. */
  next: "next",
  /** For brokers. */
  today: "today",
} as const;

export type Subject = keyof typeof subjects;

/** Refetches everything that shows records of these subjects, after a change. */
export async function refresh(client: QueryClient, ...changed: readonly Subject[]) {
  const words = changed.map((subject) => subjects[subject]);
  const others = words.filter((word) => !isChangeSubject(word));
  await invalidate(client, [...affectedSubjects(words.filter(isChangeSubject)), ...others]);
}

/**
 * Refetches these subjects, and queries that depend on all records: searches, what deals and clients
 * wait for, a client's next steps and a broker's Today.
 *
 * @param refetchType "none" only marks them as stale
 */
export async function invalidate(
  client: QueryClient,
  changed: readonly string[],
  refetchType: "active" | "none" = "active",
) {
  const words = new Set([
    ...changed,
    subjects.search,
    subjects.deals,
    subjects.clients,
    subjects.next,
    subjects.today,
  ]);
  await Promise.all(
    [...words].map((word) => client.invalidateQueries({ queryKey: [word], refetchType })),
  );
}

// Queries of more than one screen; the others are next to their screens.

export const overviewQuery = queryOptions({
  queryKey: [subjects.overview],
  queryFn: () => read(overview.$get()),
});

/** The counts in the sidebar and the header. */
export const unreadQuery = queryOptions({
  queryKey: [subjects.unread],
  queryFn: () => read(unread.$get()),
});

export const notificationsQuery = queryOptions({
  queryKey: [subjects.notifications],
  queryFn: () => read(notifications.$get()),
});

/** The number of new inquiries: neither answered nor closed. */
export const newInquiriesQuery = queryOptions({
  queryKey: [subjects.inquiries, "new"],
  queryFn: async () =>
    (await read(inquiries.$get({ query: { status: "new", limit: "1" } }))).counts.new,
});

/** All deals of the logged-in client or, for a broker, of this client. */
export const dealsQuery = (clientId?: string) =>
  queryOptions({
    queryKey: [subjects.deals, "of", clientId],
    queryFn: async () =>
      (
        await everyPage((page) =>
          read(deals.details.$get({ query: { clientId, ...pageQuery(page) } })),
        )
      ).items,
  });

/** All open deals in one request: even a busy broker has only dozens. */
export const openDealsQuery = queryOptions({
  queryKey: [subjects.deals, "open"],
  queryFn: async () =>
    (await everyPage((page) => read(deals.$get({ query: { status: "open", ...pageQuery(page) } }))))
      .items,
});

/**
 * The names of all deals: a client's own or, for a broker, all clients'.
 *
 * @param clientId only this client's
 */
export const dealNamesQuery = (clientId?: string) =>
  queryOptions({
    queryKey: [subjects.deals, "names", clientId],
    queryFn: async () =>
      (await read(deals.names.$get({ query: { clientId } }))).flatMap(({ client, deals: places }) =>
        places.map((place) => ({ ...place, client })),
      ),
  });

/** One client; `null` if there is none. */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.clients, "one", id],
    queryFn: async () => (await readIfFound(clients[":id"].$get({ param: { id } }))) ?? null,
  });

/** All clients in one list: a broker has a few hundred at most. */
export const clientsQuery = queryOptions({
  queryKey: [subjects.clients],
  queryFn: () => read(clients.$get()),
});

export const settingsQuery = queryOptions({
  queryKey: [subjects.settings],
  queryFn: () => read(settings.$get()),
});

/** The passkeys of the logged-in account. */
export const passkeysQuery = queryOptions({
  queryKey: [subjects.passkeys],
  queryFn: () => read(passkeys.$get()),
});

/** Search results: at most eight of each kind, best first; none for an empty text. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: [subjects.search, text],
    queryFn: () => read(search.$get({ query: { text } })),
    // Earlier results stay while the next ones load.
    placeholderData: keepPreviousData,
  });

/** One deal and its property; `null` if there is none. */
export const dealQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.deals, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await readIfFound(deals[":id"].$get({ param: { id } }))) ?? null,
  });

/** A client's next steps. */
export const nextStepsQuery = queryOptions({
  queryKey: [subjects.next],
  queryFn: () => read(next.$get()),
});

/** The broker's Today. */
export const todayQuery = queryOptions({
  queryKey: [subjects.today],
  queryFn: () => read(today.$get()),
  // Due dates get closer as time passes, without any change to a record.
  refetchInterval: 15 * 60_000,
});
