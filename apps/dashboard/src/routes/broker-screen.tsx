import type { LazyPart } from "@frontage/ui/lazy-part";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { useEffect, useState, type ComponentType } from "react";

import { LoadFailed } from "../components/load-failed.tsx";
import { useBrokerApi } from "../portal/portal-context.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import NotFound from "./not-found.tsx";

export type BrokerScreenProps = {
  /** The screen itself, whose code travels apart. */
  part: LazyPart<{ brokerApi: BrokerApi }>;
  /** Shown until it has loaded. */
  Skeleton: ComponentType;
};

/** A screen for brokers; for everyone else it does not exist, and they load none of it. */
export function BrokerScreen({ Skeleton, part }: BrokerScreenProps) {
  const brokerApi = useBrokerApi();
  const isHydrated = useHydrated();
  if (brokerApi) return <Loaded part={part} Skeleton={Skeleton} brokerApi={brokerApi} />;
  return isHydrated ? <NotFound /> : <Skeleton />;
}

function Loaded({ Skeleton, brokerApi, part }: BrokerScreenProps & { brokerApi: BrokerApi }) {
  const [state, setState] = useState<"loaded" | Error>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    part.preload().then(
      () => setState("loaded"),
      (error: unknown) => setState(error instanceof Error ? error : new Error(String(error))),
    );
  }, [attempt, part]);
  if (state === undefined) return <Skeleton />;
  if (state === "loaded") return <part.Part brokerApi={brokerApi} />;
  return (
    <LoadFailed what="this screen" error={state} onRetry={() => setAttempt((last) => last + 1)} />
  );
}
