import type { Hono } from "hono";
import { hc } from "hono/client";

import type { loginEmailRoutes } from "../../../server/src/accounts/email-change-routes.ts";
import type { passkeyRoutes } from "../../../server/src/accounts/passkey-routes.ts";
import type { accountRoutes, signInRoutes } from "../../../server/src/accounts/routes.ts";
import type { auditRoutes } from "../../../server/src/audit/routes.ts";
import type { clientInvitationRoutes } from "../../../server/src/clients/invitation-routes.ts";
import type { contactRoutes } from "../../../server/src/contacts/routes.ts";
import type { erasureRoutes } from "../../../server/src/erasure/routes.ts";
import type { calendarFileRoutes } from "../../../server/src/events/calendar-routes.ts";
import type { importRoutes } from "../../../server/src/import/routes.ts";
import type { brokerInquiryRoutes } from "../../../server/src/inquiries/routes.ts";
import type { nextStepRoutes } from "../../../server/src/next-steps/routes.ts";
import type { notificationRoutes } from "../../../server/src/notifications/routes.ts";
import type { overviewRoutes } from "../../../server/src/overview/routes.ts";
import type { profileRoutes } from "../../../server/src/profile/routes.ts";
import type { searchRoutes } from "../../../server/src/search/routes.ts";
import type { settingsRoutes } from "../../../server/src/settings/routes.ts";
import { headers, request } from "./request.ts";

// One client per subject, typed by the server's routes. Only this file imports from the server, and
// only types: one type of all routes would be too much for the compiler.

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the routes are, ReturnType says
type Routes = (services: never) => Hono<any, any, any>;

const client = <Of extends Routes>() => hc<ReturnType<Of>>("/api", { fetch: request, headers });

export const account = client<typeof accountRoutes>();
export const { audit } = client<typeof auditRoutes>();
export const { "calendar-link": calendarLink } = client<typeof calendarFileRoutes>();
export const { contacts } = client<typeof contactRoutes>();
export const erasure = client<typeof erasureRoutes>();
export const { imports } = client<typeof importRoutes>();
export const { inquiries } = client<typeof brokerInquiryRoutes>();
export const invitations = client<typeof clientInvitationRoutes>();
export const { "login-email": loginEmail } = client<typeof loginEmailRoutes>();
export const { next } = client<typeof nextStepRoutes>();
export const { notifications } = client<typeof notificationRoutes>();
export const { overview, unread } = client<typeof overviewRoutes>();
export const { passkeys } = client<typeof passkeyRoutes>();
export const { profile } = client<typeof profileRoutes>();
export const { search } = client<typeof searchRoutes>();
export const signIn = client<typeof signInRoutes>();
export const { settings } = client<typeof settingsRoutes>();

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
