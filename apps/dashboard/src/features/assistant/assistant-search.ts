import { choiceParam, urlState } from "../../navigation/url-state.ts";

export const assistantTabs = ["needs-answer", "answered", "notes", "ask"] as const;

/** Which of the broker’s lists is shown. */
export const assistantSearch = urlState({
  tab: choiceParam("tab", assistantTabs, "needs-answer"),
});
