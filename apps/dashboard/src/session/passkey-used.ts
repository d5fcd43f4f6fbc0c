import { browserStorage } from "../storage/browser-storage.ts";

/** The browser-storage key that records that a passkey of this site was used in this browser. */
const passkeyUsedKey = "passkey-used";

/**
 * Whether to offer passkeys in the autofill, which loads code and sends a request: only if one was
 * used before.
 */
export const isPasskeyUsed = (): boolean => browserStorage.read(passkeyUsedKey) !== null;

export const setPasskeyUsed = (): void => void browserStorage.write(passkeyUsedKey, "yes");
