import type { TodayApi } from "../portal.ts";
import { api, unwrap } from "./api-client.ts";

const path = (id: string) => ({ params: { path: { id } } });

/** The broker’s day. */
export const todayApi: TodayApi = {
  read: () => unwrap(api.GET("/api/today")),
  confirmSignature: ({ id, version }) =>
    unwrap(
      api.PUT("/api/documents/{id}/status", {
        ...path(id),
        body: { status: "signed", version },
        keepalive: true,
      }),
    ),
  dismissMessage: (id, messageId) =>
    unwrap(api.POST("/api/threads/{id}/dismiss", { ...path(id), body: { messageId } })),
  remindOfSignature: (id) => unwrap(api.POST("/api/documents/{id}/remind", path(id))),
  async remindOfRequest(id) {
    await unwrap(api.POST("/api/document-requests/{id}/remind", path(id)));
  },
  async checkOff({ id, version }, isDone) {
    const body = { version, status: isDone ? "done" : "received" } as const;
    await unwrap(api.PATCH("/api/document-requests/{id}", { ...path(id), body }));
  },
};
