import { broker } from "@frontage/content/broker";
import { queryOptions } from "@tanstack/react-query";

import {
  assistant,
  clients,
  documentRequests,
  documents,
  events,
  pageQuery,
} from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { listContacts } from "../../api/contact-queries.ts";
import { everyNumberedPage } from "../../api/every-page.ts";
import { subjects } from "../../api/queries.ts";

/** What a client is looking for, and what they opened last. */
export const clientSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.clients, "summary of", id],
    queryFn: () => read(clients[":id"].summary.$get({ param: { id } })),
  });

/** The state of a client's emails. */
export const clientEmailsQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.clients, "emails of", id],
    queryFn: () => read(clients[":id"].emails.$get({ param: { id } })),
  });

/** The parties of a client's deals. */
export const partiesQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.contacts, "of", clientId],
    queryFn: async () => (await everyNumberedPage(listContacts({ clientId }))).items,
  });

/** How many of a client's newest documents their page shows. */
const documentsShown = 4;

/** The client's newest documents, and how many there are. */
export const latestDocumentsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "latest of", clientId],
    queryFn: () =>
      read(documents.$get({ query: { clientId, ...pageQuery({ limit: documentsShown }) } })),
  });

/** What a client was asked to upload and isn't checked off. */
export const requestsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "requested of", clientId],
    queryFn: () => read(documentRequests.$get({ query: { clientId } })),
  });

/** The client's events for a year from a day. */
export const eventsAheadQuery = (clientId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [subjects.events, "of", clientId, from],
    queryFn: () => read(events.$get({ query: { from, to, clientId } })),
  });

const questionsShown = 3;

/** The latest questions of a client that wait for the broker. */
export const clientQuestionsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.assistant, "questions of a client", clientId],
    queryFn: () =>
      read(
        assistant.unanswered.$get({
          query: { status: "needs-answer", clientId, ...pageQuery({ limit: questionsShown }) },
        }),
      ),
    enabled: broker.assistant.isOffered,
  });
