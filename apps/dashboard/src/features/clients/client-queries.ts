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

/** A client's criteria, and the documents that the client has opened most recently. */
export const clientSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.clients, "summary of", id],
    queryFn: () => read(clients[":id"].summary.$get({ param: { id } })),
  });

/** The delivery states of emails to a client. */
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

/** How many documents a client's page shows. */
const shownDocumentsMax = 4;

/** A client's newest documents, and the number of all. */
export const latestDocumentsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "latest of", clientId],
    queryFn: () =>
      read(documents.$get({ query: { clientId, ...pageQuery({ limit: shownDocumentsMax }) } })),
  });

/** Documents requested from a client that aren't marked received. */
export const requestsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "requested of", clientId],
    queryFn: () => read(documentRequests.$get({ query: { clientId } })),
  });

/** A client's events in the year from `from`. */
export const eventsAheadQuery = (clientId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [subjects.events, "of", clientId, from],
    queryFn: () => read(events.$get({ query: { from, to, clientId } })),
  });

const shownQuestionsMax = 3;

/** A client's latest questions that wait for the broker's answer. */
export const clientQuestionsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [subjects.assistant, "questions of a client", clientId],
    queryFn: () =>
      read(
        assistant.unanswered.$get({
          query: { status: "needs-answer", clientId, ...pageQuery({ limit: shownQuestionsMax }) },
        }),
      ),
    enabled: broker.assistant.isOffered,
  });
