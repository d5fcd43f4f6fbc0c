import { parseSigned, serializeSigned } from "hono/utils/cookie";
import { randomUUID } from "node:crypto";

/** Recognizes the devices that someone has logged in on, by a cookie. */
export type KnownDevices = {
  /** The device's ID, if this account was the last to log in on it. */
  find: (headers: Headers, personId: string | undefined) => Promise<string | undefined>;
  /** The `Set-Cookie` line that makes a device known. */
  cookieFor: (personId: string) => Promise<string>;
};

const maxAge = 365 * 24 * 60 * 60;

/** @param options.secret signs the cookie, so that nobody makes up devices */
export function createKnownDevices({
  publicUrl,
  secret,
}: {
  publicUrl: string;
  secret: string;
}): KnownDevices {
  const isSecure = publicUrl.startsWith("https:");
  const name = `${isSecure ? "__Secure-" : ""}frontage.device`;
  return {
    async find(headers, personId) {
      const cookies = headers.get("Cookie");
      const value = cookies && (await parseSigned(cookies, secret, name))[name];
      const [owner, device] = value ? value.split(" ") : [];
      return owner !== undefined && owner === personId ? device : undefined;
    },
    cookieFor: (personId) =>
      serializeSigned(name, `${personId} ${randomUUID()}`, secret, {
        path: "/api/auth",
        httpOnly: true,
        sameSite: "Strict",
        secure: isSecure,
        maxAge,
      }),
  };
}
