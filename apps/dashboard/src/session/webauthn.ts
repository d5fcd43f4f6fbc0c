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

/** Why passkeys can’t be used in this browser and on this site; `undefined` if they can. */
export function passkeysMissing(): string | undefined {
  if (!window.isSecureContext) return passkeyMessages.insecure;
  return window.PublicKeyCredential ? undefined : passkeyMessages.unsupported;
}

/**
 * Has the browser create a passkey, which asks the person to unlock the device.
 *
 * @throws an Error for the person
 */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey["response"]> {
  try {
    // The server’s types allow any algorithm and transport.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const made = await startRegistration({ optionsJSON });
    return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
  } catch (error) {
    throw new Error(messageOf(error, passkeyMessages.notAdded), { cause: error });
  }
}

/**
 * Has the browser prove that it has a passkey.
 *
 * @param isOffered in the email field's autofill, instead of a prompt
 * @returns nothing if another request replaced it
 * @throws an Error for the person
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

/** Tells the browser that a passkey no longer works here, so that it stops offering it. */
export function forgetPasskey(credentialId: string): void {
  const { PublicKeyCredential: signals } = window as {
    PublicKeyCredential?: {
      signalUnknownCredential?: (what: { rpId: string; credentialId: string }) => Promise<void>;
    };
  };
  // Not every browser can do this; the passkey is removed either way.
  signals
    ?.signalUnknownCredential?.({ rpId: window.location.hostname, credentialId })
    .catch(() => {});
}

/** The library renames some of the browser’s errors, and keeps them as the cause. */
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
