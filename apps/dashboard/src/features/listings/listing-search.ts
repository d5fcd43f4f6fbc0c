import { choiceParam, urlState } from "../../navigation/url-state.ts";

/** The list's parameter in the URL. */
export const listingSearch = urlState({ group: choiceParam("group", ["closed"]) });
