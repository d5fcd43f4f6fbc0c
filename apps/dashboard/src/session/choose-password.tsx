import { broker } from "@frontage/content/broker";
import { loginText } from "@frontage/content/login";
import { passwordMin } from "@frontage/records/limits";
import {
  passwordByLinkSchema,
  type Me,
  type PasswordByLink,
  type PasswordLinkOwner,
} from "@frontage/records/schemas/account";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Link } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { Building2, Check, Circle, FileText, MessageSquare, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";

import { dayIn, formatDay } from "../time/dates.ts";
import { checkPasswordLink, setPassword, signIn } from "./account-requests.ts";
import { CodeForm } from "./code-form.tsx";
import { keepEmailLink, type EmailLink } from "./email-link.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { loadPasswordCheck, refuseGuessable } from "./password-check.ts";
import { SubmitButton } from "./submit-button.tsx";
import { forgetUser } from "./user.ts";

const formSchema = passwordByLinkSchema.check(refuseGuessable("newPassword"));
const words = loginText.link;

/** The problem with a link: a title, and what to do. */
type LinkProblem = { title: string; text: string };

type ChoosePasswordProps = {
  link: EmailLink & { kind: "reset" | "invitation" };
  /** Called once the password is set and the person is logged in. */
  onSignedIn: (me: Me) => void;
  /** Goes to the login. @param isSet whether the password was set, but the login failed */
  onLeave: (isSet: boolean) => void;
};

/** The page of an emailed link: the form for a new password, or why the link doesn't work. */
export function ChoosePassword({ link, onLeave, onSignedIn }: ChoosePasswordProps) {
  const { kind, token } = link;
  const [owner, setOwner] = useState<PasswordLinkOwner>();
  const [problem, setProblem] = useState<LinkProblem>();
  const [step, setStep] = useState<"password" | "code">("password");

  useEffect(() => {
    // Checks the link before someone chooses a password in vain. Without an answer, submitting the
    // form reports the problem.
    void checkPasswordLink(token).then(({ data, failure }) => {
      if (data) setOwner(data);
      else if (failure?.fields.token) setProblem(problemOf(failure));
    });
  }, [token]);

  /** Logs in after a password was set. @param password the new password */
  async function logIn(password: string) {
    // The link is used up: forget it.
    keepEmailLink(undefined);
    // Setting a password ends all sessions of the account, maybe this browser's, too.
    forgetUser();
    const { data } = owner ? await signIn({ email: owner.email, password }) : {};
    if (!data) onLeave(true);
    else if (data.twoFactorRedirect) setStep("code");
    else onSignedIn(data.user);
  }

  if (problem) return <DeadLink problem={problem} onLeave={() => onLeave(false)} />;
  if (step === "code") {
    return (
      <Column title={words.code}>
        <div className="mt-8">
          <CodeForm onSignedIn={onSignedIn} onStartAgain={() => onLeave(true)} />
        </div>
      </Column>
    );
  }
  const { title, intro } = kind === "reset" ? words.reset : invitationWords(owner);
  return (
    <Column title={title}>
      <p className="mt-2.5 text-fg-2">{intro}</p>
      {owner && <Account owner={owner} onLeave={() => onLeave(false)} />}
      <PasswordForm
        token={token}
        email={owner?.email ?? ""}
        onSet={logIn}
        onDeadLink={(failure) => setProblem(problemOf(failure))}
      />
      {kind === "invitation" && <WhatYouFind />}
    </Column>
  );
}

function invitationWords(owner: PasswordLinkOwner | undefined) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day =
    owner?.invitedAt &&
    formatDay(dayIn(owner.invitedAt, timeZone), { month: "long", day: "numeric" });
  return {
    title: words.invitation.title(owner?.name.split(" ")[0]),
    intro: words.invitation.intro(day),
  };
}

const problemOf = (failure: { message: string; fields: Record<string, string> }): LinkProblem => ({
  title: failure.fields.token ?? "",
  text: failure.message,
});

