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
  /** Text links beside the title. */
  actions?: ReactNode;
  /** The text shown if the list is empty. */
  empty: string;
  /** The number of items; undefined while loading. */
  shown: number | undefined;
  /** The error if loading failed. */
  failure?: { error: Error; onRetry: () => void } | undefined;
  className?: string;
  children: ReactNode;
};

/** A section of a client's page: a heading with links, and a list. */
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
        <RuleListTitle id={id}>{title}</RuleListTitle>
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

/** A link in a section's heading that opens a dialog. */
export function SectionButton(props: { id?: string; onClick: () => void; children: string }) {
  return (
    <TextLink asChild>
      <button type="button" className="cursor-pointer" {...props} />
    </TextLink>
  );
}
