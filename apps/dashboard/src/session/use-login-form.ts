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

/**
 * The form for email and password, which keeps what was typed, and whether a code is needed next.
 */
export function useLoginForm({ defaultValues, onSignedIn }: LoginFormOptions) {
  const form = useForm<Login>({ resolver: zodResolver(loginSchema), defaultValues });
  const [step, setStep] = useState<"password" | "code">("password");
  function fail({ kind, message }: RequestFailure) {
    form.setError("root", { type: kind, message });
    // Waits for the field, which may replace the code's form in this update.
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
