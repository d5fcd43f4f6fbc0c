import { loginText } from "@frontage/content/login";
import {
  authenticatorCodeSchema,
  backupCodeSchema,
  type Me,
} from "@frontage/records/schemas/account";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";

import { enterCode, type CodeKind, type RequestFailure } from "./account-requests.ts";
import { SubmitButton } from "./submit-button.tsx";

type CodeFormProps = {
  onSignedIn: (me: Me) => void;
  /** Goes back to the password: the user chose to, or the code's time is over. */
  onStartAgain: (failure: RequestFailure | undefined) => void;
};

/** The second step of logging in: a code of an authenticator app, or a backup code. */
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
  const words = loginText.code[kind];
  const { formState, handleSubmit, register, setError, setFocus } = useForm<{ code: string }>({
    resolver: zodResolver(kind === "app" ? authenticatorCodeSchema : backupCodeSchema),
    defaultValues: { code: "" },
  });
  useEffect(() => setFocus("code"), [setFocus]);

  async function send({ code }: { code: string }) {
    const { data, failure } = await enterCode(kind, code);
    if (!failure) {
      onSignedIn(data);
      return;
    }
    if (failure.kind === "start-again") {
      onStartAgain(failure);
      return;
    }
    setError(failure.fields.code ? "code" : "root", { message: failure.message });
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex flex-col gap-6"
    >
      <Field label={words.label} hint={words.hint} error={formState.errors.code?.message}>
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
      <SubmitButton formState={formState}>{loginText.code.submit}</SubmitButton>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-small">
        <Link asChild className="cursor-pointer py-1 pointer-coarse:py-3">
          <button type="button" onClick={onOther}>
            {words.other}
          </button>
        </Link>
        <Link asChild className="cursor-pointer py-1 pointer-coarse:py-3">
          <button type="button" onClick={() => onStartAgain(undefined)}>
            {loginText.code.startAgain}
          </button>
        </Link>
      </p>
    </form>
  );
}
