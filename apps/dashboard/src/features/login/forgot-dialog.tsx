import { actions } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/dashboard";
import {
  passwordResetRequestSchema,
  type PasswordResetRequest,
} from "@frontage/content/schemas/login";
import { Button } from "@frontage/ui/button";
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

export type ForgotDialogProps = {
  /** What was typed beside the password. */
  email: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks for the account's address and says how to get back in. */
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
  const [asked, setAsked] = useState<string>();
  const { formState, handleSubmit, register } = useForm<PasswordResetRequest>({
    resolver: zodResolver(passwordResetRequestSchema),
    defaultValues: { email },
  });
  const answer = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (asked !== undefined) answer.current?.focus();
  }, [asked]);

  if (asked !== undefined) {
    return (
      <>
        <div ref={answer} tabIndex={-1} className="outline-none">
          <DialogDescription>{loginWords.reset.unavailable(asked)}</DialogDescription>
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
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((request) => setAsked(request.email))(event)}
    >
      <DialogDescription>{loginWords.reset.intro}</DialogDescription>
      <Field label="Email" error={formState.errors.email?.message} className="mt-6">
        <Input
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register("email")}
        />
      </Field>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="ink">
          {loginWords.reset.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
