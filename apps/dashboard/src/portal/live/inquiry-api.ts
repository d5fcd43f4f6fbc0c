import type { InquiryApi, InquiryFilter } from "../portal.ts";
import { api, unwrap, unwrapOr404 } from "./api-client.ts";

const path = (id: string) => ({ params: { path: { id } } });
const asked = ({ isUndelivered, ...filter }: InquiryFilter) => ({
  ...filter,
  undelivered: isUndelivered ? ("1" as const) : undefined,
});

/** The inquiries that visitors sent, for a broker. */
export const inquiryApi: InquiryApi = {
  list: (filter, page) =>
    unwrap(api.GET("/api/inquiries", { params: { query: { ...asked(filter), ...page } } })),
  one: (id) => unwrapOr404(api.GET("/api/inquiries/{id}", path(id))),
  async setStatus(id, status) {
    await unwrap(api.PUT("/api/inquiries/{id}/status", { ...path(id), body: { status } }));
  },
  reply: (id, { id: replyId, text }) =>
    unwrap(
      api.POST("/api/inquiries/{id}/replies/{replyId}", {
        params: { path: { id, replyId } },
        body: { text },
      }),
    ),
  retry: (id, deliveryId) =>
    unwrap(
      api.POST("/api/inquiries/{id}/deliveries/{deliveryId}/retry", {
        params: { path: { id, deliveryId } },
      }),
    ),
  makeClient: (id) => unwrap(api.POST("/api/inquiries/{id}/client", path(id))),
  erase: (id) => unwrap(api.DELETE("/api/inquiries/{id}", path(id))),
  exportTable: (filter) =>
    unwrap(
      api.GET("/api/inquiries/export.csv", { params: { query: asked(filter) }, parseAs: "blob" }),
    ),
};
