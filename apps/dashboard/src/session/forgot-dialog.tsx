import { actions } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { loginText } from "@frontage/content/login";
import { mailtoOf } from "@frontage/records/mailto";
import {
  passwordResetRequestSchema,
  type PasswordResetRequest,
} from "@frontage/records/schemas/login";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { DialogCross } from "../components/dialog-cross.tsx";
import { DialogButtons } from "../components/dialog-buttons.tsx";
import { requestReset } from "./account-requests.ts";
import { FailureNote } from "../components/failure-note.tsx";

type ForgotDialogProps = {
  /** The email typed in the login form. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A dialog that asks for the account's email, and emails a link for a new password. */
export function ForgotDialog({ email, isOpen, onClose }: ForgotDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <Steps email={email} />
      </DialogContent>
    </Dialog>
  );
}

function Steps({ email }: { email: string }) {
  const [said, setSaid] = useState<string>();
  const { formState, handleSubmit, register, setError } = useForm<PasswordResetRequest>({
    resolver: zodResolver(passwordResetRequestSchema),
    defaultValues: { email },
  });
  const answer = useRef<HTMLDivElement>(null);
  // The clicked button is gone.
  useEffect(() => {
    if (said !== undefined) answer.current?.focus();
  }, [said]);

  async function send(request: PasswordResetRequest) {
    const { failure } = await requestReset(request);
    if (!failure) setSaid(loginText.reset.sent(request.email));
    else if (failure.kind === "no-server") setSaid(loginText.reset.unavailable(request.email));
    else setError("root", { message: failure.message });
  }

  const { errors, isSubmitting, submitCount } = formState;
  if (said !== undefined) {
    return (
      <>
        <div className="flex items-start justify-between gap-4">
          <DialogTitle>{loginText.reset.title}</DialogTitle>
          <DialogCross className="-mt-2 -mr-3" />
        </div>
        <div ref={answer} tabIndex={-1} className="outline-none">
          <DialogDescription>{said}</DialogDescription>
          <p className="mt-4 flex flex-col items-start gap-2 text-fg">
            {broker.firm.name}
            <Link href={`tel:${broker.phone.e164}`} className="py-1">
              {actions.call}
            </Link>
            <Link href={mailtoOf(broker.email)} className="py-1">
              {broker.email}
            </Link>
          </p>
        </div>
      </>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <DialogTitle>{loginText.reset.title}</DialogTitle>
      <DialogDescription>{loginText.reset.intro}</DialogDescription>
      <Field label="Email" error={errors.email?.message} className="mt-6">
        <Input
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register("email")}
        />
      </Field>
      {errors.root && (
        <FailureNote key={submitCount} className="mt-6">
          {errors.root.message}
        </FailureNote>
      )}
      <DialogButtons variant="ink" pending={isSubmitting}>
        {loginText.reset.submit}
      </DialogButtons>
    </form>
  );
}
