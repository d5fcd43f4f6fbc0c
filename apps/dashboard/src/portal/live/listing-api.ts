import type { ListingPhoto } from "@frontage/records/schemas/broker-listing";

import type { ListingApi } from "../portal.ts";
import { api, requestFile, unwrap, unwrapOr404 } from "./api-client.ts";
import { sendFile } from "./send-file.ts";

const path = (id: string) => ({ params: { path: { id } } });
const photoPath = (id: string, photoId: string) => ({ params: { path: { id, photoId } } });
const documentPath = (id: string, documentId: string) => ({ params: { path: { id, documentId } } });

/** The broker’s listings. */
export const listingApi: ListingApi = {
  list: (group) => unwrap(api.GET("/api/listings", { params: { query: { group } } })),
  one: (id) => unwrapOr404(api.GET("/api/listings/{id}", path(id))),
  add: async (listing) => (await unwrap(api.POST("/api/listings", { body: listing }))).id,
  change: (id, { details, version }) => {
    const body = { details: { ...details, highlights: [...details.highlights] }, version };
    return unwrap(api.PUT("/api/listings/{id}", { ...path(id), body }));
  },
  remove: (id, { version }) =>
    unwrap(api.DELETE("/api/listings/{id}", { params: { path: { id }, query: { version } } })),
  publish: (id, body) => unwrap(api.POST("/api/listings/{id}/publish", { ...path(id), body })),
  withdraw: (id, body) => unwrap(api.POST("/api/listings/{id}/withdraw", { ...path(id), body })),
  confirm: (id, body) => unwrap(api.POST("/api/listings/{id}/confirm", { ...path(id), body })),
  setStatus: (id, body) => unwrap(api.PUT("/api/listings/{id}/status", { ...path(id), body })),
  setOffersDue: (id, body) =>
    unwrap(api.PUT("/api/listings/{id}/offers-due", { ...path(id), body })),
  setVisibility: (id, body) =>
    unwrap(api.PUT("/api/listings/{id}/visibility", { ...path(id), body })),
  setDeal: (id, body) => unwrap(api.PUT("/api/listings/{id}/deal", { ...path(id), body })),
  async addDocument(id, { isDownloadable, isOfferingMemorandum, name, tier }, { file, mediaType }) {
    const query = new URLSearchParams({
      name,
      tier,
      isDownloadable: isDownloadable ? "1" : "0",
      isOfferingMemorandum: isOfferingMemorandum ? "1" : "0",
      fileName: file.name,
      mediaType,
    });
    await sendFile(`/api/listings/${encodeURIComponent(id)}/documents?${query}`, file);
  },
  changeDocument: (id, documentId, body) =>
    unwrap(
      api.PUT("/api/listings/{id}/documents/{documentId}", {
        ...documentPath(id, documentId),
        body,
      }),
    ),
  orderDocuments: (id, ids) =>
    unwrap(api.PUT("/api/listings/{id}/documents", { ...path(id), body: { ids: [...ids] } })),
  async replaceFile(id, { id: documentId, version }, { file, mediaType }) {
    const query = new URLSearchParams({
      fileName: file.name,
      mediaType,
      version: String(version),
    });
    await sendFile(
      `/api/listings/${encodeURIComponent(id)}/documents/${encodeURIComponent(documentId)}/file?${query}`,
      file,
    );
  },
  removeDocument: (id, { id: documentId, version }) =>
    unwrap(
      api.DELETE("/api/listings/{id}/documents/{documentId}", {
        params: { path: { id, documentId }, query: { version } },
      }),
    ),
  prospects: (id) => unwrap(api.GET("/api/listings/{id}/prospects", path(id))),
  prospectTable: (id) => requestFile(`/api/listings/${encodeURIComponent(id)}/prospects.csv`),
  prospectMessages: (id) => unwrap(api.GET("/api/prospects/{id}/messages", path(id))),
  writeToProspect: (id, { id: messageId, text }) =>
    unwrap(
      api.POST("/api/prospects/{id}/messages/{messageId}", {
        params: { path: { id, messageId } },
        body: { text },
      }),
    ),
  setDocumentAccess: ({ id, version }, { documentIds, isOpen }) =>
    unwrap(
      api.PUT("/api/prospects/{id}/documents", {
        ...path(id),
        body: { documentIds: [...documentIds], isOpen, version },
        keepalive: true,
      }),
    ),
  answerTour: (id, body) => unwrap(api.POST("/api/tours/{id}/answer", { ...path(id), body })),
  remindProspect: (id) => unwrap(api.POST("/api/prospects/{id}/reminder", path(id))),
  changeProspect: (id, body) => unwrap(api.PUT("/api/prospects/{id}", { ...path(id), body })),
  eraseProspect: (id) => unwrap(api.DELETE("/api/prospects/{id}", path(id))),
  signedAgreement: (id) => requestFile(`/api/prospects/${id}/agreement`),
  addProspect: async (id, body) => {
    await unwrap(api.POST("/api/listings/{id}/prospects", { ...path(id), body }));
  },
  importProspects: (id, prospects) =>
    unwrap(
      api.POST("/api/listings/{id}/prospects/import", {
        ...path(id),
        body: { prospects: [...prospects] },
      }),
    ),
  convertProspect: (id) => unwrap(api.POST("/api/prospects/{id}/client", path(id))),
  setRevoked: ({ id, version }, isRevoked) =>
    unwrap(api.PUT("/api/prospects/{id}/access", { ...path(id), body: { isRevoked, version } })),
  documentFile: (id, documentId) =>
    requestFile(
      `/api/listings/${encodeURIComponent(id)}/documents/${encodeURIComponent(documentId)}/file`,
    ),
  addPhoto: (id, file, onProgress, signal) =>
    sendFile<ListingPhoto>(
      `/api/listings/${encodeURIComponent(id)}/photos`,
      file,
      onProgress,
      signal,
    ),
  describePhoto: (id, photoId, body) =>
    unwrap(api.PUT("/api/listings/{id}/photos/{photoId}", { ...photoPath(id, photoId), body })),
  orderPhotos: (id, ids) =>
    unwrap(api.PUT("/api/listings/{id}/photos", { ...path(id), body: { ids: [...ids] } })),
  removePhoto: (id, photoId) =>
    unwrap(api.DELETE("/api/listings/{id}/photos/{photoId}", photoPath(id, photoId))),
};
