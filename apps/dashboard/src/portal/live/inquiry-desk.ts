import type { InquiryDesk, InquiryFilter } from "../portal.ts";
import { api, taken, takenIfThere } from "./ask.ts";

const path = (id: string) => ({ params: { path: { id } } });
const asked = ({ isUndelivered, ...filter }: InquiryFilter) => ({
  ...filter,
  undelivered: isUndelivered ? ("1" as const) : undefined,
});

/** What visitors sent, for a broker's account. */
export const inquiryDesk: InquiryDesk = {
  list: (filter, page) =>
    taken(api.GET("/api/inquiries", { params: { query: { ...asked(filter), ...page } } })),
  one: (id) => takenIfThere(api.GET("/api/inquiries/{id}", path(id))),
  async setStatus(id, status) {
    await taken(api.PUT("/api/inquiries/{id}/status", { ...path(id), body: { status } }));
  },
  reply: (id, { id: replyId, text }) =>
    taken(
      api.POST("/api/inquiries/{id}/replies/{replyId}", {
        params: { path: { id, replyId } },
        body: { text },
      }),
    ),
  retry: (id, deliveryId) =>
    taken(
      api.POST("/api/inquiries/{id}/deliveries/{deliveryId}/retry", {
        params: { path: { id, deliveryId } },
      }),
    ),
  makeClient: (id) => taken(api.POST("/api/inquiries/{id}/client", path(id))),
  erase: (id) => taken(api.DELETE("/api/inquiries/{id}", path(id))),
  exportTable: (filter) =>
    taken(
      api.GET("/api/inquiries/export.csv", { params: { query: asked(filter) }, parseAs: "blob" }),
    ),
};
