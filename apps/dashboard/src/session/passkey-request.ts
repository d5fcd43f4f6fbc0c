import type { Me } from "@frontage/records/schemas/account";
import type { PasskeyRequest } from "@frontage/records/schemas/passkey";

import { post } from "./account-requests.ts";
import { setPasskeyUsed } from "./passkey-used.ts";
import { forgetPasskey, passkeysMissing, provePasskey } from "./webauthn.ts";

/** Who has logged in, or why nobody has; neither, if it was given up for another request. */
export type PasskeyAnswer = {
  me?: Me;
  failure?: string;
  /** The background passkey prompt isn’t available here. */
  isUnavailable?: boolean;
};

/** How a passkey is asked for, and whose it has to be. */
export type PasskeyLoginOptions = {
  /** Among what the browser fills the email field with, instead of by a prompt. */
  isOffered: boolean;
  /** Where someone logs in again. */
  email?: string | undefined;
  /** Asked before the browser is: it drops what it was asked earlier. */
  isWanted?: () => boolean;
};

/** Logs in with a passkey. Its code is loaded when it is asked for. */
export async function logInWithPasskey({
  email,
  isOffered,
  isWanted = () => true,
}: PasskeyLoginOptions): Promise<PasskeyAnswer> {
  const missing = passkeysMissing();
  if (missing) return isOffered ? {} : { failure: missing };
  const begun = await post<PasskeyRequest>("passkey-options", {});
  if (begun.failure)
    return isOffered ? { isUnavailable: true } : { failure: begun.failure.message };
  if (!isWanted()) return {};
  let response;
  try {
    response = await provePasskey(begun.data, { isOffered });
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
