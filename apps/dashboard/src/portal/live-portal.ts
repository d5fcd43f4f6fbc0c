import { broker } from "@frontage/content/broker";
import type { Attachment } from "@frontage/records/schemas/thread";
import type { PortalDocument } from "@frontage/records/schemas/document";

import { mediaTypeOf } from "../files/upload-type.ts";
import { everyPage } from "./every-page.ts";
import { api, unwrap, requestFile, unwrapOr404 } from "./live/api-client.ts";
import { assistantApi } from "./live/assistant-api.ts";
import { addThread, assistantThread } from "./live/assistant-thread.ts";
import { saleApi } from "./live/offer-api.ts";
import { sendFile } from "./live/send-file.ts";
import type { BrokerApi, Portal } from "./portal.ts";

const path = (id: string) => ({ params: { path: { id } } });

const versionPath = (id: string, number: number) => ({ params: { path: { id, number } } });

export type LivePortalOptions = {
  /** What only a broker can do. */
  brokerApi?: BrokerApi;
  keepUnsent?: Portal["keepUnsent"];
};

type SessionMembers = "brokerApi" | "keepUnsent" | "threads";

const records: Omit<Portal, SessionMembers> = {
  isSample: false,

  // One page, of any client.
  deals: async (filter) =>
    (
      await everyPage((page) =>
        unwrap(api.GET("/api/deals/details", { params: { query: { ...filter, ...page } } })),
      )
    ).items,
  deal: (id) => unwrapOr404(api.GET("/api/deals/{id}", path(id))),

  dealNames: async (filter) =>
    (await unwrap(api.GET("/api/deals/names", { params: { query: filter } }))).flatMap(
      ({ client, deals }) => deals.map((deal) => ({ ...deal, client })),
    ),
  dealActivity: (id) => unwrap(api.GET("/api/deals/{id}/activity", path(id))),

  documents: (filter, page) =>
    unwrap(api.GET("/api/documents", { params: { query: { ...filter, ...page } } })),
  document: (id) => unwrapOr404(api.GET("/api/documents/{id}", path(id))),
  documentFile: (id, version, use) =>
    requestFile(`/api/documents/${encodeURIComponent(id)}/versions/${version}/file?for=${use}`),
  namesakeOf: async ({ dealId, mediaType, name }) =>
    (
      await unwrap(
        api.GET("/api/documents/namesake", { params: { query: { dealId, mediaType, name } } }),
      )
    ).document,
  uploadDocument: (
    { as, id, mediaType, name, dealId, requestId, type },
    file,
    onProgress,
    signal,
  ) =>
    sendFile<PortalDocument>(
      `/api/documents?${new URLSearchParams({ name, mediaType, dealId, type, id, ...(as && { as }), ...(requestId && { requestId }) })}`,
      file,
      onProgress,
      signal,
    ),
  markDocumentViewed: (id) => unwrap(api.POST("/api/documents/{id}/viewed", path(id))),
  removeVersion: (id, version) =>
    unwrap(api.DELETE("/api/documents/{id}/versions/{number}", versionPath(id, version))),
  restoreVersion: (id, version) =>
    unwrap(api.POST("/api/documents/{id}/versions/{number}/restore", versionPath(id, version))),
  reportSignature: (id, seen) =>
    unwrap(api.PUT("/api/documents/{id}/signature", { ...path(id), body: seen })),
  withdrawReport: (id) => unwrap(api.DELETE("/api/documents/{id}/signature", path(id))),
  removeUpload: ({ id, version }) =>
    unwrap(api.DELETE("/api/documents/{id}", { params: { path: { id }, query: { version } } })),
  restoreUpload: (id) => unwrap(api.POST("/api/documents/{id}/restore", path(id))),

  events: ({ hasNoKeyDates, ...range }) =>
    unwrap(
      api.GET("/api/events", {
        params: { query: { ...range, ...(hasNoKeyDates && { keyDates: "0" as const }) } },
      }),
    ),
  event: (id) => unwrapOr404(api.GET("/api/events/{id}", path(id))),
  requestTime: (request) => unwrap(api.POST("/api/events/requests", { body: request })),
  cancelEvent: (id, cancellation) =>
    unwrap(api.POST("/api/events/{id}/cancel", { ...path(id), body: cancellation })),
  proposeTime: (id, proposal) =>
    unwrap(api.POST("/api/events/{id}/propose", { ...path(id), body: proposal })),
  acceptProposal: (id, seen) =>
    unwrap(api.POST("/api/events/{id}/accept", { ...path(id), body: seen })),
  declineProposal: (id, cancellation) =>
    unwrap(api.POST("/api/events/{id}/decline", { ...path(id), body: cancellation })),

  messages: (threadId, page) =>
    unwrap(
      api.GET("/api/threads/{id}/messages", { params: { path: { id: threadId }, query: page } }),
    ),
  findMessages: (text, filter) =>
    unwrap(api.GET("/api/messages", { params: { query: { ...filter, text } } })),
  attachmentFile: (id) => requestFile(`/api/attachments/${encodeURIComponent(id)}/file`),
  async sendMessage({ dealId, files, id, text, threadId }) {
    const attachments: Attachment[] = [];
    for (const file of files) {
      const query = new URLSearchParams({ name: file.name, mediaType: mediaTypeOf(file) ?? "" });
      const to = `/api/threads/${encodeURIComponent(threadId)}/attachments?${query}`;
      attachments.push(await sendFile<Attachment>(to, file));
    }
    return unwrap(
      api.PUT("/api/threads/{id}/messages/{messageId}", {
        params: { path: { id: threadId, messageId: id } },
        body: { text, dealId, attachmentIds: attachments.map((attachment) => attachment.id) },
      }),
    );
  },
  markThreadRead: (id) => unwrap(api.POST("/api/threads/{id}/read", path(id))),
  threadWith: (contactId) => unwrap(api.PUT("/api/contacts/{id}/thread", path(contactId))),

  ...(broker.assistant.isOffered && { assistant: assistantApi }),
  documentRequests: (query) => unwrap(api.GET("/api/document-requests", { params: { query } })),
  documentOpenings: (id) => unwrap(api.GET("/api/documents/{id}/openings", path(id))),
  exchange: (dealId) =>
    unwrapOr404(api.GET("/api/deals/{dealId}/exchange", { params: { path: { dealId } } })),
  sale: saleApi,
};

/** The logged-in person's records on the server. */
export const createLivePortal = ({ brokerApi, keepUnsent }: LivePortalOptions): Portal => ({
  ...records,
  brokerApi,
  keepUnsent,
  async threads(filter) {
    const [threads, assistant] = await Promise.all([
      unwrap(api.GET("/api/threads", { params: { query: filter } })),
      // If the assistant fails, the other threads are still worth showing.
      records.assistant &&
        assistantThread(records.assistant, brokerApi?.assistant, filter?.clientId).catch(
          () => undefined,
        ),
    ]);
    return addThread(threads, assistant);
  },
});
