import { broker } from "@frontage/content/broker";
import { loginText } from "@frontage/content/login";
import { passwordMin } from "@frontage/content/limits";
import { passwordByLinkSchema, type PasswordByLink } from "@frontage/content/schemas/account";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { checkPasswordLink, setPassword } from "./account-requests.ts";
import type { EmailLink } from "./email-link.ts";
import { FailureNote } from "../components/failure-note.tsx";
import { loadPasswordCheck, refuseGuessable } from "./password-check.ts";
import { SubmitButton } from "./submit-button.tsx";
import { forgetUser } from "./user.ts";
import ForgotDialog from "./forgot-dialog.tsx";

const formSchema = passwordByLinkSchema.check(refuseGuessable("newPassword"));

export type ChoosePasswordProps = {
  link: EmailLink & { kind: "reset" | "invitation" };
  /** Back to the login, whether or not a password was set. */
  onDone: (isSet: boolean) => void;
};

/** Where the link in an email leads: the form for a new password, or why the link doesn’t work. */
export default function ChoosePassword({ link, onDone }: ChoosePasswordProps) {
  const words = loginText.link[link.kind];
  const { formState, handleSubmit, register, setError } = useForm<PasswordByLink>({
    resolver: zodResolver(formSchema),
    defaultValues: { token: link.token, newPassword: "" },
  });
  const { errors } = formState;
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${words.title} | ${broker.businessName}`;
    heading.current?.focus();
  }, [words]);

  useEffect(() => {
    // Nobody should choose a password for a link that no longer works. Without an answer, the
    // form says so when it is sent.
    void checkPasswordLink(link.token).then(({ failure }) => {
      if (failure?.fields.token) setError("token", { message: failure.message });
    });
  }, [link.token, setError]);

  async function send(form: PasswordByLink) {
    const { failure } = await setPassword(form);
    if (!failure) {
      // This ended all sessions of the account, perhaps this browser’s too.
      forgetUser();
      onDone(true);
      return;
    }
    const { newPassword, token } = failure.fields;
    if (token) setError("token", { message: failure.message });
    else if (newPassword) setError("newPassword", { message: newPassword });
    else setError("root", { message: failure.message });
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
            {loginText.link.askAgain}
          </Button>
          <Link asChild className="cursor-pointer py-1 text-small font-medium">
            <button type="button" onClick={() => onDone(false)}>
              {loginText.link.toLogin}
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
            label={loginText.link.label}
            hint={loginText.link.hint(passwordMin)}
            error={errors.newPassword?.message}
          >
            <PasswordInput
              controlSize="lg"
              required
              autoComplete="new-password"
              onFocus={loadPasswordCheck}
              {...register("newPassword")}
            />
          </Field>
          <SubmitButton formState={formState}>{loginText.link.submit}</SubmitButton>
        </form>
      )}
    </div>
  );
}
