import type { ComponentProps } from "react";
import { Link, useLocation } from "wouter";

export type NavLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link that knows whether it leads to the page one is on (`aria-current`). */
export function NavLink({ to, ...props }: NavLinkProps) {
  const [pathname] = useLocation();
  return <Link to={to} aria-current={pathname === to ? "page" : undefined} {...props} />;
}
