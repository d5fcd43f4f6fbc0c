import type { Person } from "../src/database/scope.ts";
import { password, type TestStore } from "./store.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/** A browser: keeps its cookies, and comes from one address. */
export function openBrowser(store: TestStore, address = "203.0.113.7") {
  const jar = new Map<string, string>();
  async function send(method: string, path: string, body?: unknown) {
    const answer = await store.api.request(
      `${store.origin}/api${path}`,
      {
        method,
        headers: {
          Origin: store.origin,
          "Content-Type": "application/json",
          "User-Agent": chrome,
          Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  return {
    jar,
    send,
    get: (path: string) => send("GET", path),
    post: (path: string, body: unknown = {}) => send("POST", path, body),
    signIn: (email: string, secret = password) =>
      send("POST", "/auth/sign-in/email", { email, password: secret }),
  };
}

let people = 0;

/** Somebody whom no other test knows. */
export async function createSomebody(
  { accounts }: TestStore,
  role: Person["role"] = "client",
): Promise<Person> {
  people += 1;
  const email = `somebody.${people}@example.com`;
  return accounts.create({ name: "Robin Sample", email, role, password });
}

/** Before each test that counts attempts or emails. */
export async function forgetAttemptsAndEmails(store: TestStore): Promise<void> {
  await store.db.deleteFrom("attempt").execute();
  await store.background.settled();
  store.mails.length = 0;
}
