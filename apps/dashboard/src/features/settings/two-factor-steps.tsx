import {
  authenticatorCodeSchema,
  passwordConfirmationSchema,
} from "@frontage/records/schemas/account";
import { Button } from "@frontage/ui/button";
import { DialogClose, DialogDescription, DialogFooter, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link as StyledLink } from "@frontage/ui/link";
import { PasswordInput } from "@frontage/ui/password-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { Download } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useForm } from "react-hook-form";

import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { showError } from "../../components/show-error.ts";
import { saveFile } from "../../files/save-file.ts";
import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";

export type PasswordStepProps = {
  title: string;
  description: string;
  confirm: string;
  /** "danger" if confirming removes something. */
  variant?: "danger" | "ink";
  onConfirm: (password: string) => Promise<void>;
};

export function PasswordStep(props: PasswordStepProps) {
  const { confirm, description, onConfirm, title, variant } = props;
  const { formState, handleSubmit, register, setError } = useForm({
    resolver: zodResolver(passwordConfirmationSchema),
    defaultValues: { password: "" },
  });
  const { errors, isSubmitting } = formState;
  return (
    <StepForm
      confirm={confirm}
      variant={variant}
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

export function ScanStep({
  onConfirm,
  uri,
}: {
  uri: string;
  onConfirm: (code: string) => Promise<void>;
}) {
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
        Scan the code with your authenticator app, then enter the six digits it shows.
      </DialogDescription>
      <div className="mt-6 flex flex-col gap-6 sm:flex-row">
        <div className="shrink-0">
          <QrCode label="QR code for your authenticator app" text={uri} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 text-small">
          <p>
            If the app is on this device,{" "}
            <StyledLink href={uri} className="whitespace-nowrap">
              open it here
            </StyledLink>
            . Can’t scan? Enter this key:
          </p>
          <p
            aria-label="Key"
            role="group"
            className="tabular-nums tracking-wider wrap-anywhere text-fg select-all"
          >
            {secret.match(/.{1,4}/g)?.join(" ")}
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyButton what="the key" text={secret} />
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

export function CodesStep({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <StepTitle>Save your backup codes</StepTitle>
      <DialogDescription>
        Use each code once if you lose your phone. They’re only shown now, so keep them somewhere
        safe.
      </DialogDescription>
      <BackupCodes codes={codes} />
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ink">I’ve saved them</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}

/** The title of a later step. It gets the focus, because the clicked button is gone. */
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
  confirm: string;
  variant?: "danger" | "ink";
  /** An error that belongs to no field. */
  failure: string | undefined;
  pending: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
};

function StepForm({
  children,
  confirm,
  failure,
  onSubmit,
  pending,
  variant = "ink",
}: StepFormProps) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <p role="alert" className="mt-4 text-small font-medium text-error empty:hidden">
        {failure}
      </p>
      <DialogButtons variant={variant} pending={pending}>
        {confirm}
      </DialogButtons>
    </form>
  );
}

/** The backup codes, which are shown only once. */
function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join("\n");
  return (
    <>
      <ul
        aria-label="Backup codes"
        className="mt-5 grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 tabular-nums tracking-wider text-small text-fg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton what="the codes" text={text} />
        <Button
          variant="outline"
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: "text/plain" }), "backup-codes.txt")
          }
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Download
        </Button>
      </div>
    </>
  );
}
