import { isAPIError } from "better-auth/api";
import type { Context, TypedResponse } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import type { Accounts } from "./accounts.ts";
import { libraryHeaders } from "./auth-library.ts";
import { failureOf } from "./library-refusals.ts";

type WithBody = Context<ApiEnv, string, { out: { json: object } }>;

/**
 * A handler of one of the auth library's own paths: the library answers, by our rules
 * (`account-rules.ts`), and sees only what the route's schema lets pass.
 *
 * @param fixed what its body always says
 */
export const byLibrary =
  <Body>(accounts: Accounts, fixed: object = {}) =>
  async (c: WithBody) =>
    (await accounts.answer({
      path: c.req.path,
      body: { ...c.req.valid("json"), ...fixed },
      headers: c.req.raw.headers,
      ipAddress: c.var.ipAddress,
    })) as Response & TypedResponse<Body, 200, "json">;

type Call = { headers: Headers; returnHeaders: true };

/**
 * Asks the auth library for part of a route of ours, and passes its cookies on.
 *
 * @throws Failure if it refuses
 */
export async function askLibrary<Answer>(
  c: Context<ApiEnv>,
  ask: (call: Call) => Promise<{ headers: Headers; response: Answer }>,
): Promise<Answer> {
  try {
    const { headers, response } = await ask({
      headers: libraryHeaders(c.req.raw.headers, c.var.ipAddress),
      returnHeaders: true,
    });
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
    return response;
  } catch (error) {
    throw isAPIError(error) ? failureOf(error) : error;
  }
}
