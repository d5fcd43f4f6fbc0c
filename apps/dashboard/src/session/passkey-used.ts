import { browserStorage } from "../storage/browser-storage.ts";

/** The browser-storage key that marks a browser in which a passkey of this site was used. */
const passkeyUsedKey = "passkey-used";

/**
 * Whether to offer passkeys before anyone asks: the code and the request for it cost nothing
 * where none was ever used.
 */
export const isPasskeyUsed = (): boolean => browserStorage.read(passkeyUsedKey) !== null;

export const setPasskeyUsed = (): void => void browserStorage.write(passkeyUsedKey, "yes");
