import { loginWords } from "@frontage/content/dashboard";
import { toastMs } from "@frontage/content/timing";
import { Button } from "@frontage/ui/button";
import { Toaster } from "@frontage/ui/toast";
import { sampleClient } from "@frontage/content/samples/client";
import { useEffect } from "react";

import { showLeftNotice } from "../lib/notice.ts";
import { takeReturnPath } from "../lib/return-path.ts";
import { signIn } from "../lib/user.ts";

export type LoginPageProps = {
  /** Called once the page listens. */
  onReady?: () => void;
};

/** /login. */
export function LoginPage({ onReady }: LoginPageProps) {
  useEffect(() => {
    showLeftNotice();
    onReady?.();
  }, [onReady]);
  return (
    <main className="min-h-dvh bg-canvas p-8 text-base text-fg-2">
      <h1 className="font-display text-h1">{loginWords.title}</h1>
      <Button
        onClick={() => {
          signIn(sampleClient);
          window.location.assign(takeReturnPath());
        }}
      >
        See a sample dashboard
      </Button>
      <Toaster duration={toastMs} />
    </main>
  );
}
