/** What the search's field is, before and after its code has arrived. */
export const fieldProps = {
  type: "search",
  "aria-label": "Search",
  "aria-keyshortcuts": "Control+K Meta+K",
  placeholder: "Search",
  className: "peer indent-6.5",
} as const;
