import type { Deal } from "@frontage/records/schemas/deal";
import { Link as TextLink } from "@frontage/ui/link";

import { formatDate } from "../../time/dates.ts";

type Override = NonNullable<Deal["keyDates"][number]["override"]>;

type KeyDateRuleProps = Pick<Deal["keyDates"][number], "basis" | "override" | "rule"> & {
  /** "2026-07-14" */
  today: string;
};

const shortDay = { weekday: "short", month: "short", day: "numeric" } as const;

/** How a date was moved: "moved by Amendment 1", or "moved: time for soil borings". */
function formatMoved({ reason }: Pick<Override, "reason">): string {
  if (reason === "") return "moved";
  const isPaper = /^(the )?(\w+ )?(addendum|agreement|amendment|extension|irs|notice|order)\b/i;
  return isPaper.test(reason) ? `moved by ${reason}` : `moved: ${reason}`;
}

/**
 * What a key date is counted from; for a moved date, its earlier day, struck through, and the
 * reason.
 */
export function KeyDateRule({ basis, override, rule, today }: KeyDateRuleProps) {
  if (!override) return [rule, basis].filter(Boolean).join(", ");
  const { from, link } = override;
  return (
    <>
      {from ? <s>{formatDate(from, today, shortDay)}</s> : rule && <s>{rule}</s>}
      {(from || rule) && " "}
      {formatMoved(override)}
      {link && (
        <>
          {" "}
          <TextLink href={link} rel="noreferrer">
            Notice
          </TextLink>
        </>
      )}
    </>
  );
}
