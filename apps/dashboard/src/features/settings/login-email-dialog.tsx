import {
  loginEmailFormSchema,
  type LoginEmail,
  type LoginEmailForm,
} from "@frontage/content/schemas/login-email";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { PasswordInput } from "@frontage/ui/password-input";
import { toast } from "@frontage/ui/toast";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useForm } from "react-hook-form";

import { RecordDialog } from "../../components/record-dialog.tsx";
import { formatSending } from "../../portal/format-sending.ts";
import type { LoginEmailActions } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { showError } from "./show-error.ts";

export type LoginEmailDialogProps = {
  current: LoginEmail;
  loginEmail: LoginEmailActions;
  onClose: () => void;
  /** Moves the focus once the change is pending, as the button that opened the dialog is gone. */
  onDoneFocus: () => void;
};

/** The form that starts a change of one’s own login email. Unlike others it keeps no draft: it holds a password. */
export default function LoginEmailDialog({
  current,
  loginEmail,
  onClose,
  onDoneFocus,
}: LoginEmailDialogProps) {
  const client = useQueryClient();
  const isDone = useRef(false);
  const { formState, handleSubmit, register, setError } = useForm<LoginEmailForm>({
    resolver: zodResolver(loginEmailFormSchema),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const { message: rootMessage } = errors.root ?? {};
  const failure = useMemo(
    () => (rootMessage === undefined ? undefined : new Error(rootMessage)),
    [rootMessage],
  );

  async function send(form: LoginEmailForm) {
    try {
      await loginEmail.change(form);
    } catch (error) {
      showError(error, ["email", "password"], setError);
      return;
    }
    isDone.current = true;
    toast.success(
      formatSending(current, `Sending a link to ${current.email} and one to ${form.email}.`),
    );
    await refresh(client, "loginEmail");
    onClose();
  }

  return (
    <RecordDialog
      title="Change login email"
      description={`You’ll get a link at ${current.email} and one at the new address. Once both are confirmed, you’re logged out everywhere and log in with the new email.`}
      submit="Send links"
      isPending={isSubmitting}
      failure={failure}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!isDone.current) return;
        event.preventDefault();
        onDoneFocus();
      }}
      onSubmit={(event) => handleSubmit(send)(event)}
    >
      <Field label="New email" error={errors.email?.message} className="sm:col-span-2">
        <Input type="email" required autoComplete="email" {...register("email")} />
      </Field>
      <Field label="Current password" error={errors.password?.message} className="sm:col-span-2">
        <PasswordInput
          required
          showLabel="Show current password"
          autoComplete="current-password"
          {...register("password")}
        />
      </Field>
    </RecordDialog>
  );
}
