import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { loginEmail } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { EmailChangeNote } from "../../components/email-change-note.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { formatSending } from "../../components/notified.ts";
import { refresh, subjects } from "../../api/queries.ts";
import { LoginEmailDialog } from "../../session/login-email-dialog.tsx";
import { useNow } from "../../time/use-now.ts";
import { focusSection } from "./settings-section.tsx";

/** The login email, with its pending change, which can be started and canceled here. */
export function LoginEmail({ timeZone }: { timeZone: string }) {
  const client = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: [subjects.loginEmail],
    queryFn: () => read(loginEmail.$get()),
  });
  const { data: current } = query;
  const cancel = useAction({
    act: () => read(loginEmail.change.$delete()),
    changes: ["loginEmail"],
    done: "Email change canceled. The links no longer work.",
    // The clicked button is gone.
    focus: () => focusSection(frame.current),
    failed: "Couldn’t cancel the email change.",
  });

  if (!current) {
    return (
      <NotLoaded what="your login email" queries={[query]}>
        <Skeleton aria-busy="true" className="h-20" />
      </NotLoaded>
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
          onCancel={() => cancel.run()}
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
            await read(loginEmail.$put({ json: form }));
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
