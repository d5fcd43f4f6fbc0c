import { passwordMin } from "@frontage/records/limits";
import { passwordChangeSchema, type PasswordChange } from "@frontage/records/schemas/settings";
import { Link as TextLink } from "@frontage/ui/link";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router";

import { FailureNote } from "../../components/failure-note.tsx";
import { passkeysQuery } from "../../api/queries.ts";
import { useIsSample } from "../../api/visit.tsx";
import { account } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { refreshAccount } from "../../session/refresh-account.ts";
import { loadPasswordCheck, refuseGuessable } from "../../session/password-check.ts";
import { showError } from "../../components/show-error.ts";

const formSchema = passwordChangeSchema.check(refuseGuessable("newPassword"));

export type PasswordFormProps = { onChanged: () => void };

/** The form that changes the password. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const { formState, handleSubmit, register, reset, setError } = useForm<PasswordChange>({
    resolver: zodResolver(formSchema),
    defaultValues: { currentPassword: "", newPassword: "", repeated: "" },
  });
  const { errors, isSubmitting } = formState;
  const isSample = useIsSample();

  async function send(change: PasswordChange) {
    try {
      await read(account.auth["change-password"].$post({ json: change }));
      refreshAccount();
      reset();
      onChanged();
    } catch (error) {
      showError(error, ["currentPassword", "newPassword", "repeated"], setError);
    }
  }

  return (
    <>
      <form
        noValidate
        aria-label="Change password"
        onSubmit={(event) => void handleSubmit(send)(event)}
        className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2"
      >
        <Field
          label="Current password"
          error={errors.currentPassword?.message}
          className="xl:col-span-2"
        >
          <PasswordInput
            required
            showLabel="Show current password"
            autoComplete="current-password"
            {...register("currentPassword")}
          />
        </Field>
        <Field
          label="New password"
          hint={`At least ${passwordMin} characters. A short phrase works well.`}
          error={errors.newPassword?.message}
        >
          <PasswordInput
            required
            showLabel="Show new password"
            autoComplete="new-password"
            onFocus={loadPasswordCheck}
            {...register("newPassword")}
          />
        </Field>
        <Field label="Repeat new password" error={errors.repeated?.message}>
          <PasswordInput
            required
            showLabel="Show repeated password"
            autoComplete="new-password"
            {...register("repeated")}
          />
        </Field>
        {errors.root && <FailureNote className="xl:col-span-2">{errors.root.message}</FailureNote>}
        <div>
          <Button type="submit" variant="ink" pending={isSubmitting}>
            {isSubmitting && <Spinner />}
            Change password
          </Button>
        </div>
      </form>
      {!isSample && <PasskeysRemain />}
    </>
  );
}

const nameList = new Intl.ListFormat("en-US");

/** A note next to the form for a new password: passkeys still work after the change. */
function PasskeysRemain() {
  const { data } = useQuery(passkeysQuery);
  if (!data || data.items.length === 0) return null;
  const names = data.items.map(({ name }) => `“${name}”`);
  return (
    <p className="mt-5 text-ui wrap-anywhere text-fg-3">
      {names.length === 1 ? "Your passkey " : "Your passkeys "}
      {nameList.format(names)}
      {names.length === 1 ? " keeps" : " keep"} logging you in after you change it.{" "}
      <TextLink asChild>
        <Link to="#passkeys">Remove passkeys you don’t recognize</Link>
      </TextLink>
    </p>
  );
}
