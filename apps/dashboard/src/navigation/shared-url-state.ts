import { clientParameter, formParameter } from "./paths.ts";
import { choiceParam, optionalParam, urlState, type ValuesOf } from "./url-state.ts";

/** The client that a broker filters a screen by. */
export const chosenClient = urlState({ clientId: optionalParam(clientParameter) });

/** The form that a screen opens: of a new record, or of a message to all clients. */
export const askedForm = urlState({
  form: choiceParam(formParameter, [
    "contact",
    "document",
    "invitation",
    "listing",
    "listing-edit",
    "listing-term",
    "listing-withdrawal",
    "market-note",
  ]),
});
export type AskedForm = NonNullable<ValuesOf<typeof askedForm>["form"]>;
