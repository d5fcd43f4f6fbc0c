import type { NavigationLink } from "./schemas/navigation.ts";

/** A separate constant for the dashboard's first script, which every page inlines. */
export const loginPath = "/login";

/** Every path that links may use, except the services'. */
export const paths = {
  home: "/",
  about: "/about",
  services: "/services",
  contact: "/contact",
  privacyPolicy: "/privacy-policy",
  terms: "/terms",
  dashboard: "/dashboard",
  login: loginPath,
} as const;

/** The path of a service's own page. */
export function servicePath(slug: string): `/services/${string}` {
  return `${paths.services}/${slug}`;
}

export const mainNavigation = [
  { label: "Home", path: paths.home },
  { label: "About", path: paths.about },
  { label: "Services", path: paths.services },
  { label: "Contact", path: paths.contact },
] as const satisfies readonly NavigationLink[];

/** The footer's first column. */
export const companyLinks = [
  { label: "Contact", path: paths.contact },
  { label: "About", path: paths.about },
  { label: "Privacy Policy", path: paths.privacyPolicy },
  { label: "Terms", path: paths.terms },
] as const satisfies readonly NavigationLink[];

/** Where clients log in; last in the footer's first column and in the small layout's menu. */
export const clientLogin = {
  label: "Client login",
  path: paths.login,
} as const satisfies NavigationLink;
