import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import type { ReactNode } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";

type ClientSectionProps = {
  id: string;
  title: string;
  /** The count next to the title. */
  count?: number | undefined;
  /** Text links, at the right. */
  actions?: ReactNode;
  /** Shown if there is nothing. */
  empty: string;
  /** How many there are to show; `undefined` while they load. */
  shown: number | undefined;
  /** Why they could not be loaded. */
  failure?: { error: Error; onRetry: () => void } | undefined;
  className?: string;
  /** The list. */
  children: ReactNode;
};

/** One section of a client's page: a heading with links, and a list under an ink rule. */
export function ClientSection({
  actions,
  children,
  className,
  count,
  empty,
  failure,
  id,
  shown,
  title,
}: ClientSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <RuleListHeader>
        <RuleListTitle id={id} level={3}>
          {title}
        </RuleListTitle>
        {Boolean(count) && <RuleListCount>{count}</RuleListCount>}
        {actions && <RuleListActions>{actions}</RuleListActions>}
      </RuleListHeader>
      {shown === undefined && failure && <LoadFailed what={title.toLowerCase()} {...failure} />}
      {shown === undefined && !failure && (
        <div role="group" aria-busy="true" aria-label="Loading" className="border-t border-fg pt-4">
          <Skeleton className="h-40" />
        </div>
      )}
      {shown === 0 && <p className="border-t border-fg pt-4 text-ui text-fg-3">{empty}</p>}
      {Boolean(shown) && children}
    </section>
  );
}

/** A link in a section’s heading that opens a form. */
export function SectionButton(props: { id?: string; onClick: () => void; children: string }) {
  return (
    <TextLink asChild>
      <button type="button" className="cursor-pointer" {...props} />
    </TextLink>
  );
}