/** The column beside the photograph. Its title gets the focus when it changes. */
function Column({ children, title }: { children: ReactNode; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title.replace(/\.$/, "")} | ${broker.businessName}`;
    // Leaves the focus in an input, where someone may be typing.
    if (!document.activeElement?.matches("input")) heading.current?.focus();
  }, [title]);
  return (
    <div className="w-full max-w-100 pt-3 md:m-auto lg:pt-0">
      <h1 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}

function DeadLink({ onLeave, problem }: { onLeave: () => void; problem: LinkProblem }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Column title={problem.title}>
      <p role="alert" className="mt-2.5 text-fg-2">
        {problem.text}
      </p>
      <div className="mt-8 flex flex-col items-start gap-6">
        <Button size="lg" block onClick={() => setAsking(true)}>
          {words.askAgain}
        </Button>
        <Link asChild className="cursor-pointer py-1 text-small font-medium pointer-coarse:py-3">
          <button type="button" onClick={onLeave}>
            {words.toLogin}
          </button>
        </Link>
      </div>
      <ForgotDialog email="" isOpen={isAsking} onClose={() => setAsking(false)} />
    </Column>
  );
}

/** The account of the link: name and email, with a link to another login. */
function Account({ onLeave, owner }: { onLeave: () => void; owner: PasswordLinkOwner }) {
  return (
    <div className="mt-6 flex items-center gap-3.5 border-t border-b border-t-fg border-b-hairline py-3.5 text-small/snug">
      <Avatar aria-hidden name={owner.name} />
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold text-fg">{owner.name}</span>
        <span className="block">{owner.email}</span>
      </p>
      <Link
        asChild
        className="ml-auto shrink-0 cursor-pointer py-1 font-medium pointer-coarse:py-3"
      >
        <button type="button" onClick={onLeave}>
          {words.notYou}
        </button>
      </Link>
    </div>
  );
}

type PasswordFormProps = {
  token: string;
  /** The email with which a password manager stores the password. */
  email: string;
  onSet: (password: string) => Promise<void>;
  onDeadLink: (failure: { message: string; fields: Record<string, string> }) => void;
};

function PasswordForm({ email, onDeadLink, onSet, token }: PasswordFormProps) {
  const { control, formState, handleSubmit, register, setError } = useForm<PasswordByLink>({
    resolver: zodResolver(formSchema),
    defaultValues: { token, newPassword: "" },
  });
  const isLongEnough = useWatch({ control, name: "newPassword" }).length >= passwordMin;
  const Mark = isLongEnough ? Check : Circle;

  async function send(form: PasswordByLink) {
    const { failure } = await setPassword(form);
    if (!failure) {
      await onSet(form.newPassword);
      return;
    }
    const { newPassword, token: isDead } = failure.fields;
    if (isDead) onDeadLink(failure);
    else if (newPassword) setError("newPassword", { message: newPassword });
    else setError("root", { message: failure.message });
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="mt-6 flex flex-col gap-6"
    >
      <input
        hidden
        readOnly
        type="email"
        autoComplete="username"
        value={email}
        aria-hidden
        tabIndex={-1}
      />
      <Field
        label={words.label}
        hint={
          <span
            className={`flex items-center gap-2 text-small ${isLongEnough ? "font-medium text-ok" : ""}`}
          >
            <Mark aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            {words.rule(passwordMin)}
          </span>
        }
        error={formState.errors.newPassword?.message}
      >
        <PasswordInput
          controlSize="lg"
          startsShown
          required
          autoComplete="new-password"
          onFocus={loadPasswordCheck}
          {...register("newPassword")}
        />
      </Field>
      <SubmitButton formState={formState}>{words.submit}</SubmitButton>
    </form>
  );
}

const found: readonly [LucideIcon, { name: string; text: string }][] = [
  [Building2, words.whatYouFind.deals],
  [FileText, words.whatYouFind.documents],
  [MessageSquare, words.whatYouFind.messages],
];

function WhatYouFind() {
  return (
    <section aria-labelledby="what-you-find" className="mt-8.5 text-small">
      <h2 id="what-you-find" className="font-semibold text-fg">
        {words.whatYouFind.title}
      </h2>
      <ul className="mt-2.5 border-t border-hairline">
        {found.map(([Icon, { name, text }]) => (
          <li
            key={name}
            className="grid min-h-11.5 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3.5 border-b border-hairline py-2.5 sm:grid-cols-[1.25rem_6.5rem_minmax(0,1fr)]"
          >
            <Icon aria-hidden className="size-5 text-fg-3 max-sm:row-span-2" strokeWidth={1.5} />
            <b className="font-semibold text-fg">{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
