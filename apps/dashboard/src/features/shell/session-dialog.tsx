import { sessionWords } from "@frontage/content/login";
import type { Me } from "@frontage/content/schemas/account";
import { loginSchema, type Login } from "@frontage/content/schemas/login";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { createRoot } from "react-dom/client";
import { useForm } from "react-hook-form";

import { signIn } from "../../lib/account-requests.ts";
import { CodeForm } from "../../lib/code-form.tsx";
import { FailureNote } from "../../lib/failure-note.tsx";
import { endVisit } from "../../lib/log-out.ts";
import { announceChange, browserStorage } from "../../lib/browser-storage.ts";
import { signInToAccount } from "../../lib/begin-session.ts";
import { readUser, userKey } from "../../lib/user.ts";

/** What dialogs and menus of the page listen for; none of it is theirs while this one is open. */
const heardByOthers = [
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

/** Radix hears Escape before anybody else; and this dialog has no way out but its buttons. */
function stopEscape(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Covers the page with a dialog that asks for the password again, and resolves once the
 * same person is signed in. The page stays as it is underneath, hidden and inert, with
 * all that was typed; so the dialog is no part of it.
 */
export async function askToLogInAgain(makeRoot: typeof createRoot): Promise<void> {
  const { activeElement, documentElement } = document;
  const host = document.createElement("div");
  host.dataset.slot = "session";
  for (const type of heardByOthers) host.addEventListener(type, stop);
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
  const words = sessionWords;
  const [email] = useState(() => readUser(browserStorage.read(userKey) ?? "").email);
  const { formState, handleSubmit, register, setError, setFocus } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = formState;
  const [attempts, setAttempts] = useState(0);
  const [step, setStep] = useState<"password" | "code">("password");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    setFocus("password");
  }, [setFocus]);
  const lookForSession = useEffectEvent(async () => {
    // What stands between may answer as well, with a page of its own.
    const me: Me | undefined = await fetch("/api/me")
      .then(async (answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
    // Another person's tab is about to load anew; see leaveToNextOwner.
    if (me?.email === email) onSignedIn();
  });
  useEffect(() => {
    // The browser's own event: another tab has signed in.
    function hear({ isTrusted, key, newValue }: StorageEvent) {
      if (isTrusted && key === userKey && newValue !== null) void lookForSession();
    }
    // A page that was asleep has heard nothing.
    function wake() {
      if (document.visibilityState === "visible") void lookForSession();
    }
    window.addEventListener("storage", hear);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("storage", hear);
      document.removeEventListener("visibilitychange", wake);
    };
  }, []);

  function fail(sentence: string) {
    setAttempts((count) => count + 1);
    setError("root", { message: sentence });
  }

  function goOn(me: Me) {
    signInToAccount(me);
    announceChange(userKey);
    onSignedIn();
  }

  async function send(login: Login) {
    const { data, refusal } = await signIn(login);
    if (refusal) fail(refusal.sentence);
    else if (data.twoFactorRedirect) setStep("code");
    else goOn(data.user);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      className="pointer-events-auto fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto bg-canvas p-4 text-base text-fg-2 open:grid"
    >
      <div className="m-auto w-full max-w-100 py-8">
        <h2 id={titleId} className="font-display text-title">
          {words.title}
        </h2>
        <p className="mt-2 mb-8 wrap-anywhere">{words.intro(email)}</p>
        {step === "code" ? (
          <CodeForm
            onSignedIn={goOn}
            onStartAgain={(refusal) => {
              setStep("password");
              if (refusal) fail(refusal.sentence);
            }}
          />
        ) : (
          <form
            noValidate
            onSubmit={(event) => void handleSubmit(send)(event)}
            className="flex flex-col gap-6"
          >
            {/* For password managers, which ask whose password it is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Field label="Password" error={errors.password?.message}>
              <PasswordInput
                controlSize="lg"
                required
                autoComplete="current-password"
                {...register("password")}
              />
            </Field>
            <Button type="submit" size="lg" block pending={isSubmitting}>
              {isSubmitting && <Spinner />}
              {words.submit}
            </Button>
            {errors.root && <FailureNote key={attempts}>{errors.root.message}</FailureNote>}
          </form>
        )}
        <Button
          variant="secondary"
          size="lg"
          block
          className="mt-4"
          onClick={() => void endVisit()}
        >
          {words.logOut}
        </Button>
      </div>
    </dialog>
  );
}
