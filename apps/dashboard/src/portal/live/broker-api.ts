import { broker } from "@frontage/content/broker";

import type { BrokerApi } from "../portal.ts";
import { api, requestFile, unwrap, unwrapOr404 } from "./api-client.ts";
import { brokerAssistantApi } from "./broker-assistant-api.ts";
import { listingApi } from "./listing-api.ts";
import { offerApi } from "./offer-api.ts";
import { todayApi } from "./today-api.ts";

const path = (id: string) => ({ params: { path: { id } } });

const ofDeal = (dealId: string) => ({ params: { path: { dealId } } });

const findDeal = (id: string) => unwrap(api.GET("/api/deals/{id}", path(id)));
const contact = (id: string) => unwrap(api.GET("/api/contacts/{id}", path(id)));

/** What only a broker can request; the server refuses everyone else. */
export const brokerApi: BrokerApi = {
  clients: () => unwrap(api.GET("/api/clients")),
  client: (id) => unwrapOr404(api.GET("/api/clients/{id}", path(id))),
  clientSummary: (id) => unwrap(api.GET("/api/clients/{id}/summary", path(id))),
  invite: (invitation) => unwrap(api.POST("/api/clients", { body: invitation })),
  resendInvitation: (id) => unwrap(api.POST("/api/clients/{id}/invitation", path(id))),
  setAccess: (id, isEnabled) =>
    unwrap(api.PUT("/api/clients/{id}/access", { ...path(id), body: { isEnabled } })),
  changeEmail: (id, form) =>
    unwrap(api.PUT("/api/clients/{id}/email-change", { ...path(id), body: form })),
  cancelEmailChange: (id, newEmail) =>
    unwrap(
      api.DELETE("/api/clients/{id}/email-change", {
        params: { path: { id }, query: { newEmail } },
      }),
    ),
  declineClosure: (id) => unwrap(api.DELETE("/api/clients/{id}/closure-request", path(id))),
  exportClient: (id) => requestFile(`/api/export?clientId=${id}`),
  eraseClient: (id) => unwrap(api.DELETE("/api/clients/{id}", path(id))),
  clientEmails: (id) => unwrap(api.GET("/api/clients/{id}/emails", path(id))),
  retryEmail: (id, emailId) =>
    unwrap(
      api.POST("/api/clients/{id}/emails/{emailId}/retry", { params: { path: { id, emailId } } }),
    ),

  deals: (filter, page) =>
    unwrap(api.GET("/api/deals", { params: { query: { ...filter, ...page } } })),
  async addDeal(id, deal) {
    const made = await unwrap(api.POST("/api/clients/{id}/deals", { ...path(id), body: deal }));
    return findDeal(made.id);
  },
  async changeDeal(id, dealId, deal) {
    await unwrap(
      api.PUT("/api/clients/{id}/deals/{dealId}", {
        params: { path: { id, dealId } },
        body: deal,
      }),
    );
    return findDeal(dealId);
  },
  async moveDeal(id, dealId, deal) {
    const params = { path: { id, dealId } };
    await unwrap(api.PUT("/api/clients/{id}/deals/{dealId}/stage", { params, body: deal }));
  },
  async archiveDeal(id, { id: dealId, version }, isArchived) {
    const params = { path: { id, dealId } };
    const body = { isArchived, version };
    await unwrap(api.PUT("/api/clients/{id}/deals/{dealId}/archived", { params, body }));
  },
  removeDeal: (id, { id: dealId, version }) =>
    unwrap(
      api.DELETE("/api/clients/{id}/deals/{dealId}", {
        params: { path: { id, dealId }, query: { version } },
      }),
    ),

  keyDates: (dealId) => unwrap(api.GET("/api/deals/{dealId}/key-dates", ofDeal(dealId))),
  async addKeyDate(dealId, body) {
    await unwrap(api.POST("/api/deals/{dealId}/key-dates", { ...ofDeal(dealId), body }));
  },
  async changeKeyDate(dealId, id, body) {
    const params = { path: { dealId, id } };
    await unwrap(api.PUT("/api/deals/{dealId}/key-dates/{id}", { params, body }));
  },
  async moveKeyDate(dealId, id, body) {
    const params = { path: { dealId, id } };
    await unwrap(api.POST("/api/deals/{dealId}/key-dates/{id}/move", { params, body }));
  },
  async undoKeyDateMove(dealId, id, version) {
    const params = { path: { dealId, id } };
    const body = { version };
    await unwrap(api.POST("/api/deals/{dealId}/key-dates/{id}/move/undo", { params, body }));
  },
  async setKeyDateStatus(dealId, { id, version }, status) {
    const params = { path: { dealId, id } };
    const body = { status, version };
    await unwrap(api.PUT("/api/deals/{dealId}/key-dates/{id}/status", { params, body }));
  },
  removeKeyDate: (dealId, { id, version }) =>
    unwrap(
      api.DELETE("/api/deals/{dealId}/key-dates/{id}", {
        params: { path: { dealId, id }, query: { version } },
      }),
    ),
  keyDateTemplates: () => unwrap(api.GET("/api/key-date-templates")),
  async saveTemplate(name, body) {
    const params = { path: { name } };
    await unwrap(api.PUT("/api/key-date-templates/{name}", { params, body }));
  },
  async resetTemplate(name) {
    await unwrap(api.DELETE("/api/key-date-templates/{name}", { params: { path: { name } } }));
  },
  applyTemplate: (dealId, body) =>
    unwrap(api.POST("/api/deals/{dealId}/key-dates/template", { ...ofDeal(dealId), body })),

  async requestDocument(dealId, body) {
    await unwrap(api.POST("/api/deals/{dealId}/document-requests", { ...ofDeal(dealId), body }));
  },
  async changeDocumentRequest(id, body) {
    await unwrap(api.PATCH("/api/document-requests/{id}", { ...path(id), body }));
  },
  async remindOfDocument(id) {
    await unwrap(api.POST("/api/document-requests/{id}/remind", path(id)));
  },

  saveSold: (dealId, body) =>
    unwrap(api.PUT("/api/deals/{dealId}/exchange/sold", { ...ofDeal(dealId), body })),
  async addReplacement(dealId, body) {
    await unwrap(api.POST("/api/deals/{dealId}/exchange/properties", { ...ofDeal(dealId), body }));
  },
  changeReplacement: (dealId, id, body) =>
    unwrap(
      api.PUT("/api/deals/{dealId}/exchange/properties/{id}", {
        params: { path: { dealId, id } },
        body,
      }),
    ),
  removeReplacement: (dealId, { id, version }) =>
    unwrap(
      api.DELETE("/api/deals/{dealId}/exchange/properties/{id}", {
        params: { path: { dealId, id }, query: { version } },
      }),
    ),
  markIdentified: (dealId, id, body) =>
    unwrap(
      api.PUT("/api/deals/{dealId}/exchange/properties/{id}/identified", {
        params: { path: { dealId, id } },
        body,
      }),
    ),
  postponeExchange: (dealId, body) =>
    unwrap(api.PUT("/api/deals/{dealId}/exchange/postponement", { ...ofDeal(dealId), body })),
  withdrawPostponement: (dealId, { version }) =>
    unwrap(
      api.DELETE("/api/deals/{dealId}/exchange/postponement", {
        params: { path: { dealId }, query: { version } },
      }),
    ),

  async addParty(id, party) {
    const made = await unwrap(api.POST("/api/clients/{id}/parties", { ...path(id), body: party }));
    return contact(made.id);
  },
  async changeParty(id, partyId, party) {
    await unwrap(
      api.PUT("/api/clients/{id}/parties/{partyId}", {
        params: { path: { id, partyId } },
        body: party,
      }),
    );
    return contact(partyId);
  },
  removeParty: (id, partyId) =>
    unwrap(
      api.DELETE("/api/clients/{id}/parties/{partyId}", { params: { path: { id, partyId } } }),
    ),

  addEvent: (id, event) =>
    unwrap(api.POST("/api/clients/{id}/events", { ...path(id), body: event })),
  changeEvent: (id, event) => unwrap(api.PUT("/api/events/{id}", { ...path(id), body: event })),
  answerRequest: (eventId, answer) =>
    unwrap(api.POST("/api/events/{id}/answer", { ...path(eventId), body: answer })),

  setSigning: (id, body) => unwrap(api.PUT("/api/documents/{id}/status", { ...path(id), body })),

  makeVersionCurrent: (id, number) =>
    unwrap(
      api.POST("/api/documents/{id}/versions/{number}/current", {
        params: { path: { id, number } },
      }),
    ),

  async sendMarketNote({ id, text }) {
    const sent = await unwrap(api.PUT("/api/market-notes/{id}", { ...path(id), body: { text } }));
    return sent.clients;
  },

  ...(broker.assistant.isOffered && { assistant: brokerAssistantApi }),
  offers: offerApi,
  today: todayApi,
  listings: listingApi,
};
