import {
  authenticatorCodeSchema,
  passwordConfirmationSchema,
  type TwoFactorStart,
} from "@frontage/content/schemas/account";
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
import { Link as StyledLink } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { useForm } from "react-hook-form";

import type { TwoFactor } from "../../portal/portal.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";
import { showError } from "./show-error.ts";

export type TwoFactorTask = "turn-on" | "turn-off" | "new-codes";

const taskWords: Record<TwoFactorTask, { title: string; description: string; confirm: string }> = {
  "turn-on": {
    title: "Turn on two-factor sign-in",
    description: "First, please enter your password again.",
    confirm: "Continue",
  },
  "turn-off": {
    title: "Turn off two-factor sign-in?",
    description: "Your password alone is then enough to sign in, and your backup codes end.",
    confirm: "Turn off",
  },
  "new-codes": {
    title: "Make new backup codes?",
    description: "The earlier codes end at once.",
    confirm: "Make new codes",
  },
};

type Step =
  | { name: "password" }
  | { name: "scan"; start: TwoFactorStart }
  | { name: "codes"; codes: readonly string[] };

export type TwoFactorDialogProps = {
  twoFactor: TwoFactor;
  task: TwoFactorTask;
  isOpen: boolean;
  /** It is done; the codes may still be on the screen. */
  onDone: () => void;
  onClose: () => void;
  /** Takes the focus after it was done, where what opened the dialog may be gone. */
  onDoneFocus: () => void;
};

/** Asks for the password, and leads through what follows. */
export default function TwoFactorDialog({
  isOpen,
  onClose,
  onDone,
  onDoneFocus,
  task,
  twoFactor,
}: TwoFactorDialogProps) {
  const isDone = useRef(false);
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        onOpenAutoFocus={() => {
          isDone.current = false;
        }}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return;
          event.preventDefault();
          onDoneFocus();
        }}
      >
        <Steps
          twoFactor={twoFactor}
          task={task}
          onClose={onClose}
          onDone={() => {
            isDone.current = true;
            onDone();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

/** What the dialog shows; closed, it forgets what it has shown. */
function Steps({
  onClose,
  onDone,
  task,
  twoFactor,
}: Pick<TwoFactorDialogProps, "onClose" | "onDone" | "task" | "twoFactor">) {
  const [step, setStep] = useState<Step>({ name: "password" });

  async function confirmPassword(password: string) {
    if (task === "turn-on") {
      setStep({ name: "scan", start: await twoFactor.begin(password) });
    } else if (task === "new-codes") {
      setStep({ name: "codes", codes: await twoFactor.newBackupCodes(password) });
      onDone();
    } else {
      await twoFactor.turnOff(password);
      onDone();
      onClose();
    }
  }

  switch (step.name) {
    case "password":
      return <PasswordStep {...taskWords[task]} onConfirm={confirmPassword} />;
    case "scan":
      return (
        <ScanStep
          uri={step.start.totpURI}
          onConfirm={async (code) => {
            await twoFactor.confirm(code);
            setStep({ name: "codes", codes: step.start.backupCodes });
            onDone();
          }}
        />
      );
    case "codes":
      return <CodesStep codes={step.codes} />;
  }
}

type PasswordStepProps = {
  title: string;
  description: string;
  confirm: string;
  onConfirm: (password: string) => Promise<void>;
};

function PasswordStep({ confirm, description, onConfirm, title }: PasswordStepProps) {
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: zodResolver(passwordConfirmationSchema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = formState;
  return (
    <StepForm
      confirm={confirm}
      failure={errors.root?.message}
      pending={isSubmitting}
      onSubmit={handleSubmit(async ({ password }) => {
        try {
          await onConfirm(password);
        } catch (error) {
          showError(error, ["password"], setError);
        }
      })}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{description}</DialogDescription>
      <Field label="Your password" error={errors.password?.message} className="mt-6">
        <PasswordInput
          required
          showLabel="Show your password"
          autoComplete="current-password"
          {...register("password")}
        />
      </Field>
    </StepForm>
  );
}

function ScanStep({ onConfirm, uri }: { uri: string; onConfirm: (code: string) => Promise<void> }) {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: zodResolver(authenticatorCodeSchema),
    defaultValues: { code: "" },
  });
  const { errors, isSubmitting } = formState;
  return (
    <StepForm
      confirm="Turn on"
      failure={errors.root?.message}
      pending={isSubmitting}
      onSubmit={handleSubmit(async ({ code }) => {
        try {
          await onConfirm(code);
        } catch (error) {
          showError(error, ["code"], setError);
        }
      })}
    >
      <StepTitle>Add it to your app</StepTitle>
      <DialogDescription>
        Scan the picture with your authenticator app, then enter the six digits that it shows.
      </DialogDescription>
      <div className="mt-6 flex flex-col gap-6 sm:flex-row">
        <div className="shrink-0">
          <QrCode label="QR code for your authenticator app" text={uri} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 text-small">
          <p>
            If the app is on this device,{" "}
            <StyledLink href={uri} className="whitespace-nowrap">
              open it from here
            </StyledLink>
            . If you cannot scan, enter this key there:
          </p>
          <p
            aria-label="Key"
            role="group"
            className="tabular-nums tracking-wider wrap-anywhere text-fg select-all"
          >
            {secret.match(/.{1,4}/g)?.join(" ")}
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyButton what="The key" text={secret} />
          </div>
        </div>
      </div>
      <Field label="Code from the app" error={errors.code?.message} className="mt-6">
        <Input
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-40"
          {...register("code")}
        />
      </Field>
    </StepForm>
  );
}

function CodesStep({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <StepTitle>Keep your backup codes</StepTitle>
      <DialogDescription>
        Each signs you in once when your phone is not at hand. They are shown only now, so please
        keep them somewhere safe.
      </DialogDescription>
      <BackupCodes codes={codes} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">I have kept them</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}

/** The title of a later step takes the focus, since the button that led here is gone. */
function StepTitle({ children }: { children: string }) {
  return (
    <DialogTitle tabIndex={-1} className="outline-none" ref={focus}>
      {children}
    </DialogTitle>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

type StepFormProps = {
  /** The button that goes on. */
  confirm: string;
  /** What went wrong, where no field says it. */
  failure: string | undefined;
  pending: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
};

/** A step that asks for something, and can be left. */
function StepForm({ children, confirm, failure, onSubmit, pending }: StepFormProps) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <p role="alert" className="mt-4 text-small font-medium text-accent empty:hidden">
        {failure}
      </p>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={pending}>
          {pending && <Spinner />}
          {confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
