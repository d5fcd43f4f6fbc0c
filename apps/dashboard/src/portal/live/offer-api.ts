import type { OfferApi, SaleApi } from "../portal.ts";
import { api, requestFile, unwrap, unwrapOr404 } from "./api-client.ts";
import { sendFile } from "./send-file.ts";

const path = (id: string) => ({ params: { path: { id } } });

/** The broker’s side of offers. */
export const offerApi: OfferApi = {
  board: (id) => unwrapOr404(api.GET("/api/listings/{id}/offers", path(id))),
  markReviewed: (id) => unwrap(api.POST("/api/listings/{id}/offers/reviewed", path(id))),
  enter: async (id, body) =>
    (await unwrap(api.POST("/api/listings/{id}/offers", { ...path(id), body }))).id,
  change: (id, body) => unwrap(api.PUT("/api/offers/{id}", { ...path(id), body })),
  withdraw: (id, body) => unwrap(api.POST("/api/offers/{id}/withdraw", { ...path(id), body })),
  async addFile(id, file, { kind, mediaType }) {
    const query = new URLSearchParams({ name: file.name, mediaType, kind });
    await sendFile(`/api/offers/${encodeURIComponent(id)}/files?${query}`, file);
  },
  file: (id, fileId) => requestFile(`/api/offers/${encodeURIComponent(id)}/files/${fileId}`),
  saveRecommendation: (id, body) =>
    unwrap(api.PUT("/api/listings/{id}/recommendation", { ...path(id), body })),
  sendRecommendation: (id, body) =>
    unwrap(api.POST("/api/listings/{id}/recommendation/send", { ...path(id), body })),
  askBestAndFinal: (id, body) =>
    unwrap(api.POST("/api/listings/{id}/best-and-final", { ...path(id), body })),
  counter: (id, body) => unwrap(api.PUT("/api/offers/{id}/counter", { ...path(id), body })),
  withdrawCounter: (id, body) =>
    unwrap(api.POST("/api/offers/{id}/counter/withdraw", { ...path(id), body })),
  sendCounter: (id, body) =>
    unwrap(api.POST("/api/offers/{id}/counter/send", { ...path(id), body })),
  decline: (id, body) => unwrap(api.POST("/api/offers/{id}/decline", { ...path(id), body })),
  accept: (id, body) => unwrap(api.POST("/api/offers/{id}/accept", { ...path(id), body })),
};

const ofDeal = (dealId: string) => ({ params: { path: { dealId } } });
const offerPath = (dealId: string, id: string) => ({ params: { path: { dealId, id } } });

/** A client’s listing, as the deal’s page shows it. */
export const saleApi: SaleApi = {
  week: async (dealId) =>
    (await unwrapOr404(api.GET("/api/deals/{dealId}/listing", ofDeal(dealId))))?.week,
  offers: async (dealId) =>
    (await unwrapOr404(api.GET("/api/deals/{dealId}/offers", ofDeal(dealId))))?.board,
  accept: (dealId, id, body) =>
    unwrap(api.POST("/api/deals/{dealId}/offers/{id}/accept", { ...offerPath(dealId, id), body })),
  approveCounter: (dealId, id, body) =>
    unwrap(
      api.POST("/api/deals/{dealId}/offers/{id}/counter/approve", {
        ...offerPath(dealId, id),
        body,
      }),
    ),
};
