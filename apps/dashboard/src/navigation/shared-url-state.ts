import { clientParameter } from "./paths.ts";
import { optionalParam, urlState } from "./url-state.ts";

export const openPropertyParam = optionalParam("property");

/** The property whose drawer is open. */
export const openProperty = urlState({ openDealId: openPropertyParam });

/** The client a broker filters the screen by. */
export const chosenClient = urlState({ clientId: optionalParam(clientParameter) });
