import type { BrokerAssistantApi } from "../portal.ts";
import { api, unwrap } from "./api-client.ts";

const path = (id: string) => ({ params: { path: { id } } });

/** The broker's part of the assistant. */
export const brokerAssistantApi: BrokerAssistantApi = {
  unanswered: (filter, page) =>
    unwrap(api.GET("/api/assistant/unanswered", { params: { query: { ...filter, ...page } } })),
  async answer(id, body) {
    await unwrap(api.POST("/api/assistant/unanswered/{id}/answer", { ...path(id), body }));
  },
  async dismiss(id, isDismissed) {
    await unwrap(
      isDismissed
        ? api.POST("/api/assistant/unanswered/{id}/dismissal", path(id))
        : api.DELETE("/api/assistant/unanswered/{id}/dismissal", path(id)),
    );
  },
  notes: (filter) => unwrap(api.GET("/api/assistant/notes", { params: { query: filter } })),
  async changeNote(id, body) {
    await unwrap(api.PATCH("/api/assistant/notes/{id}", { ...path(id), body }));
  },
  async removeNote(id) {
    await unwrap(api.DELETE("/api/assistant/notes/{id}", path(id)));
  },
  isOn: async () => (await unwrap(api.GET("/api/assistant/settings"))).isOn,
  async turn(isOn) {
    await unwrap(api.PUT("/api/assistant/settings", { body: { isOn } }));
  },
  async turnFor(clientId, isOn) {
    await unwrap(
      api.PUT("/api/clients/{clientId}/assistant", {
        params: { path: { clientId } },
        body: { isOn },
      }),
    );
  },
};
