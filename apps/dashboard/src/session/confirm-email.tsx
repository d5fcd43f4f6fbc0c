import { broker } from "@frontage/content/broker";
import { loginText } from "@frontage/content/login";
import type { EmailConfirmed } from "@frontage/records/schemas/account";
import { Link } from "@frontage/ui/link";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { FailureNote } from "../components/failure-note.tsx";
import { confirmEmailChange } from "./account-requests.ts";
import { keepEmailLink } from "./email-link.ts";
import { SubmitButton } from "./submit-button.tsx";
import { forgetUser } from "./user.ts";

type ConfirmEmailProps = {
  /** The token of the emailed link. */
  token: string;
  /** Goes to the login. */
  onDone: () => void;
};

const words = loginText.emailChange;

/**
 * The page of an emailed link that changes the login email. It needs a click, because email
 * scanners open links, too.
 */
export function ConfirmEmail({ onDone, token }: ConfirmEmailProps) {
  const { formState, handleSubmit, setError } = useForm<{ token: string }>();
  const [confirmed, setConfirmed] = useState<EmailConfirmed>();
  const { errors } = formState;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = `${words.title} | ${broker.businessName}`;
    heading.current?.focus();
  }, []);
  const isOver = confirmed !== undefined || errors.token !== undefined;
  // The clicked button is gone.
  useEffect(() => {
    if (isOver) result.current?.focus();
  }, [isOver]);

  async function send() {
    const { data, failure } = await confirmEmailChange(token);
    if (failure) {
      setError(failure.fields.token ? "token" : "root", { message: failure.message });
      return;
    }
    // The link is used up: forget it.
    keepEmailLink(undefined);
    // The change ended all sessions of the account, maybe this browser's, too.
    if (data.isChanged) forgetUser();
    setConfirmed(data);
  }

  return (
    <div className="m-auto w-full max-w-100 pt-10">
      <h1 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {words.title}
      </h1>
      {isOver ? (
        <div
          ref={result}
          tabIndex={-1}
          className="mt-8 flex flex-col items-start gap-6 outline-none"
        >
          {confirmed ? (
            <p className="w-full rounded-control bg-sunken p-4 text-small wrap-anywhere text-fg">
              {(confirmed.isChanged ? words.changed : words.waiting)(confirmed.newEmail)}
            </p>
          ) : (
            <FailureNote className="w-full">{errors.token?.message}</FailureNote>
          )}
          <Link asChild className="cursor-pointer py-1 text-small font-medium pointer-coarse:py-3">
            <button type="button" onClick={onDone}>
              {loginText.link.toLogin}
            </button>
          </Link>
        </div>
      ) : (
        <form
          noValidate
          method="dialog"
          onSubmit={(event) => void handleSubmit(send)(event)}
          className="flex flex-col gap-6"
        >
          <p className="mt-3 mb-4 text-fg-3">{words.intro}</p>
          <SubmitButton formState={formState}>{words.submit}</SubmitButton>
        </form>
      )}
    </div>
  );
}
