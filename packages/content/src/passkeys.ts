/** Why a passkey couldn't be added or used, for each reason that browsers give. */
export const passkeyMessages = {
  insecure: "Passkeys only work where this site is opened with https. Log in with your password.",
  unsupported: "This browser doesn’t support passkeys. Use another one, or your password.",
  wrongAddress: "Passkeys don’t work at this address. Use your password.",
  /** Browsers don't distinguish a closed prompt from a device without a passkey. */
  notUsed:
    "No passkey was used. The prompt was closed, or this device has none for this site. Try again, or use your password.",
  notAdded: "No passkey was added, because the prompt was closed or took too long. Try again.",
  addedBefore: "This device already has a passkey for your account.",
  noScreenLock:
    "This device can’t keep a passkey. Set up a screen lock on it, or use another device.",
  failed: "That didn’t work. Try again, or use your password.",
} as const;
