import { loginEmailFormSchema, type LoginEmailForm } from "@frontage/records/schemas/login-email";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMemo, useRef } from "react";
import { useForm } from "react-hook-form";

import { RecordDialog } from "../components/record-dialog.tsx";
import { showError } from "../components/show-error.ts";
import { confirmationBy, ConfirmPerson } from "./confirm-person.tsx";

export type LoginEmailDialogProps = {
  /** What the change will do. */
  description: string;
  submit: string;
  /** Whether the email is the reader's own. */
  isOwn: boolean;
  onSave: (form: LoginEmailForm) => Promise<void>;
  onClose: () => void;
  /** Moves the focus after saving, if the button that opened the dialog is gone. */
  onDoneFocus?: () => void;
};

/** The form that changes a login email. It keeps no draft, because it contains a password. */
export function LoginEmailDialog({
  description,
  isOwn,
  onClose,
  onDoneFocus,
  onSave,
  submit,
}: LoginEmailDialogProps) {
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

  async function send({ email, password }: LoginEmailForm, way: "password" | "passkey") {
    try {
      await onSave({ email, ...(await confirmationBy(way, password)) });
    } catch (error) {
      showError(error, ["email", "password"], setError);
      return;
    }
    isDone.current = true;
    onClose();
  }

  return (
    <RecordDialog
      title="Change login email"
      description={description}
      submit={submit}
      isPending={isSubmitting}
      failure={failure}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!isDone.current || !onDoneFocus) return;
        event.preventDefault();
        onDoneFocus();
      }}
      onSubmit={(event) => handleSubmit((form) => send(form, "password"))(event)}
    >
      <Field label="New email" error={errors.email?.message} className="sm:col-span-2">
        <Input
          type="email"
          required
          autoComplete={isOwn ? "email" : "off"}
          {...register("email")}
        />
      </Field>
      <ConfirmPerson
        className="sm:col-span-2"
        password={register("password")}
        error={errors.password?.message}
        isPending={isSubmitting}
        onPasskey={() => void handleSubmit((form) => send(form, "passkey"))()}
      />
    </RecordDialog>
  );
}
