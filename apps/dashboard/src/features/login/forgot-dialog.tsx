import { actions } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/login";
import {
  passwordResetRequestSchema,
  type PasswordResetRequest,
} from "@frontage/content/schemas/login";
import { Button, Spinner } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { requestReset } from "../../lib/account-requests.ts";
import { FailureNote } from "../../lib/failure-note.tsx";

export type ForgotDialogProps = {
  /** What was typed beside the password. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks for the account's address, has a link mailed to it, and says whom to call. */
export default function ForgotDialog({ email, isOpen, onClose }: ForgotDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{loginWords.reset.title}</DialogTitle>
        <Steps email={email} />
      </DialogContent>
    </Dialog>
  );
}

function Steps({ email }: { email: string }) {
  const [said, setSaid] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const { formState, handleSubmit, register, setError } = useForm<PasswordResetRequest>({
    resolver: zodResolver(passwordResetRequestSchema),
    defaultValues: { email },
  });
  const answer = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (said !== undefined) answer.current?.focus();
  }, [said]);

  async function send(request: PasswordResetRequest) {
    const { refusal } = await requestReset(request);
    if (!refusal) setSaid(loginWords.reset.sent(request.email));
    else if (refusal.kind === "no-server") setSaid(loginWords.reset.unavailable(request.email));
    else {
      setAttempts((count) => count + 1);
      setError("root", { message: refusal.sentence });
    }
  }

  const { errors, isSubmitting } = formState;
  if (said !== undefined) {
    return (
      <>
        <div ref={answer} tabIndex={-1} className="outline-none">
          <DialogDescription>{said}</DialogDescription>
          <p className="mt-4 flex flex-col items-start gap-2 text-fg">
            <Link href={`tel:${broker.phone.e164}`} className="py-1">
              {actions.call}
            </Link>
            <Link href={`mailto:${broker.email}`} className="py-1">
              {broker.email}
            </Link>
          </p>
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ink">Close</Button>
          </DialogClose>
        </DialogFooter>
      </>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <DialogDescription>{loginWords.reset.intro}</DialogDescription>
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
        <FailureNote key={attempts} className="mt-6">
          {errors.root.message}
        </FailureNote>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="ink" pending={isSubmitting}>
          {isSubmitting && <Spinner />}
          {loginWords.reset.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
