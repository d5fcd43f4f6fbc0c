import type { Me } from "@frontage/records/schemas/account";
import type { PasskeyRequest } from "@frontage/records/schemas/passkey";

import { post } from "./account-requests.ts";
import { setPasskeyUsed } from "./passkey-used.ts";
import { forgetPasskey, passkeysMissing, provePasskey } from "./webauthn.ts";

/**
 * The person who has logged in, or why that failed; neither if another request replaced this one.
 */
export type PasskeyAnswer = {
  me?: Me;
  failure?: string;
  /** The background passkey prompt isn’t available here. */
  isUnavailable?: boolean;
};

/** Options of a login with a passkey. */
export type PasskeyLoginOptions = {
  /** Whether the browser offers it in the email field's autofill, instead of a prompt. */
  isOffered: boolean;
  /** The email of the person who has to log in again. */
  email?: string | undefined;
  /** Checked right before the browser's request, which replaces any earlier one. */
  isWanted?: () => boolean;
};

/** Logs in with a passkey, whose code is loaded on demand. */
export async function logInWithPasskey({
  email,
  isOffered,
  isWanted = () => true,
}: PasskeyLoginOptions): Promise<PasskeyAnswer> {
  const missing = passkeysMissing();
  if (missing) return isOffered ? {} : { failure: missing };
  const challenge = await post<PasskeyRequest>("passkey-options", {});
  if (challenge.failure)
    return isOffered ? { isUnavailable: true } : { failure: challenge.failure.message };
  if (!isWanted()) return {};
  let response;
  try {
    response = await provePasskey(challenge.data, { isOffered });
  } catch (error) {
    return isOffered ? {} : { failure: (error as Error).message };
  }
  if (!response) return {};
  const { data, failure } = await post<Me>("passkey/verify-authentication", {
    email,
    response,
  });
  if (!failure) {
    setPasskeyUsed();
    return { me: data };
  }
  if (failure.fields.passkey) forgetPasskey(response.id);
  return { failure: failure.message };
}
