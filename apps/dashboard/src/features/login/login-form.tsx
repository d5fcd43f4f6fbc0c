import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/login";
import type { Me } from "@frontage/content/schemas/account";
import { loginSchema, type Login } from "@frontage/content/schemas/login";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";

import { signIn } from "../../lib/account-requests.ts";
import type { CodeFormProps } from "../../lib/code-form.tsx";
import { FailureNote } from "../../lib/failure-note.tsx";
import type { ForgotDialogProps } from "./forgot-dialog.tsx";

const forgotDialog = lazyPart<ForgotDialogProps>(() => import("./forgot-dialog.tsx"));
const codeForm = lazyPart<CodeFormProps>(async () => ({
  default: (await import("../../lib/code-form.tsx")).CodeForm,
}));

export type LoginFormProps = {
  onSignedIn: (me: Me) => void;
  /** The caret goes to the first field: the form has taken the place of something else. */
  takesFocus?: boolean;
};

/** Email and password, then a code where the account asks for one. What was typed stays. */
export function LoginForm({ onSignedIn, takesFocus = false }: LoginFormProps) {
  const { formState, getValues, handleSubmit, register, setError, setFocus } = useForm<Login>({
    resolver: zodResolver(loginSchema),
  });
  const { errors, isSubmitting } = formState;
  const [attempts, setAttempts] = useState(0);
  const [step, setStep] = useState<"password" | "code">("password");
  const [forgotten, setForgotten] = useState<{ email: string; isOpen: boolean }>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => void forgotDialog.preload().catch(() => {});
  useEffect(() => {
    if (takesFocus) setFocus("email");
  }, [setFocus, takesFocus]);

  function fail(sentence: string) {
    setAttempts((count) => count + 1);
    setError("root", { message: sentence });
  }

  async function send(login: Login) {
    const { data, refusal } = await signIn(login);
    if (refusal) fail(refusal.sentence);
    else if (!data.twoFactorRedirect) onSignedIn(data.user);
    else {
      await codeForm.preload().then(
        () => setStep("code"),
        () => fail(loginWords.code.notLoaded),
      );
    }
  }

  function openHelp() {
    const email = getValues("email") ?? "";
    forgotDialog.preload().then(
      () => {
        setFailed(false);
        setForgotten({ email, isOpen: true });
      },
      () => setFailed(true),
    );
  }

  if (step === "code") {
    return (
      <codeForm.Part
        onSignedIn={onSignedIn}
        onStartAgain={(refusal) => {
          setStep("password");
          if (refusal) fail(refusal.sentence);
        }}
      />
    );
  }
  return (
    <>
      <form
        noValidate
        // A password typed before the script is there must not reach the address.
        method="dialog"
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="flex flex-col gap-6 noscript:hidden"
      >
        <Field label="Email" error={errors.email?.message}>
          <Input
            controlSize="lg"
            type="email"
            required
            autoComplete="username"
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
              aria-label={loginWords.forgot.name}
              aria-haspopup="dialog"
              onPointerEnter={load}
              onFocus={load}
              onClick={openHelp}
            >
              {loginWords.forgot.short}
            </button>
          </Link>
        </div>
        {hasFailed && (
          <div role="alert" className="rounded-control bg-warn-tint p-4 text-small text-fg">
            <p>{loginWords.reset.notLoaded}</p>
            <p className="mt-1 flex flex-wrap gap-x-5">
              <Link asChild className="cursor-pointer py-1 font-medium">
                <button type="button" onClick={openHelp}>
                  Try again
                </button>
              </Link>
              <Link href={`tel:${broker.phone.e164}`} className="py-1 font-medium">
                {broker.phone.display}
              </Link>
            </p>
          </div>
        )}
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {isSubmitting && <Spinner />}
          {loginWords.title}
        </Button>
        {/* Another attempt is answered again, aloud. */}
        {errors.root && <FailureNote key={attempts}>{errors.root.message}</FailureNote>}
      </form>
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
