import { broker } from "@frontage/content/broker";
import { loginText } from "@frontage/content/login";
import type { Me } from "@frontage/content/schemas/account";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { useEffect, useState } from "react";

import type { CodeFormProps } from "./code-form.tsx";
import type { ForgotDialogProps } from "./forgot-dialog.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useLoginForm } from "./use-login-form.ts";

const forgotDialog = lazyPart<ForgotDialogProps>(() => import("./forgot-dialog.tsx"));
const codeForm = lazyPart<CodeFormProps>(async () => ({
  default: (await import("./code-form.tsx")).CodeForm,
}));
const preloadForgot = () => void forgotDialog.preload().catch(() => {});

export type LoginFormProps = {
  onSignedIn: (me: Me) => void;
  /** Focuses the first field, when the form replaces something else. */
  takesFocus?: boolean;
};

/** Email and password, then a code if the account requires one. */
export function LoginForm({ onSignedIn, takesFocus = false }: LoginFormProps) {
  const { formState, getValues, onStartAgain, onSubmit, register, setFocus, step } = useLoginForm({
    loadCodeForm: codeForm.preload,
    onSignedIn,
  });
  const { errors } = formState;
  const [forgotten, setForgotten] = useState<{ email: string; isOpen: boolean }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (takesFocus) setFocus("email");
  }, [setFocus, takesFocus]);

  function openForgot() {
    const email = getValues("email") ?? "";
    forgotDialog.preload().then(
      () => {
        setFailed(false);
        setForgotten({ email, isOpen: true });
      },
      () => setFailed(true),
    );
  }

  if (step === "code") return <codeForm.Part onSignedIn={onSignedIn} onStartAgain={onStartAgain} />;
  return (
    <>
      <form
        noValidate
        // If it is submitted before the script has loaded, the password must not end up in the URL.
        method="dialog"
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-6 noscript:hidden"
      >
        <Field label="Email" error={errors.email?.message}>
          <Input
            controlSize="lg"
            type="email"
            required
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            {...register("email")}
          />
        </Field>
        <div className="relative">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput
              controlSize="lg"
              required
              autoComplete="current-password"
              {...register("password")}
            />
          </Field>
          <Link
            asChild
            className="absolute -top-0.5 right-0 cursor-pointer py-0.5 text-small pointer-coarse:-top-3 pointer-coarse:py-3"
          >
            <button
              type="button"
              aria-label={loginText.forgot.name}
              aria-haspopup="dialog"
              onPointerEnter={preloadForgot}
              onFocus={preloadForgot}
              onClick={openForgot}
            >
              {loginText.forgot.short}
            </button>
          </Link>
        </div>
        {hasFailed && <ForgotFailed onRetry={openForgot} />}
        <SubmitButton formState={formState}>{loginText.title}</SubmitButton>
      </form>
      <div className="mt-4 noscript:hidden">
        <PasskeyLogin onSignedIn={onSignedIn} />
      </div>
      {forgotten && (
        <forgotDialog.Part
          email={forgotten.email}
          isOpen={forgotten.isOpen}
          onClose={() => setForgotten({ ...forgotten, isOpen: false })}
        />
      )}
    </>
  );
}

function ForgotFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-control bg-warn-tint p-4 text-small text-fg">
      <p>{loginText.reset.notLoaded}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link asChild className="cursor-pointer py-1 font-medium">
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        </Link>
        <span className="py-1">
          {broker.firm.name},{" "}
          <Link href={`tel:${broker.phone.e164}`} className="font-medium">
            {broker.phone.display}
          </Link>
        </span>
      </p>
    </div>
  );
}
