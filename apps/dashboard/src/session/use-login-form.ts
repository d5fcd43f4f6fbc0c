import type { Me } from "@frontage/records/schemas/account";
import { loginSchema, type Login } from "@frontage/records/schemas/login";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { signIn, type RequestFailure } from "./account-requests.ts";

type LoginFormOptions = {
  defaultValues?: Login;
  onSignedIn: (me: Me) => void;
};

/** The password form, and whether a code is needed next. What was typed is kept. */
export function useLoginForm({ defaultValues, onSignedIn }: LoginFormOptions) {
  const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues });
  const [step, setStep] = useState<"password" | "code">("password");
  function fail({ kind, message }: RequestFailure) {
    form.setError("root", { type: kind, message });
    // The field may still be on its way, from the code's step.
    setTimeout(() => form.setFocus("password"));
  }

  async function send(login: Login) {
    const { data, failure } = await signIn(login);
    if (failure) fail(failure);
    else if (!data.twoFactorRedirect) onSignedIn(data.user);
    else setStep("code");
  }

  return {
    ...form,
    step,
    onSubmit: form.handleSubmit(send),
    onStartAgain: (failure: RequestFailure | undefined) => {
      setStep("password");
      if (failure) fail(failure);
    },
  };
}
