import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { useId, useRef, type ReactNode } from "react";
import { Link } from "react-router";

import { useKeptFocus } from "../../components/use-kept-focus.ts";

type TodayGroupProps = {
  title: string;
  /** The number of rows, or a description of them. */
  note?: ReactNode;
  link?: { to: string; label: string };
  /** If set, replaces the rows with a retry button, because they couldn't be loaded. */
  onRetry: (() => void) | undefined;
  /** @param titleId the id of the title, which names the list */
  children: (titleId: string) => ReactNode;
};

/** A group of rows with a title, or an error. */
export function TodayGroup(props: TodayGroupProps) {
  const { children, link, note, onRetry, title } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  // The list disappears with its last row, so the title gets the focus.
  const keptFocus = useKeptFocus(section, () => document.getElementById(titleId));
  return (
    <section ref={section} aria-labelledby={titleId} {...keptFocus}>
      <RuleListHeader>
        <RuleListTitle id={titleId} tabIndex={-1} className="outline-none">
          {title}
        </RuleListTitle>
        {note !== undefined && <RuleListCount>{note}</RuleListCount>}
        {link && (
          <RuleListActions>
            <TextLink asChild>
              <Link to={link.to}>{link.label}</Link>
            </TextLink>
          </RuleListActions>
        )}
      </RuleListHeader>
      {onRetry ? (
        <p className="flex gap-3 border-t border-fg py-4 text-ui" role="alert">
          Couldn’t load this.
          <button
            type="button"
            className="cursor-pointer font-medium text-fg underline-hairline decoration-field"
            onClick={onRetry}
          >
            Try again
          </button>
        </p>
      ) : (
        children(titleId)
      )}
    </section>
  );
}

/** Shown instead of rows if there are none. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className="border-t border-fg py-4 text-ui text-fg-3">{children}</p>;
}

/** A line below the rows about those that aren't listed, and where to find them. */
export function MoreRows({ children }: { children: ReactNode }) {
  return <p className="pt-3.5 text-caption text-fg-3">{children}</p>;
}
