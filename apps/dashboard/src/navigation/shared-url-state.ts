import { clientParameter } from "./paths.ts";
import { optionalParam, urlState } from "./url-state.ts";

/** The property whose drawer is open. */
export const openProperty = urlState({ openDealId: optionalParam("property") });

/** The client a broker filters the screen by. */
export const chosenClient = urlState({ clientId: optionalParam(clientParameter) });
