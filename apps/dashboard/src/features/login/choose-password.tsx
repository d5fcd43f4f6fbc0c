import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/login";
import { passwordMin } from "@frontage/content/limits";
import { passwordByLinkSchema, type PasswordByLink } from "@frontage/content/schemas/account";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { setPassword } from "../../lib/account-requests.ts";
import { FailureNote } from "../../lib/failure-note.tsx";
import type { PasswordLink } from "../../lib/first-script.ts";
import { forgetUser } from "../../lib/user.ts";
import ForgotDialog from "./forgot-dialog.tsx";

export type ChoosePasswordProps = {
  link: PasswordLink;
  /** Leads to the login: with a new password, or without. */
  onDone: (isSet: boolean) => void;
};

/** Where the link of a mail leads: a password to choose, or why the link does not work. */
export default function ChoosePassword({ link, onDone }: ChoosePasswordProps) {
  const words = loginWords.link[link.kind];
  const { formState, handleSubmit, register, setError } = useForm<PasswordByLink>({
    resolver: zodResolver(passwordByLinkSchema),
    defaultValues: { token: link.token, newPassword: "" },
  });
  const { errors, isSubmitting } = formState;
  const [attempts, setAttempts] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${words.title} | ${broker.businessName}`;
    heading.current?.focus();
  }, [words]);

  async function send(form: PasswordByLink) {
    const { refusal } = await setPassword(form);
    if (!refusal) {
      // It ended every session of the account, and this browser's may have been one.
      forgetUser();
      onDone(true);
      return;
    }
    setAttempts((count) => count + 1);
    const { newPassword, token } = refusal.fields;
    if (token) setError("token", { message: refusal.sentence });
    else if (newPassword) setError("newPassword", { message: newPassword });
    else setError("root", { message: refusal.sentence });
  }

  return (
    <div className="m-auto w-full max-w-100 pt-10">
      <h1 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {words.title}
      </h1>
      {errors.token ? (
        <div className="mt-8 flex flex-col items-start gap-6">
          <FailureNote className="w-full">{errors.token.message}</FailureNote>
          <Button size="lg" block onClick={() => setAsking(true)}>
            {loginWords.link.askAgain}
          </Button>
          <Link asChild className="cursor-pointer py-1 text-small font-medium">
            <button type="button" onClick={() => onDone(false)}>
              {loginWords.link.toLogin}
            </button>
          </Link>
          <ForgotDialog email="" isOpen={isAsking} onClose={() => setAsking(false)} />
        </div>
      ) : (
        <form
          noValidate
          method="dialog"
          onSubmit={(event) => void handleSubmit(send)(event)}
          className="flex flex-col gap-6"
        >
          <p className="mt-3 mb-4 text-fg-3">{words.intro}</p>
          <Field
            label={loginWords.link.label}
            hint={loginWords.link.hint(passwordMin)}
            error={errors.newPassword?.message}
          >
            <PasswordInput
              controlSize="lg"
              required
              autoComplete="new-password"
              {...register("newPassword")}
            />
          </Field>
          <Button type="submit" size="lg" block pending={isSubmitting}>
            {isSubmitting && <Spinner />}
            {loginWords.link.submit}
          </Button>
          {errors.root && <FailureNote key={attempts}>{errors.root.message}</FailureNote>}
        </form>
      )}
    </div>
  );
}
