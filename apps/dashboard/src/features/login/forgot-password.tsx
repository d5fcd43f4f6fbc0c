import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/dashboard";
import {
  passwordResetRequestSchema,
  type PasswordResetRequest,
} from "@frontage/content/schemas/login";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";

export type ForgotPasswordProps = {
  /** The address typed into the login form. */
  email: string;
  onBack: () => void;
};

/** The way to a new password: an address, and a plain answer. */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const [isAnswered, setAnswered] = useState(false);
  const { formState, handleSubmit, register } = useForm<PasswordResetRequest>({
    resolver: zodResolver(passwordResetRequestSchema),
    defaultValues: { email },
  });
  return (
    <form
      noValidate
      aria-label="Forgot password"
      onSubmit={(event) => void handleSubmit(() => setAnswered(true))(event)}
      className="flex flex-col gap-5"
    >
      <Field label="Email" error={formState.errors.email?.message}>
        {/* The form opens because somebody asked for it; its one field is where they go on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Input
          type="email"
          controlSize="lg"
          autoComplete="username"
          autoFocus
          {...register("email")}
        />
      </Field>
      {isAnswered && (
        <p
          role="status"
          className="rounded-control border border-hairline bg-sunken p-4 text-small text-fg"
        >
          {loginWords.noReset} <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link>
          , <Link href={`mailto:${broker.email}`}>{broker.email}</Link>
        </p>
      )}
      <Button size="lg" type="submit">
        Ask for a new password
      </Button>
      <Button variant="ghost" onClick={onBack} className="self-center">
        Back to log in
      </Button>
    </form>
  );
}
