import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
} from "@frontage/records/schemas/passkey";

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

type Asked = {
  origin: string;
  api: { request: (url: string, init: RequestInit) => Response | Promise<Response> };
};

const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);

/** Adds a passkey to a person's account, whose session has to be new. */
export async function addPasskey<Of>(
  { cookieOf, ...asked }: Asked & { cookieOf: (person: Of) => Promise<string> },
  person: Of,
  device: PasskeyDevice,
): Promise<void> {
  const cookie = await cookieOf(person);
  const begun = await post(asked, "/passkeys/options", {}, cookie);
  const response = device.create(await begun.json(), asked);
  const cookies = [cookie, ...cookiesOf(begun)].join("; ");
  const added = await post(asked, "/passkeys", { name: "Laptop", response }, cookies);
  if (added.status !== 204) throw new Error(`Not added: ${await added.text()}`);
}

/** Signs in by the passkey that the device made last. */
export async function signInWithPasskey(asked: Asked, device: PasskeyDevice): Promise<Response> {
  const begun = await post(asked, "/auth/passkey-options", {});
  const response = device.sign(await begun.json(), asked);
  return post(
    asked,
    "/auth/passkey/verify-authentication",
    { response },
    cookiesOf(begun).join("; "),
  );
}

const post = async ({ api, origin }: Asked, path: string, body: object, Cookie = "") =>
  api.request(`${origin}/api${path}`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json", Cookie },
    body: JSON.stringify(body),
  });

type Options = {
  /** The page's address, as the browser tells it. */
  origin: string;
  /** Whether the person unlocked the device; by default they did. */
  isVerified?: boolean;
};

/** A device that makes passkeys and signs in with them, as a browser would answer for it (WebAuthn 2). */
export function passkeyDevice() {
  const keys = new Map<string, { privateKey: KeyObject; count: number }>();

  return {
    /** @returns what the browser sends to add the passkey */
    create(
      { challenge, rp }: PasskeyCreation,
      { isVerified = true, origin }: Options,
    ): NewPasskey["response"] {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const rawId = randomBytes(16);
      const id = rawId.toString("base64url");
      keys.set(id, { privateKey, count: 0 });
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const data = Buffer.concat([
        authenticatorData(rp.id, { isVerified, count: 0, hasKey: true }),
        // The device's model, which it doesn't tell.
        Buffer.alloc(16),
        length,
        rawId,
        coseKey(Buffer.from(x, "base64url"), Buffer.from(y, "base64url")),
      ]);
      return {
        ...credential(id),
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
          attestationObject: attestation(data).toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    /** @returns what the browser sends to sign in, by the passkey that was made last or the one named */
    sign(
      { challenge, rpId }: PasskeyRequest,
      { id = [...keys.keys()].at(-1) ?? "", isVerified = true, origin }: Options & { id?: string },
    ) {
      const key = keys.get(id);
      if (!key) throw new Error("This device has no such passkey.");
      key.count += 1;
      const data = authenticatorData(rpId, { isVerified, count: key.count, hasKey: false });
      const client = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return {
        ...credential(id),
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, key.privateKey).toString("base64url"),
        },
      };
    },
  };
}

const credential = (id: string) => ({
  id,
  rawId: id,
  type: "public-key" as const,
  clientExtensionResults: {},
});

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  rpId: string,
  { count, hasKey, isVerified }: { count: number; hasKey: boolean; isVerified: boolean },
): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const isPresent = 0x01;
  const flags = isPresent | (isVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), counter]);
}

// CBOR: an item is a byte of type and length, then its content.
const bytes32 = (value: Buffer) => Buffer.concat([Buffer.from([0x58, 32]), value]);

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes32(x),
    Buffer.from([0x22]),
    bytes32(y),
  ]);

const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** {fmt: "none", attStmt: {}, authData} */
const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
