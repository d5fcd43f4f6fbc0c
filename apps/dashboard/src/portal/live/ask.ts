import { serverWords } from "@frontage/content/login";
import createClient from "openapi-fetch";

import { Refusal } from "../refusal.ts";
import type { paths } from "./api-types.ts";
import { withSession } from "./session.ts";

/** The server's API, typed by its own description. The session travels as a cookie. */
export const api = createClient<paths>({ baseUrl: "/", fetch: ask });

/** @throws an Error with a sentence for the client when no answer comes */
async function ask(request: Request): Promise<Response> {
  return withSession(async () => {
    try {
      // A body is read once, and the request may have to be made again.
      return await fetch(request.clone());
    } catch (error) {
      // Whoever stopped it knows why.
      if (error instanceof DOMException && error.name === "AbortError") throw error;
      throw new Error(serverWords.unreachable, { cause: error });
    }
  });
}

/** The server's no, with its status. */
class ServerRefusal extends Refusal {
  readonly status: number;

  /** @param body the answer's JSON, if it is any */
  constructor(status: number, body: unknown) {
    const { error, fields } = (body ?? {}) as { error?: string; fields?: Record<string, string> };
    super(error ?? (status >= 500 ? serverWords.failed : serverWords.refused), fields);
    this.status = status;
  }
}

/** An answer's no, as an Error whose message a client may read. */
export function refusal(status: number, body: unknown): Refusal {
  return new ServerRefusal(status, body);
}

/** Whether asking again may help: it does not where the server has understood, and refused. */
export function mayRetry(failureCount: number, error: Error): boolean {
  return failureCount < 3 && !(error instanceof ServerRefusal && error.status < 500);
}

type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * What an answer brings.
 *
 * @throws a Refusal when the server refuses
 */
export async function taken<Data>(asked: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await asked;
  if (!response.ok) throw refusal(response.status, error);
  return data as Data;
}

/** The same, but `undefined` where there is no such record. */
export async function takenIfThere<Data>(asked: Promise<Answer<Data>>): Promise<Data | undefined> {
  const answer = await asked;
  return answer.response.status === 404 ? undefined : taken(Promise.resolve(answer));
}

/** @throws a Refusal when the server refuses */
export async function takenFile(path: string): Promise<Blob> {
  const answer = await ask(new Request(path));
  if (!answer.ok) throw refusal(answer.status, await answer.json().catch(() => undefined));
  return answer.blob();
}
