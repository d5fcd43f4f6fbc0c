import { claimColumns, aboutClaims, homeClaims } from "@frontage/content/sourced-claims";

export type ClaimListProps = {
  /** The home page's are in three columns from tablets on, on its dark band. */
  page: "home" | "about";
};

/** What figures count, where they come from and as of when. */
export function ClaimList({ page }: ClaimListProps) {
  const isHome = page === "home";
  const rule = isHome ? "border-t border-white/15" : "border-t border-line";
  const columns = isHome ? "md:grid md:grid-cols-[3fr_7fr_2fr] md:gap-x-8" : "";
  return (
    <>
      {isHome && (
        <p aria-hidden className={`${columns} pb-3 text-caption max-md:hidden`}>
          <span>{claimColumns.claim}</span>
          <span>{claimColumns.source}</span>
          <span className="text-right">{claimColumns.asOf}</span>
        </p>
      )}
      <ul>
        {(isHome ? homeClaims : aboutClaims).map(({ asOf, counted, label, source, sourceUrl }) => (
          <li key={label} className={`${columns} ${rule} py-4`}>
            <p className={`font-medium ${isHome ? "text-white" : "text-ink"}`}>{label}</p>
            <p className="max-md:mt-1">
              {counted},{" "}
              {sourceUrl ? (
                <a href={sourceUrl} className="underline underline-offset-4">
                  {source}
                </a>
              ) : (
                source
              )}
            </p>
            <p className={isHome ? "max-md:mt-1 md:text-right" : "mt-1"}>
              <span className={isHome ? "md:sr-only" : ""}>{claimColumns.asOf} </span>
              {asOf}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
