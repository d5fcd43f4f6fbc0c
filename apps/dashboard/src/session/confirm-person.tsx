import { passkeyMessages } from "@frontage/content/login";
import type { Confirmation, PasskeyRequest } from "@frontage/records/schemas/passkey";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { PasswordInput } from "@frontage/ui/password-input";
import { useBrowserValue } from "@frontage/ui/use-browser-value";
import { useQuery } from "@tanstack/react-query";
import type { UseFormRegisterReturn } from "react-hook-form";

import { passkeysQuery } from "../api/queries.ts";
import { post } from "./account-requests.ts";
import { passkeysMissing, provePasskey } from "./webauthn.ts";

type ConfirmPersonProps = {
  /** The props of the password input, from `register`. */
  password: UseFormRegisterReturn;
  /** The error of the password field. */
  error: string | undefined;
  isPending: boolean;
  /** Submits the form with a passkey instead of the password; see `confirmationBy`. */
  onPasskey: () => void;
  className?: string;
};

/** Asks for the password or a passkey, to confirm a sensitive change. */
export function ConfirmPerson({
  className,
  error,
  isPending,
  onPasskey,
  password,
}: ConfirmPersonProps) {
  const { data } = useQuery(passkeysQuery);
  const missing = useBrowserValue(passkeysMissing, undefined);
  return (
    <fieldset className={className}>
      <legend className="mb-3 text-small font-semibold text-fg">Confirm it’s you</legend>
      <Field label="Your password" error={error}>
        <PasswordInput
          required
          showLabel="Show your password"
          autoComplete="current-password"
          {...password}
        />
      </Field>
      {!missing && data && data.items.length > 0 && (
        <Button variant="outline" className="mt-3" disabled={isPending} onClick={onPasskey}>
          Use a passkey instead
        </Button>
      )}
    </fieldset>
  );
}

/**
 * The confirmation that a form sends. For a passkey, the browser shows its prompt.
 *
 * @throws an Error written for the user
 */
export async function confirmationBy(
  way: "password" | "passkey",
  password: string | undefined,
): Promise<Confirmation> {
  if (way === "password") return password ? { password } : {};
  const { data, failure } = await post<PasskeyRequest>("passkey-options", {});
  if (failure) throw new Error(failure.message);
  const passkey = await provePasskey(data, { isOffered: false });
  if (!passkey) throw new Error(passkeyMessages.notUsed);
  return { passkey };
}
