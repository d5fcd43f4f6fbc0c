import { loginWords } from "@frontage/content/login";
import {
  authenticatorCodeSchema,
  backupCodeSchema,
  type Me,
} from "@frontage/content/schemas/account";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";

import { enterCode, type CodeKind, type Refusal } from "./account-requests.ts";
import { FailureNote } from "./failure-note.tsx";

export type CodeFormProps = {
  onSignedIn: (me: Me) => void;
  /** The password has to be entered again: because it took too long, or by choice. */
  onStartAgain: (refusal: Refusal | undefined) => void;
};

/** The second step of signing in: the app's code, or one that was written down. */
export function CodeForm(props: CodeFormProps) {
  const [kind, setKind] = useState<CodeKind>("app");
  return (
    <CodeStep
      key={kind}
      kind={kind}
      onOther={() => setKind(kind === "app" ? "backup" : "app")}
      {...props}
    />
  );
}

type CodeStepProps = CodeFormProps & { kind: CodeKind; onOther: () => void };

function CodeStep({ kind, onOther, onSignedIn, onStartAgain }: CodeStepProps) {
  const words = loginWords.code[kind];
  const { formState, handleSubmit, register, setError, setFocus } = useForm<{ code: string }>({
    resolver: zodResolver(kind === "app" ? authenticatorCodeSchema : backupCodeSchema),
    defaultValues: { code: "" },
  });
  const { errors, isSubmitting } = formState;
  const [attempts, setAttempts] = useState(0);
  useEffect(() => setFocus("code"), [setFocus]);

  async function send({ code }: { code: string }) {
    const { data, refusal } = await enterCode(kind, code);
    if (!refusal) {
      onSignedIn(data);
      return;
    }
    if (refusal.kind === "start-again") {
      onStartAgain(refusal);
      return;
    }
    setAttempts((count) => count + 1);
    setError(refusal.fields.code ? "code" : "root", { message: refusal.sentence });
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex flex-col gap-6"
    >
      <Field label={words.label} hint={words.hint} error={errors.code?.message}>
        <Input
          controlSize="lg"
          required
          inputMode={kind === "app" ? "numeric" : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...register("code")}
        />
      </Field>
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {isSubmitting && <Spinner />}
        {loginWords.code.submit}
      </Button>
      {errors.root && <FailureNote key={attempts}>{errors.root.message}</FailureNote>}
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-small">
        <Link asChild className="cursor-pointer py-1 pointer-coarse:py-3">
          <button type="button" onClick={onOther}>
            {words.other}
          </button>
        </Link>
        <Link asChild className="cursor-pointer py-1 pointer-coarse:py-3">
          <button type="button" onClick={() => onStartAgain(undefined)}>
            {loginWords.code.startAgain}
          </button>
        </Link>
      </p>
    </form>
  );
}
