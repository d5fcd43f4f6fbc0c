import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";

import { routes as contacts } from "./contacts.ts";
import { routes as deals } from "./deals.ts";
import { routes as documents } from "./documents.ts";
import { routes as events } from "./events.ts";
import { routes as messages } from "./messages.ts";
import { routes as notifications } from "./notifications.ts";
import { routes as overview } from "./overview.ts";
import { notFound, Refusal } from "./refusal.ts";
import { routes as settings } from "./settings.ts";

/** The samples' routes by the first word of their paths: the screens' own. */
const subjects: Record<string, Hono> = {
  "calendar.ics": events,
  attachments: messages,
  contacts,
  deals,
  documents,
  events,
  messages,
  notifications,
  overview,
  settings,
  threads: messages,
  unread: overview,
};

/** Those that load with the first request to them. */
const laterSubjects: Record<string, () => Promise<{ routes: Hono }>> = {
  assistant: () => import("./assistant.ts"),
  auth: () => import("./account.ts"),
  export: () => import("./export.ts"),
  profile: () => import("./profile.ts"),
  search: () => import("./search.ts"),
  sessions: () => import("./account.ts"),
};

const api = new Hono().basePath("/api");

api.all("/:subject/*", async (c) => {
  const subject = c.req.param("subject");
  const routes = subjects[subject] ?? (await laterSubjects[subject]?.())?.routes;
  if (!routes) throw notFound();
  return new Hono().route("/api", routes).onError(refuse).fetch(c.req.raw);
});
api.onError(refuse);

/** Answers a request from the samples, as the server would; 404 for what they don't have. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return api.request(input, init);
}

function refuse(error: Error): Response {
  // Other errors, such as code that can't be loaded, are like a server that can't be reached.
  if (!(error instanceof HTTPException)) throw error;
  const { current, fields } = error instanceof Refusal ? error : {};
  return Response.json({ error: error.message, fields, current }, { status: error.status });
}
