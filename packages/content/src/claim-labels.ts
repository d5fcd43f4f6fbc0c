/** Labels of the row that opens the list of claims, by page. */
export const claimsHeading = {
  home: "How these figures are counted",
  about: "How this figure is counted",
} as const;

export const claimColumns = { claim: "Claim", source: "Source", asOf: "As of" } as const;
