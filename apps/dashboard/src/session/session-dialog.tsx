import { sessionText } from "@frontage/content/login";
import type { Me } from "@frontage/records/schemas/account";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { PasswordInput } from "@frontage/ui/password-input";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { createRoot } from "react-dom/client";

import { CodeForm } from "./code-form.tsx";
import { logOutUnsaved } from "./log-out.ts";
import { emitStorageChange, browserStorage } from "../storage/browser-storage.ts";
import { signInToAccount } from "./begin-session.ts";
import { PasskeyLogin } from "./passkey-login.tsx";
import { isPasskeyUsed } from "./passkey-used.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useLoginFailure } from "./use-login-failure.tsx";
import { useLoginForm } from "./use-login-form.ts";
import { readUser, userKey } from "./user.ts";

/** Events that are kept from the page's own dialogs and menus while this dialog is open. */
const blockedEvents = [
  "pointerdown",
  "mousedown",
  "touchstart",
  "touchmove",
  "wheel",
  "click",
  "focusin",
  "focusout",
  "keydown",
];

const stop = (event: Event) => event.stopPropagation();

/**
 * Keeps Escape from Radix, which listens on the document: this dialog closes only by its buttons.
 */
function stopEscape(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Covers the page with a password prompt, and resolves when the same person has logged in. The
 * dialog has a React root of its own: the page below stays mounted, hidden and inert, with
 * everything that was typed.
 */
export async function askToLogInAgain(makeRoot: typeof createRoot): Promise<void> {
  const { activeElement, documentElement } = document;
  const host = document.createElement("div");
  host.dataset.slot = "session";
  for (const type of blockedEvents) host.addEventListener(type, stop);
  window.addEventListener("keydown", stopEscape, true);
  const container = document.createElement("div");
  host.append(container);
  document.body.append(host);
  documentElement.dataset.sessionEnded = "";
  const root = makeRoot(container);

  await new Promise<void>((resolve) => {
    root.render(<SessionDialog onSignedIn={resolve} />);
  });

  root.unmount();
  host.remove();
  window.removeEventListener("keydown", stopEscape, true);
  delete documentElement.dataset.sessionEnded;
  if (activeElement instanceof HTMLElement) activeElement.focus();
}

function SessionDialog({ onSignedIn }: { onSignedIn: () => void }) {
  const [email] = useState(() => readUser(browserStorage.read(userKey) ?? "").email);
  function finish(me: Me) {
    signInToAccount(me);
    emitStorageChange(userKey);
    onSignedIn();
  }
  const { formState, onStartAgain, onSubmit, register, setFocus, step } = useLoginForm({
    defaultValues: { email, password: "" },
    onSignedIn: finish,
  });
  const failure = useLoginFailure(formState);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    setFocus("password");
  }, [setFocus]);
  useSessionElsewhere(email, onSignedIn);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      className="pointer-events-auto fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-canvas p-4 text-base text-fg-2 open:grid"
    >
      <div className="m-auto w-full max-w-100 py-8">
        <h2 id={titleId} className="font-display text-title">
          {sessionText.title}
        </h2>
        <p className="mt-2 mb-8 wrap-anywhere">{sessionText.intro(email)}</p>
        {step === "code" ? (
          <CodeForm onSignedIn={finish} onStartAgain={onStartAgain} />
        ) : (
          <form
            noValidate
            onSubmit={(event) => void onSubmit(event)}
            className="flex flex-col gap-6"
          >
            {/* A hidden input for password managers, which look for the account. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Field label="Password" error={formState.errors.password?.message ?? failure?.note}>
              <PasswordInput
                {...(failure && { "aria-invalid": failure.isWrong })}
                controlSize="lg"
                required
                autoComplete="current-password"
                {...register("password")}
              />
            </Field>
            <SubmitButton formState={formState} isFailureAtField>
              {sessionText.submit}
            </SubmitButton>
          </form>
        )}
        {step === "password" && isPasskeyUsed() && (
          <div className="mt-4">
            <PasskeyLogin email={email} onSignedIn={finish} />
          </div>
        )}
        <Button
          variant="secondary"
          size="lg"
          block
          className="mt-4"
          onClick={() => void logOutUnsaved()}
        >
          {sessionText.logOut}
        </Button>
      </div>
    </dialog>
  );
}

/** Calls `onSignedIn` when another tab has logged in with the same account. */
function useSessionElsewhere(email: string, onSignedIn: () => void) {
  const checkSession = useEffectEvent(async () => {
    // The response may be a page of a proxy.
    const me: Me | undefined = await fetch("/api/me")
      .then(async (answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    // If someone else has logged in, the page is about to reload; see reloadOnAccountChange.
    if (me?.email === email) onSignedIn();
  });
  useEffect(() => {
    // Only the browser's own event means that another tab has logged in.
    function onStorage({ isTrusted, key, newValue }: StorageEvent) {
      if (isTrusted && key === userKey && newValue !== null) void checkSession();
    }
    // A suspended page misses storage events.
    function onVisible() {
      if (document.visibilityState === "visible") void checkSession();
    }
    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
}
