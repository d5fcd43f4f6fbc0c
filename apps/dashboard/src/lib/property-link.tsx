import { Link as TextLink } from "@frontage/ui/link";
import type { ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";

import { propertyPath } from "./paths.ts";

export type PropertyLinkProps = {
  /** The property's. */
  id: string;
  children: ReactNode;
  /** Takes the place of a text link's looks. */
  className?: string;
};

/** Opens a property in the drawer beside the screen one is on. */
export function PropertyLink({ children, className, id }: PropertyLinkProps) {
  const [pathname] = useLocation();
  const link = (
    <Link to={propertyPath(pathname, useSearch(), id)} className={className}>
      {children}
    </Link>
  );
  return className === undefined ? <TextLink asChild>{link}</TextLink> : link;
}
