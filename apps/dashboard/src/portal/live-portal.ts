import { serverWords } from "@frontage/content/login";
import type { Attachment } from "@frontage/content/schemas/thread";
import type { PortalDocument } from "@frontage/content/schemas/document";

import { mediaTypeOf } from "../lib/upload-type.ts";
import { liveAccount } from "../lib/user.ts";
import { api, taken, takenFile, takenIfThere } from "./live/ask.ts";
import { noteSession } from "./live/note-session.ts";
import { sendFile } from "./live/send-file.ts";
import { twoFactor } from "./live/two-factor.ts";
import type { Portal } from "./portal.ts";

const path = (id: string) => ({ params: { path: { id } } });

/** The server's records of whoever is signed in. */
export const livePortal: Portal = {
  kind: "live",

  overview: () => taken(api.GET("/api/overview")),
  unread: () => taken(api.GET("/api/unread")),

  properties: (filter) => taken(api.GET("/api/properties", { params: { query: filter } })),
  property: (id) => takenIfThere(api.GET("/api/properties/{id}", path(id))),

  documents: (filter, page) =>
    taken(api.GET("/api/documents", { params: { query: { ...filter, ...page } } })),
  document: (id) => takenIfThere(api.GET("/api/documents/{id}", path(id))),
  documentFile: (id, version, use) =>
    takenFile(`/api/documents/${encodeURIComponent(id)}/versions/${version}/file?for=${use}`),
  uploadDocument: ({ mediaType, name, propertyId, type }, file, onProgress, signal) =>
    sendFile<PortalDocument>(
      `/api/documents?${new URLSearchParams({ name, mediaType, propertyId, type })}`,
      file,
      onProgress,
      signal,
    ),
  markDocumentViewed: (id) => taken(api.POST("/api/documents/{id}/viewed", path(id))),
  removeUpload: (id) => taken(api.DELETE("/api/documents/{id}", path(id))),
  restoreUpload: (id) => taken(api.POST("/api/documents/{id}/restore", path(id))),

  contacts: (filter, page) =>
    taken(api.GET("/api/contacts", { params: { query: { ...filter, ...page } } })),
  contact: (id) => takenIfThere(api.GET("/api/contacts/{id}", path(id))),
  addContact: (contact) => taken(api.POST("/api/contacts", { body: contact })),
  removeContact: (id) => taken(api.DELETE("/api/contacts/{id}", path(id))),
  restoreContact: (id) => taken(api.POST("/api/contacts/{id}/restore", path(id))),

  events: (range) => taken(api.GET("/api/events", { params: { query: range } })),
  event: (id) => takenIfThere(api.GET("/api/events/{id}", path(id))),
  requestTime: (request) => taken(api.POST("/api/events/requests", { body: request })),
  withdrawRequest: (id) => taken(api.DELETE("/api/events/{id}", path(id))),
  acceptProposal: (id, start) =>
    taken(api.POST("/api/events/{id}/accept", { ...path(id), body: { start } })),
  declineProposal: (id, start) =>
    taken(api.POST("/api/events/{id}/decline", { ...path(id), body: { start } })),

  threads: (filter) => taken(api.GET("/api/threads", { params: { query: filter } })),
  messages: (threadId, page) =>
    taken(
      api.GET("/api/threads/{id}/messages", { params: { path: { id: threadId }, query: page } }),
    ),
  findMessages: (text, filter) =>
    taken(api.GET("/api/messages", { params: { query: { ...filter, text } } })),
  attachmentFile: (id) => takenFile(`/api/attachments/${encodeURIComponent(id)}/file`),
  async sendMessage({ files, id, text, threadId }) {
    const attachments: Attachment[] = [];
    for (const file of files) {
      const query = new URLSearchParams({ name: file.name, mediaType: mediaTypeOf(file) ?? "" });
      const to = `/api/threads/${encodeURIComponent(threadId)}/attachments?${query}`;
      attachments.push(await sendFile<Attachment>(to, file));
    }
    return taken(
      api.PUT("/api/threads/{id}/messages/{messageId}", {
        params: { path: { id: threadId, messageId: id } },
        body: { text, attachmentIds: attachments.map((attachment) => attachment.id) },
      }),
    );
  },
  markThreadRead: (id) => taken(api.POST("/api/threads/{id}/read", path(id))),
  threadWith: (contactId) => taken(api.PUT("/api/contacts/{id}/thread", path(contactId))),

  notifications: () => taken(api.GET("/api/notifications")),
  setNotificationsRead: (ids, isRead) =>
    taken(api.PUT("/api/notifications/read", { body: { ids: [...ids], isRead } })),

  profile: () => taken(api.GET("/api/profile")),
  saveProfile: (profile) => taken(api.PUT("/api/profile", { body: profile })),

  settings: () => taken(api.GET("/api/settings")),
  saveSettings: (settings) => taken(api.PUT("/api/settings", { body: settings })),
  sessions: () => taken(api.GET("/api/sessions")),
  endSessions: (which) =>
    which === "others"
      ? taken(api.DELETE("/api/sessions"))
      : taken(api.DELETE("/api/sessions/{id}", path(which.id))),
  async changePassword(change) {
    await taken(api.PUT("/api/password", { body: change }));
    void noteSession();
  },
  exportData: () => takenFile("/api/export"),

  twoFactor,
  calendarAddress: {
    madeAt: async () => (await taken(api.GET("/api/calendar-address"))).createdAt,
    async make() {
      const { address } = await taken(api.POST("/api/calendar-address"));
      if (address === undefined) throw new Error(serverWords.failed);
      return address;
    },
    revoke: () => taken(api.DELETE("/api/calendar-address")),
  },
  documentOpenings: (id) => taken(api.GET("/api/documents/{id}/openings", path(id))),
  audit: (page) => taken(api.GET("/api/audit", { params: { query: page } })),

  async search(text) {
    const [found, { screensNamed }] = await Promise.all([
      taken(api.GET("/api/search", { params: { query: { text } } })),
      import("./screen-search.ts"),
    ]);
    return [...screensNamed(text, { isBroker: liveAccount()?.role === "Broker" }), ...found];
  },
};
