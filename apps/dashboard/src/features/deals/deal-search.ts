import { dealSides, dealStages } from "@frontage/records/schemas/deal";

import { choiceParam, urlState } from "../../navigation/url-state.ts";

/** The list's parameters in the URL. */
export const dealSearch = urlState({
  side: choiceParam("side", dealSides),
  /** The stage filter, shown only if a link has set it. */
  stage: choiceParam("stage", [...new Set(dealSides.flatMap((side) => [...dealStages[side]]))]),
});
