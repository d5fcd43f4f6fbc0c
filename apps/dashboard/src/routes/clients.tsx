import { lazyPart } from "@frontage/ui/lazy-part";
import { useEffect, useState } from "react";

import { ClientsSkeleton } from "../features/clients/clients-skeleton.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { isLiveBroker, useUser } from "../lib/user.ts";
import { usePortal } from "../portal/portal-context.tsx";
import type { BrokerDesk } from "../portal/portal.ts";
import NotFound from "./not-found.tsx";

const clientDesk = lazyPart<{ desk: BrokerDesk }>(() => import("./client-desk.tsx"));

/** The clients screen, for brokers. Its code travels apart: to everyone else there is nothing here. */
export default function Clients() {
  const { desk } = usePortal();
  const user = useUser();
  if (desk) return <Desk desk={desk} />;
  return user && !isLiveBroker(user) ? <NotFound /> : <ClientsSkeleton />;
}

function Desk({ desk }: { desk: BrokerDesk }) {
  const [state, setState] = useState<"loaded" | Error>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    clientDesk.preload().then(
      () => setState("loaded"),
      (error: unknown) => setState(error instanceof Error ? error : new Error(String(error))),
    );
  }, [attempt]);
  if (state === undefined) return <ClientsSkeleton />;
  if (state === "loaded") return <clientDesk.Part desk={desk} />;
  return (
    <LoadFailed what="This screen" error={state} onRetry={() => setAttempt((last) => last + 1)} />
  );
}
