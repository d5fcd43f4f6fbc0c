import { loginText, serverMessages } from "@frontage/content/login";
import type { Me } from "@frontage/records/schemas/account";
import { Spinner } from "@frontage/ui/button";
import { Link } from "@frontage/ui/link";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { LoginError } from "./login-error.tsx";
import type { PasskeyOffer } from "./offer-passkey.ts";
import type { PasskeyAnswer } from "./passkey-request.ts";
import { isPasskeyUsed } from "./passkey-used.ts";

/** Classes of links below the password form, and of buttons that look like them. */
export const loginLinkClasses =
  "inline-flex w-fit cursor-pointer items-center gap-3 py-1.5 text-small font-medium aria-busy:cursor-progress pointer-coarse:min-h-11";

type PasskeyLoginProps = {
  /** The email of the person who has to log in again; absent for any login. */
  email?: string;
  onSignedIn: (me: Me) => void;
};

/**
 * A button, looking like a link, that logs in with a passkey. If a passkey was used here before,
 * the browser also offers it in the email field's autofill.
 */
export function PasskeyLogin({ email, onSignedIn }: PasskeyLoginProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ message: string }>();
  // Without an email field, there is no autofill.
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
    // If the code can't be loaded, the button still works.
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
