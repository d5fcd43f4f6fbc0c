import type { LazyPart } from "@frontage/ui/lazy-part";
import { useEffect, useState, type ComponentType } from "react";

import { LoadFailed } from "../lib/load-failed.tsx";
import { isLiveBroker, useUser } from "../lib/user.ts";
import { usePortal } from "../portal/portal-context.tsx";
import type { BrokerDesk } from "../portal/portal.ts";
import NotFound from "./not-found.tsx";

export type BrokerScreenProps = {
  /** The screen itself, whose code travels apart. */
  part: LazyPart<{ desk: BrokerDesk }>;
  /** Stands there meanwhile. */
  Skeleton: ComponentType;
};

/** A screen for brokers; to everyone else there is nothing here, and they fetch none of it. */
export function BrokerScreen({ Skeleton, part }: BrokerScreenProps) {
  const { desk } = usePortal();
  const user = useUser();
  if (desk) return <Loaded part={part} Skeleton={Skeleton} desk={desk} />;
  return user && !isLiveBroker(user) ? <NotFound /> : <Skeleton />;
}

function Loaded({ Skeleton, desk, part }: BrokerScreenProps & { desk: BrokerDesk }) {
  const [state, setState] = useState<"loaded" | Error>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    part.preload().then(
      () => setState("loaded"),
      (error: unknown) => setState(error instanceof Error ? error : new Error(String(error))),
    );
  }, [attempt, part]);
  if (state === undefined) return <Skeleton />;
  if (state === "loaded") return <part.Part desk={desk} />;
  return (
    <LoadFailed what="This screen" error={state} onRetry={() => setAttempt((last) => last + 1)} />
  );
}
