import { parseSigned, serializeSigned } from "hono/utils/cookie";
import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../database/open-database.ts";

/** Recognizes the devices that someone has logged in on, by a cookie. A new password forgets them all. */
export type KnownDevices = {
  /** The device's ID, if this account was the last to log in on it. */
  find: (headers: Headers, personId: string | undefined) => Promise<string | undefined>;
  /** The `Set-Cookie` line that makes a device known. */
  cookieFor: (personId: string) => Promise<string>;
};

const maxAge = 365 * 24 * 60 * 60;

/** @param options.secret signs the cookie, so that nobody can invent devices */
export function createKnownDevices({
  db,
  publicUrl,
  secret,
}: {
  db: Database;
  publicUrl: string;
  secret: string;
}): KnownDevices {
  const isSecure = publicUrl.startsWith("https:");
  const name = `${isSecure ? "__Secure-" : ""}frontage.device`;

  /** Changes with the password, and reveals nothing about it. */
  async function passwordMark(personId: string): Promise<string> {
    const account = await db
      .$extendTables<{ account: { userId: string; password: string | null } }>()
      .selectFrom("account")
      .select("password")
      .where("userId", "=", personId)
      .executeTakeFirst();
    return createHash("sha256")
      .update(`known device ${secret} ${account?.password}`)
      .digest("base64url");
  }

  return {
    async find(headers, personId) {
      const cookies = headers.get("Cookie");
      const value = cookies && (await parseSigned(cookies, secret, name))[name];
      const [owner, device, mark] = value ? value.split(" ") : [];
      if (owner === undefined || owner !== personId) return undefined;
      return mark === (await passwordMark(owner)) ? device : undefined;
    },
    cookieFor: async (personId) =>
      serializeSigned(name, `${personId} ${randomUUID()} ${await passwordMark(personId)}`, secret, {
        path: "/api/auth",
        httpOnly: true,
        sameSite: "Strict",
        secure: isSecure,
        maxAge,
      }),
  };
}
