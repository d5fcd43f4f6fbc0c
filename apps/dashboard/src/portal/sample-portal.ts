import type { Portal } from "./portal.ts";

// Each subject’s records load with the first screen that needs them.
const deals = async () => (await import("./sample/deals.ts")).records;
const documents = async () => (await import("./sample/documents.ts")).records;
const events = async () => (await import("./sample/events.ts")).records;
const messages = async () => (await import("./sample/messages.ts")).records;

/** Sample records without a network. Changes last for the visit. */
export const samplePortal: Portal = {
  isSample: true,

  deals: async () => (await deals()).deals(),
  dealNames: async () => (await deals()).dealNames(),
  deal: async (id) => (await deals()).deal(id),

  dealActivity: async (id) => (await import("./sample/deal-activity.ts")).dealActivity(id),

  documents: async (filter, page) => (await documents()).documents(filter, page),
  document: async (id) => (await documents()).document(id),
  documentFile: async (id, version, use) => (await documents()).documentFile(id, version, use),
  uploadDocument: async (...args) => (await documents()).uploadDocument(...args),
  markDocumentViewed: async (id) => (await documents()).markDocumentViewed(id),
  namesakeOf: async (upload) => (await documents()).namesakeOf(upload),
  removeVersion: async (id, version) => (await documents()).removeVersion(id, version),
  restoreVersion: async (id, version) => (await documents()).restoreVersion(id, version),
  reportSignature: async (id, seen) => (await documents()).reportSignature(id, seen),
  withdrawReport: async (id) => (await documents()).withdrawReport(id),
  removeUpload: async (document) => (await documents()).removeUpload(document),
  restoreUpload: async (id) => (await documents()).restoreUpload(id),

  events: async (range) => (await events()).events(range),
  event: async (id) => (await events()).event(id),
  requestTime: async (request) => (await events()).requestTime(request),
  cancelEvent: async (id, cancellation) => (await events()).cancelEvent(id, cancellation),
  proposeTime: async (id, proposal) => (await events()).proposeTime(id, proposal),
  declineProposal: async (...args) => (await events()).declineProposal(...args),

  threads: async () => (await messages()).threads(),
  messages: async (threadId, page) => (await messages()).messages(threadId, page),
  findMessages: async (text) => (await messages()).findMessages(text),
  attachmentFile: async (id) => (await messages()).attachmentFile(id),
  sendMessage: async (message) => (await messages()).sendMessage(message),
  markThreadRead: async (threadId) => (await messages()).markThreadRead(threadId),
  threadWith: async (contactId) => (await messages()).threadWith(contactId),
};
