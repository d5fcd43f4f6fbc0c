import type { BrokerDesk } from "../portal.ts";
import { api, taken, takenIfThere } from "./ask.ts";
import { inquiryDesk } from "./inquiry-desk.ts";

const path = (id: string) => ({ params: { path: { id } } });

const property = (id: string) => taken(api.GET("/api/properties/{id}", path(id)));
const contact = (id: string) => taken(api.GET("/api/contacts/{id}", path(id)));

/** What only a broker's account can ask; the server refuses everybody else. */
export const brokerDesk: BrokerDesk = {
  clients: () => taken(api.GET("/api/clients")),
  client: (id) => takenIfThere(api.GET("/api/clients/{id}", path(id))),
  invite: (invitation) => taken(api.POST("/api/clients", { body: invitation })),
  mailInvitation: (id) => taken(api.POST("/api/clients/{id}/invitation", path(id))),

  async addDeal(id, deal) {
    const made = await taken(api.POST("/api/clients/{id}/deals", { ...path(id), body: deal }));
    return property(made.id);
  },
  async changeDeal(id, dealId, deal) {
    await taken(
      api.PUT("/api/clients/{id}/deals/{dealId}", {
        params: { path: { id, dealId } },
        body: deal,
      }),
    );
    return property(dealId);
  },

  async addParty(id, party) {
    const made = await taken(api.POST("/api/clients/{id}/contacts", { ...path(id), body: party }));
    return contact(made.id);
  },
  async changeParty(id, contactId, party) {
    await taken(
      api.PUT("/api/clients/{id}/contacts/{contactId}", {
        params: { path: { id, contactId } },
        body: party,
      }),
    );
    return contact(contactId);
  },
  removeParty: (id, contactId) =>
    taken(
      api.DELETE("/api/clients/{id}/contacts/{contactId}", { params: { path: { id, contactId } } }),
    ),

  addEvent: (id, event) =>
    taken(api.POST("/api/clients/{id}/events", { ...path(id), body: event })),
  changeEvent: (id, event) => taken(api.PUT("/api/events/{id}", { ...path(id), body: event })),
  removeEvent: (id) => taken(api.DELETE("/api/events/{id}", path(id))),
  answerRequest: (eventId, answer) =>
    taken(api.POST("/api/events/{id}/answer", { ...path(eventId), body: answer })),

  setSigning: (id, status) =>
    taken(api.PUT("/api/documents/{id}/status", { ...path(id), body: { status } })),

  async sendMarketNote({ id, text }) {
    const sent = await taken(api.PUT("/api/market-notes/{id}", { ...path(id), body: { text } }));
    return sent.clients;
  },

  inquiries: inquiryDesk,
};
