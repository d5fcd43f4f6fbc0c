import { chosenClient } from "../navigation/shared-url-state.ts";
import { useUrlState } from "../navigation/use-url-state.ts";
import { usePortal } from "./portal-context.tsx";

/** The id of the client that a broker filters the screen by. */
export function useChosenClient(): string | undefined {
  const { brokerApi } = usePortal();
  const { clientId } = useUrlState(chosenClient).values;
  return brokerApi && clientId;
}
