import createClient from "openapi-fetch";

import { apiError, headers, requestServer } from "../../api/request.ts";
import type { paths } from "./api-types.ts";

/** The server’s API, typed by its OpenAPI description. The session is a cookie. */
export const api = createClient<paths>({
  baseUrl: "/",
  fetch: async (request) => requestServer(request),
  headers,
});

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * The data of a response.
 *
 * @throws a PortalError when the server refuses
 */
export async function unwrap<Data>(request: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await request;
  if (!response.ok) throw apiError(response.status, error);
  return data as Data;
}

/** The same, but `undefined` for a 404. */
export async function unwrapOr404<Data>(request: Promise<Answer<Data>>): Promise<Data | undefined> {
  const answer = await request;
  return answer.response.status === 404 ? undefined : unwrap(Promise.resolve(answer));
}

/** @throws a PortalError when the server refuses */
export async function requestFile(path: string): Promise<Blob> {
  const answer = await requestServer(path);
  if (!answer.ok) throw apiError(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
