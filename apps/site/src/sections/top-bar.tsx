import { actions } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { listingsLink, withListings } from "@frontage/content/listings";
import { clientLogin, mainNavigation, paths, servicePath } from "@frontage/content/navigation";
import { services } from "@frontage/content/services";
import { Button } from "@frontage/ui/button";
import { MobileMenu, MobileMenuToggle } from "@frontage/ui/mobile-menu";
import {
  NavigationDropdown,
  NavigationDropdownPanel,
  NavigationDropdownTrigger,
} from "@frontage/ui/navigation-dropdown";
import { Wordmark } from "@frontage/ui/wordmark";
import { ArrowRight, Phone } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";

import { useHasListings } from "../lib/has-listings.ts";
import { Icon } from "../lib/icon.tsx";

const menuId = "mobile-menu";

const entryClasses =
  "relative py-2 text-small/none font-medium after:absolute after:inset-x-0 after:-bottom-0.5 after:h-0.5 after:bg-brand after:forced-mark after:opacity-0 on-photo:after:bg-white";
/** The 2 px underline of the current item, which stays visible. */
const current = "aria-[current=page]:after:opacity-100 data-[current]:after:opacity-100";

export type TopBarProps = {
  menuOpen: boolean;
  onMenuOpenChange: (open: boolean) => void;
};

