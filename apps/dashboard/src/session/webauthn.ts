import { passkeyMessages } from "@frontage/content/login";
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyProof,
} from "@frontage/records/schemas/passkey";
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Why passkeys can't be used in this browser or on this site; undefined if they can. */
export function passkeysMissing(): string | undefined {
  if (!window.isSecureContext) return passkeyMessages.insecure;
  return window.PublicKeyCredential ? undefined : passkeyMessages.unsupported;
}

/**
 * Asks the browser to create a passkey, for which the person unlocks the device.
 *
 * @throws an Error written for the user
 */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey["response"]> {
  try {
    // The cast is needed because the server's types allow any algorithm and transport.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const made = await startRegistration({ optionsJSON });
    return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
  } catch (error) {
    throw new Error(messageOf(error, passkeyMessages.notAdded), { cause: error });
  }
}

/**
 * Asks the browser to prove that it has a passkey.
 *
 * @param isOffered whether it is offered in the email field's autofill, instead of a prompt
 * @returns undefined if another request replaced this one
 * @throws an Error written for the user
 */
export async function provePasskey(
  options: PasskeyRequest,
  { isOffered }: { isOffered: boolean },
): Promise<PasskeyProof | undefined> {
  try {
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    const proof = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered });
    return { ...proof, clientExtensionResults: { ...proof.clientExtensionResults } };
  } catch (error) {
    if (nameOf(error) === "AbortError") return undefined;
    throw new Error(messageOf(error, passkeyMessages.notUsed), { cause: error });
  }
}

/** Tells the browser that a passkey was removed, so that it is no longer offered. */
export function forgetPasskey(credentialId: string): void {
  const { PublicKeyCredential: signals } = window as {
    PublicKeyCredential?: {
      signalUnknownCredential?: (what: { rpId: string; credentialId: string }) => Promise<void>;
    };
  };
  // Ignores a browser that can't do this: the server has removed the passkey anyway.
  signals
    ?.signalUnknownCredential?.({ rpId: window.location.hostname, credentialId })
    .catch(() => {});
}

/**
 * The name of the browser's error: the library renames some, and keeps the original as the cause.
 */
function nameOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return (cause instanceof Error ? cause : (error as Error)).name;
}

function messageOf(error: unknown, whenNotAllowed: string): string {
  switch (nameOf(error)) {
    case "NotAllowedError":
    case "AbortError":
      return whenNotAllowed;
    case "InvalidStateError":
      return passkeyMessages.addedBefore;
    case "SecurityError":
      return passkeyMessages.wrongAddress;
    case "ConstraintError":
    case "NotSupportedError":
      return passkeyMessages.noScreenLock;
    default:
      return passkeyMessages.failed;
  }
}
