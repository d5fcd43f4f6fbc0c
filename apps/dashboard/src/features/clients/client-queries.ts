import { queryOptions, skipToken } from "@tanstack/react-query";

import { listContacts } from "../../api/contact-queries.ts";
import { everyNumberedPage } from "../../portal/every-page.ts";
import type { BrokerApi, BrokerAssistantApi, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** What a client is looking for, and what they opened last. */
export const clientSummaryQuery = (brokerApi: BrokerApi, id: string) =>
  queryOptions({
    queryKey: [subjects.clients, "summary of", id],
    queryFn: () => brokerApi.clientSummary(id),
  });

/** The state of a client's emails. */
export const clientEmailsQuery = (brokerApi: BrokerApi, id: string) =>
  queryOptions({
    queryKey: [subjects.clients, "emails of", id],
    queryFn: () => brokerApi.clientEmails(id),
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
export const latestDocumentsQuery = (portal: Portal, clientId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "latest of", clientId],
    queryFn: () => portal.documents({ clientId }, { limit: documentsShown }),
  });

/** What a client was asked to upload and isn't checked off. */
export const requestsQuery = (portal: Portal, clientId: string) =>
  queryOptions({
    queryKey: [subjects.documents, "requested of", clientId],
    queryFn: async () => (await portal.documentRequests?.({ clientId })) ?? [],
  });

/** The client's events for a year from a day. */
export const eventsAheadQuery = (portal: Portal, clientId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [subjects.events, "of", clientId, from],
    queryFn: () => portal.events({ from, to, clientId }),
  });

const questionsShown = 3;

/** The latest questions of a client that wait for the broker. */
export const clientQuestionsQuery = (assistant: BrokerAssistantApi | undefined, clientId: string) =>
  queryOptions({
    queryKey: [subjects.assistant, "questions of a client", clientId],
    queryFn: assistant
      ? async () =>
          assistant.unanswered({ status: "needs-answer", clientId }, { limit: questionsShown })
      : skipToken,
  });
