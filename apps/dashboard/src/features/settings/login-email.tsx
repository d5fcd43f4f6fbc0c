import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { EmailChangeNote } from "../../components/email-change-note.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { formatSending } from "../../portal/format-sending.ts";
import type { LoginEmailActions } from "../../portal/portal.ts";
import { refresh, subjects } from "../../portal/queries.ts";
import { LoginEmailDialog } from "../../session/login-email-dialog.tsx";
import { useNow } from "../../time/use-now.ts";
import { focusSection } from "./settings-section.tsx";

export type LoginEmailProps = { loginEmail: LoginEmailActions; timeZone: string };

/** The login email, and the change of it: started here, pending, canceled. */
export function LoginEmail({ loginEmail, timeZone }: LoginEmailProps) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const query = { queryKey: [subjects.loginEmail], queryFn: loginEmail.current };
  const { data: current, error, refetch } = useQuery(query);
  const cancel = useMutation({
    mutationFn: loginEmail.cancelChange,
    onSuccess: () => toast.success("Email change canceled. The links no longer work."),
    onError: (cause) => toast.error(`Couldn’t cancel the email change. ${cause.message}`),
    onSettled: async () => {
      await refresh(client, "loginEmail");
      // The focused button is gone.
      focusSection(frame.current);
    },
  });

  if (!current) {
    return error ? (
      <LoadFailed what="your login email" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton shape="text" className="w-56 max-w-full text-small" />
        <Skeleton className="mt-4 h-10 w-40 pointer-coarse:h-11" />
      </div>
    );
  }

  const { change, email } = current;
  const isPending = change && Date.parse(change.expiresAt) > now.getTime();
  return (
    <div ref={frame}>
      <p className="text-small wrap-anywhere text-fg">{email}</p>
      {change && (
        <EmailChangeNote
          change={change}
          isCanceling={cancel.isPending}
          onCancel={() => cancel.mutate()}
          timeZone={timeZone}
        />
      )}
      {!isPending && (
        <Button variant="outline" className="mt-4" onClick={() => setOpen(true)}>
          Change email
        </Button>
      )}
      {isOpen && (
        <LoginEmailDialog
          isOwn
          description={`You’ll get a link at ${email} and one at the new address. Once both are confirmed, you’re logged out everywhere and log in with the new email.`}
          submit="Send links"
          onSave={async (form) => {
            await loginEmail.change(form);
            toast.success(
              formatSending(current, `Sending a link to ${email} and one to ${form.email}.`),
            );
            await refresh(client, "loginEmail");
          }}
          onClose={() => setOpen(false)}
          onDoneFocus={() => focusSection(frame.current)}
        />
      )}
    </div>
  );
}
