import { chosenClient } from "../navigation/shared-url-state.ts";
import { useUrlState } from "../navigation/use-url-state.ts";
import { useIsBroker } from "../api/visit.tsx";

/** The id of the client that a broker filters the screen by. */
export function useChosenClient(): string | undefined {
  const isBroker = useIsBroker();
  const { clientId } = useUrlState(chosenClient).values;
  return isBroker ? clientId : undefined;
}
