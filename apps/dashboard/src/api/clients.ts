import type { Hono } from "hono";
import { hc } from "hono/client";

import type { contactRoutes } from "../../../server/src/contacts/routes.ts";
import { headers, request } from "./request.ts";

// One client per subject, typed by the server's routes. Only this file imports from the server, and
// only types: one type of all routes would be too much for the compiler.

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the routes are, ReturnType says
type Routes = (services: never) => Hono<any, any, any>;

const client = <Of extends Routes>() => hc<ReturnType<Of>>("/api", { fetch: request, headers });

export const { contacts } = client<typeof contactRoutes>();

/** A page's query: in an address, numbers are text. */
export const pageQuery = ({
  cursor,
  limit,
  offset,
}: {
  limit: number;
  offset?: number;
  cursor?: string;
}) => ({
  limit: String(limit),
  ...(offset !== undefined && { offset: String(offset) }),
  ...(cursor !== undefined && { cursor }),
});
