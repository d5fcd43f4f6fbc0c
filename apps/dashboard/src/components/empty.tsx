import { Button } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { SearchX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type EmptyProps = {
  Icon?: LucideIcon;
  title: string;
  level?: 2 | 3;
  description?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Shown instead of records when there are none. */
export function Empty({ children, className, description, Icon, level, title }: EmptyProps) {
  return (
    <EmptyState className={className}>
      {Icon && (
        <EmptyStateGlyph>
          <Icon />
        </EmptyStateGlyph>
      )}
      <EmptyStateTitle level={level}>{title}</EmptyStateTitle>
      {description && <EmptyStateDescription>{description}</EmptyStateDescription>}
      {children}
    </EmptyState>
  );
}

export type NoMatchesProps = Omit<EmptyProps, "Icon" | "children"> & {
  action?: string;
  /** Absent if no filter is set. */
  onClear: (() => void) | undefined;
};

/** Shown instead of records when the filters match none. */
export function NoMatches({ action = "Clear filters", onClear, ...props }: NoMatchesProps) {
  return (
    <Empty Icon={SearchX} {...props}>
      {onClear && (
        <Button variant="outline" onClick={onClear}>
          {action}
        </Button>
      )}
    </Empty>
  );
}