/** The fixed bar: the name, the navigation with its services panel, and the small layout's menu. */
export function TopBar({ menuOpen, onMenuOpenChange }: TopBarProps) {
  const { pathname } = useLocation();
  const links = useLinks();
  return (
    <header
      data-slot="top-bar"
      data-tone={pathname === paths.home ? "photo" : "ink"}
      // Over a photograph, text and background change in one step. The background may already be
      // white, and fading the inherited color would restyle everything inside in each
      // frame.
      className="fixed inset-x-0 top-0 z-(--z-topbar) h-18 text-ink transition-[height,background-color,box-shadow] duration-400 data-[tone=photo]:[transition:height_400ms_ease-out,box-shadow_400ms_ease-out] data-[tone=photo]:solid:animate-[top-bar-over-photo_400ms_ease-out] [--pin:var(--color-brand)] md:h-24 solid:h-18 solid:[box-shadow:inset_0_-1px_0_var(--color-line)] solid:bg-white/94 solid:[backdrop-filter:blur(14px)] forced-colors:bg-[Canvas] has-[:popover-open]:bg-white on-photo:on-dark on-photo:text-white on-photo:[--pin:var(--color-brand-lit)]"
    >
      <div className="page flex h-full items-center justify-between">
        <Wordmark asChild descriptor={broker.descriptor} name={broker.name}>
          <Link to={paths.home} />
        </Wordmark>

        <div className="hidden h-full items-center md:flex">
          <nav aria-label="Main" className="h-full">
            <ul className="flex h-full items-center gap-5 lg:gap-9">
              {links.map(({ label, path }) => (
                <li key={path} className="flex h-full items-center">
                  {path === paths.services ? (
                    <ServicesDropdown label={label} />
                  ) : (
                    <NavLink
                      end={path !== listingsLink.path}
                      to={path}
                      className={`${entryClasses} ${current} hover:after:opacity-100`}
                    >
                      {label}
                    </NavLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <span
            aria-hidden
            className="mx-4 h-6 w-px bg-line forced-mark on-photo:bg-white/40 lg:mx-7"
          />
          <a
            href={clientLogin.path}
            className={`${entryClasses} whitespace-nowrap hover:after:opacity-100`}
          >
            {actions.logIn}
          </a>
        </div>

        <MobileMenuToggle menuId={menuId} open={menuOpen} className="-mr-2 md:hidden" />
        <MobileMenu id={menuId} aria-label="Menu" onOpenChange={onMenuOpenChange}>
          <MobileLinks />
        </MobileMenu>
      </div>
    </header>
  );
}

const useLinks = () => (useHasListings() ? withListings(mainNavigation) : mainNavigation);

/** A link to the overview of services, and the panel with all of them. */
function ServicesDropdown({ label }: { label: string }) {
  const { pathname } = useLocation();
  return (
    <NavigationDropdown className="h-full">
      <span
        data-current={pathname.startsWith(paths.services) || undefined}
        // No underline on hover: while the panel is open, only the current item has one.
        className={`${entryClasses} ${current} flex items-center gap-1 py-0!`}
      >
        <NavLink end to={paths.services} className="py-2">
          {label}
        </NavLink>
        <NavigationDropdownTrigger
          aria-label={actions.servicesPages}
          className="-my-2 -mr-2 -ml-1 focus-visible:-outline-offset-6"
        />
      </span>
      <NavigationDropdownPanel className="top-18 right-0 w-[35rem]">
        <ul className="grid grid-cols-2">
          {services.map(({ icon, menu, slug }) => (
            <li key={slug}>
              <NavLink
                end
                to={servicePath(slug)}
                className="flex gap-4 rounded-site p-3.5 aria-[current=page]:forced-current text-ink transition-colors hover:bg-stone-100 focus-visible:bg-stone-100"
              >
                <Icon
                  name={icon}
                  className="mt-0.5 size-5 shrink-0 text-muted transition-colors in-[a:is(:hover,:focus-visible,[aria-current])]:text-accent"
                  strokeWidth={1.5}
                />
                <span>
                  <span className="block text-small font-medium">{menu.label}</span>
                  <span className="block text-ui text-muted">{menu.line}</span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
        <Link
          to={paths.services}
          className="mt-2 flex items-center justify-between border-t focus-visible:bg-stone-100 border-line px-3.5 pt-4 pb-3 text-small font-medium text-ink hover:text-accent"
        >
          {actions.servicesOverview}
          <ArrowRight aria-hidden className="size-5" strokeWidth={1.5} />
        </Link>
      </NavigationDropdownPanel>
    </NavigationDropdown>
  );
}

function MobileLinks() {
  const links = useLinks();
  return (
    <>
      <ul className="grow pt-3">
        {links.map(({ label, path }) => (
          <li key={path} className="relative border-b border-line">
            <NavLink
              end={path !== listingsLink.path}
              to={path}
              className="block py-4 pr-14 font-display text-menu text-ink aria-[current=page]:text-accent aria-[current=page]:forced-current"
            >
              {label}
            </NavLink>
            {path === paths.services && <MobileServices />}
          </li>
        ))}
      </ul>
      <a
        href={clientLogin.path}
        className="mt-4 flex min-h-11 w-fit shrink-0 items-center gap-2 font-medium text-ink"
      >
        {clientLogin.label}
        <ArrowRight aria-hidden className="size-5" strokeWidth={1.5} />
      </a>
      <Button asChild size="lg" block className="mt-4 shrink-0">
        <a href={`tel:${broker.phone.e164}`}>
          <Phone aria-hidden className="size-5" strokeWidth={1.5} />
          {actions.call}
        </a>
      </Button>
      <p className="mt-3 text-center text-small">{broker.firm.name}</p>
    </>
  );
}

function MobileServices() {
  return (
    <details open className="group/services">
      <summary
        aria-label={actions.servicesPages}
        className="absolute top-3 -right-3.5 grid size-11 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <svg
          aria-hidden
          viewBox="0 0 14 14"
          stroke="currentColor"
          strokeWidth="1.5"
          className="size-4"
        >
          <path d="M0 7h14" />
          <path d="M7 0v14" className="group-open/services:hidden" />
        </svg>
      </summary>
      <ul className="mb-3 border-l border-line">
        {services.map(({ menu, slug }) => (
          <li key={slug}>
            <NavLink
              end
              to={servicePath(slug)}
              className="-ml-px block border-l-2 border-transparent py-2.5 pl-5 font-medium text-body aria-[current=page]:border-accent aria-[current=page]:text-accent aria-[current=page]:forced-current"
            >
              {menu.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
