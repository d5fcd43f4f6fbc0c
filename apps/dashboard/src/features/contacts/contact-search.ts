import { contactRoles } from "@frontage/records/schemas/contact";

import {
  choiceParam,
  optionalParam,
  pageParam,
  textParam,
  urlState,
  type ValuesOf,
} from "../../navigation/url-state.ts";

/** The list's parameters in the URL. Changing a filter goes back to the first page. */
export const contactSearch = urlState(
  {
    text: textParam("q"),
    role: choiceParam("role", contactRoles),
    dealId: optionalParam("deal"),
    page: pageParam("page"),
  },
  ({ page = 1 }) => ({ page }),
);
export type ContactSearch = ValuesOf<typeof contactSearch>;

/** The contact with open details. */
export const openContact = urlState({ openId: optionalParam("contact") });

/** Whether any filter is set. */
export const isFiltered = ({ dealId, role, text }: ContactSearch) =>
  Boolean(dealId || role || text.trim());
