import { loginText, serverMessages } from "@frontage/content/login";
import type { Me } from "@frontage/records/schemas/account";
import { Spinner } from "@frontage/ui/button";
import { Link } from "@frontage/ui/link";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { LoginError } from "./login-error.tsx";
import type { PasskeyOffer } from "./offer-passkey.ts";
import type { PasskeyAnswer } from "./passkey-request.ts";
import { isPasskeyUsed } from "./passkey-used.ts";

/** Of the links below the password form, and of buttons that look like one. */
export const loginLinkClasses =
  "inline-flex w-fit cursor-pointer items-center gap-3 py-1.5 text-small font-medium aria-busy:cursor-progress pointer-coarse:min-h-11";

type PasskeyLoginProps = {
  /** Whose passkey it has to be, where someone logs in again. */
  email?: string;
  onSignedIn: (me: Me) => void;
};

/**
 * Logs in with a passkey, by a button that looks like a link. Where one was used before, the browser also offers it
 * among what it fills the email field with.
 */
export function PasskeyLogin({ email, onSignedIn }: PasskeyLoginProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ message: string }>();
  // Without a field for the email, there is nothing to fill.
  const isOffered = email === undefined;
  const offer = useRef<PasskeyOffer>(undefined);

  function settle({ failure: message, me }: PasskeyAnswer) {
    if (me) onSignedIn(me);
    else if (message) setFailure({ message });
  }
  const settleOffered = useEffectEvent(settle);
  useEffect(() => {
    if (!isOffered || !isPasskeyUsed()) return;
    let isGone = false;
    // Its button can still be pressed where its code can’t be loaded.
    void import("./offer-passkey.ts").then(
      ({ offerPasskey }) => {
        if (!isGone) offer.current = offerPasskey(settleOffered);
      },
      () => {},
    );
    return () => {
      isGone = true;
      offer.current?.end();
    };
  }, [isOffered]);

  async function logIn() {
    setPending(true);
    setFailure(undefined);
    offer.current?.pause();
    const answer = await import("./passkey-request.ts")
      .then(({ logInWithPasskey }) => logInWithPasskey({ email, isOffered: false }))
      .catch(() => ({ failure: serverMessages.unreachable }));
    settle(answer);
    offer.current?.resume();
    setPending(false);
  }

  return (
    <>
      <Link asChild className={`${loginLinkClasses} noscript:hidden`}>
        <button
          type="button"
          aria-busy={isPending || undefined}
          disabled={isPending}
          onClick={() => void logIn()}
        >
          {isPending && <Spinner />}
          {loginText.passkey}
        </button>
      </Link>
      {failure && <LoginError>{failure.message}</LoginError>}
    </>
  );
}
