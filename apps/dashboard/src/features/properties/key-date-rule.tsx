import type { Property } from "@frontage/content/schemas/property";
import { Link as TextLink } from "@frontage/ui/link";

type KeyDateRuleProps = Pick<Property["keyDates"][number], "override" | "rule">;

/** What a key date is counted from; struck through, with the reason, where a day was set instead. */
export function KeyDateRule({ override, rule }: KeyDateRuleProps) {
  if (!override) return rule;
  return (
    <>
      <s>{rule}</s> {override.by && `Set by ${override.by}: `}
      {override.reason}
      {override.link && (
        <>
          {" "}
          <TextLink href={override.link} rel="noreferrer">
            Notice
          </TextLink>
        </>
      )}
    </>
  );
}
