import { useSearchParams } from "wouter";

import { usePortal } from "../portal/portal-context.tsx";
import { clientParameter } from "./paths.ts";

/** The id of the client that a broker narrowed the screen to; for everyone else there is none. */
export function useChosenClient(): string | undefined {
  const { desk } = usePortal();
  const [parameters] = useSearchParams();
  return desk && (parameters.get(clientParameter) || undefined);
}
