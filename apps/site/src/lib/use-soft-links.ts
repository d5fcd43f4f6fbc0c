import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Makes the router follow links with `data-soft` inside served HTML, without a page load. */
export function useSoftLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent) => {
      const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
      const link = (target as Element).closest<HTMLAnchorElement>("a[data-soft]");
      if (!link || defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      const { pathname, search } = link;
      const { listing, listingName, service } = link.dataset;
      const isHere = pathname === window.location.pathname && search === window.location.search;
      const asked = listing && listingName && { slug: listing, name: listingName };
      void navigate(pathname + search, {
        replace: isHere,
        state: service ? { service } : asked ? { asked } : undefined,
      });
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [container, navigate]);
}
