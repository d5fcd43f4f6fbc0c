import { Link as TextLink } from "@frontage/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { openedDeal } from "../navigation/shared-url-state.ts";
import { useUrlState } from "../navigation/use-url-state.ts";

type DealLinkProps = {
  id: string;
  children: ReactNode;
  /** Classes that replace a text link's. */
  className?: string;
};

/** Opens a deal in a drawer over the current screen, with a link to its page. */
export function DealLink({ children, className, id }: DealLinkProps) {
  const { pathWith } = useUrlState(openedDeal);
  const link = (
    <Link to={pathWith({ openDealId: id })} className={className}>
      {children}
    </Link>
  );
  return className === undefined ? <TextLink asChild>{link}</TextLink> : link;
}
