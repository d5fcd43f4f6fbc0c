import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/dashboard";
import { loginSchema, type Login } from "@frontage/content/schemas/login";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

import type { ForgotDialogProps } from "./forgot-dialog.tsx";

const forgotDialog = lazyPart<ForgotDialogProps>(() => import("./forgot-dialog.tsx"));

/** Email and password. No server keeps accounts yet, and the form says so; what was typed stays. */
export function LoginForm() {
  const { formState, getValues, handleSubmit, register } = useForm<Login>({
    resolver: zodResolver(loginSchema),
  });
  const { errors } = formState;
  const [attempts, setAttempts] = useState(0);
  const [forgotten, setForgotten] = useState<{ email: string; isOpen: boolean }>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => void forgotDialog.preload().catch(() => {});

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

  return (
    <>
      <form
        noValidate
        // A password typed before the script is there must not reach the address.
        method="dialog"
        onSubmit={(event) => void handleSubmit(() => setAttempts((count) => count + 1))(event)}
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
        <Button type="submit" size="lg" block>
          {loginWords.title}
        </Button>
        {attempts > 0 && (
          <p
            // Another attempt is answered again, aloud.
            key={attempts}
            role="alert"
            className="flex items-start gap-3 rounded-control bg-warn-tint p-4 text-small text-fg"
          >
            <CircleAlert
              aria-hidden
              className="mt-0.5 size-5 shrink-0 text-warn"
              strokeWidth={1.5}
            />
            {loginWords.noAccounts}
          </p>
        )}
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
