import type { TwoFactorStart } from "@frontage/records/schemas/account";
import { Dialog, DialogContent } from "@frontage/ui/dialog";
import { useRef, useState } from "react";

import { account, signIn } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { refreshAccount } from "../../session/refresh-account.ts";
import { CodesStep, PasswordStep, ScanStep, type PasswordStepProps } from "./two-factor-steps.tsx";

const twoFactor = account.auth["two-factor"];

export type TwoFactorTask = "turn-on" | "turn-off" | "new-codes";

const taskTexts: Record<TwoFactorTask, Omit<PasswordStepProps, "onConfirm">> = {
  "turn-on": {
    title: "Turn on two-factor authentication",
    description: "Enter your password to continue.",
    confirm: "Continue",
  },
  "turn-off": {
    title: "Turn off two-factor authentication?",
    description: "You’ll log in with your password only, and your backup codes stop working.",
    confirm: "Turn off",
    variant: "danger",
  },
  "new-codes": {
    title: "Create new backup codes?",
    description: "Your old codes stop working.",
    confirm: "Create codes",
  },
};

type Step =
  | { name: "password" }
  | { name: "scan"; start: TwoFactorStart }
  | { name: "codes"; codes: readonly string[] };

type TwoFactorDialogProps = {
  task: TwoFactorTask;
  isOpen: boolean;
  /** Called after the change; the dialog may still show the codes. */
  onDone: () => void;
  onClose: () => void;
  /** Moves the focus afterwards: the button that opened the dialog may be gone. */
  onDoneFocus: () => void;
};

/** A dialog that asks for the password, and then shows the steps of a two-factor task. */
export function TwoFactorDialog({
  isOpen,
  onClose,
  onDone,
  onDoneFocus,
  task,
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

/** The steps of a task, which start again each time the dialog opens. */
function Steps({
  onClose,
  onDone,
  task,
}: Pick<TwoFactorDialogProps, "onClose" | "onDone" | "task">) {
  const [step, setStep] = useState<Step>({ name: "password" });

  async function confirmPassword(password: string) {
    if (task === "turn-on") {
      setStep({ name: "scan", start: await read(twoFactor.enable.$post({ json: { password } })) });
    } else if (task === "new-codes") {
      const json = { password };
      const { backupCodes } = await read(twoFactor["generate-backup-codes"].$post({ json }));
      setStep({ name: "codes", codes: backupCodes });
      onDone();
    } else {
      await read(twoFactor.disable.$post({ json: { password } }));
      // Disabling starts a new session.
      refreshAccount();
      onDone();
      onClose();
    }
  }

  switch (step.name) {
    case "password":
      return <PasswordStep {...taskTexts[task]} onConfirm={confirmPassword} />;
    case "scan":
      return (
        <ScanStep
          uri={step.start.totpURI}
          onConfirm={async (code) => {
            await read(signIn.auth["two-factor"]["verify-totp"].$post({ json: { code } }));
            refreshAccount();
            setStep({ name: "codes", codes: step.start.backupCodes });
            onDone();
          }}
        />
      );
    case "codes":
      return <CodesStep codes={step.codes} />;
  }
}
