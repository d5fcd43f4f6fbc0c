import { loginText } from "@frontage/content/login";
import type { Me } from "@frontage/records/schemas/account";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { useEffect, useState, type ReactNode } from "react";

import { CodeForm } from "./code-form.tsx";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useLoginFailure } from "./use-login-failure.tsx";
import { useLoginForm } from "./use-login-form.ts";

type LoginFormProps = {
  onSignedIn: (me: Me) => void;
  /** Whether to focus the first field, because the form replaces something else. */
  takesFocus?: boolean;
  /** Other ways to log in, shown below. */
  children: ReactNode;
};

const belowClasses =
  "mt-7 flex flex-col gap-1.5 border-t border-hairline pt-5 pointer-coarse:gap-0 noscript:mt-0 noscript:border-t-0 noscript:pt-0";

/** The form for email and password, then for a two-factor code if the account requires one. */
export function LoginForm({ children, onSignedIn, takesFocus = false }: LoginFormProps) {
  const { formState, getValues, onStartAgain, onSubmit, register, setFocus, step } = useLoginForm({
    onSignedIn,
  });
  const { errors } = formState;
  const failure = useLoginFailure(formState);
  const [forgotten, setForgotten] = useState<{ email: string; isOpen: boolean }>();
  useEffect(() => {
    if (takesFocus) setFocus("email");
  }, [setFocus, takesFocus]);

  function openForgot() {
    setForgotten({ email: getValues("email") ?? "", isOpen: true });
  }

  if (step === "code") {
    return (
      <>
        <CodeForm onSignedIn={onSignedIn} onStartAgain={onStartAgain} />
        <div className={belowClasses}>{children}</div>
      </>
    );
  }
  return (
    <>
      <form
        noValidate
        // If the form is submitted before the script has loaded, this keeps the password out of the
        // URL.
        method="dialog"
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-6 noscript:hidden"
      >
        <Field label="Email" error={errors.email?.message}>
          <Input
            {...(failure && { "aria-describedby": failure.id, "aria-invalid": failure.isWrong })}
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
          <Field label="Password" error={errors.password?.message ?? failure?.note}>
            <PasswordInput
              {...(failure && { "aria-invalid": failure.isWrong })}
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
              onClick={openForgot}
            >
              {loginText.forgot.short}
            </button>
          </Link>
        </div>
        <SubmitButton formState={formState} isFailureAtField>
          {loginText.title}
        </SubmitButton>
      </form>
      <div className={belowClasses}>
        <PasskeyLogin onSignedIn={onSignedIn} />
        {children}
      </div>
      {forgotten && (
        <ForgotDialog
          email={forgotten.email}
          isOpen={forgotten.isOpen}
          onClose={() => setForgotten({ ...forgotten, isOpen: false })}
        />
      )}
    </>
  );
}
