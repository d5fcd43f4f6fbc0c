import { useHydrated } from "@frontage/ui/use-browser-value";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";

/** A section of a long screen; `id` is the section element's. */
type Section = {
  id: string;
  title: string;
  /** The ids of collapsed sections inside it. */
  folded?: readonly string[];
};

type SectionsProps = {
  /** The sections from top to bottom; each has a focusable heading. */
  sections: readonly Section[];
  /** Whether the sections have loaded, so that a link can scroll to them. */
  isReady: boolean;
  children: ReactNode;
};

/**
 * The reading line: a section above it counts as reached. In px from the window's top, below the
 * bars, with some space.
 */
const readingLine = 220;

/**
 * A long screen and the links to its sections: beside it if there is room, otherwise in a row that
 * stays visible. A link or URL with a section's id scrolls to its heading and expands it.
 */
export function Sections({ children, isReady, sections }: SectionsProps) {
  const currentId = useCurrentSection(sections, isReady);
  // Links aren't worth their space for two sections.
  if (sections.length < 3) return <div className="max-w-224">{children}</div>;
  return (
    <div className="min-[88rem]:grid min-[88rem]:grid-cols-[minmax(0,56rem)_minmax(0,12rem)] min-[88rem]:gap-x-8 min-[100rem]:grid-cols-[minmax(0,1fr)_12rem]">
      <SectionLinks sections={sections} currentId={currentId} />
      <div className="min-w-0 max-w-224 min-[100rem]:max-w-none">{children}</div>
    </div>
  );
}

function SectionLinks({
  currentId,
  sections,
}: Pick<SectionsProps, "sections"> & { currentId: string | undefined }) {
  const { search } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !link) return;
    // Scrolls only the row of links: `scrollIntoView` would move the page too.
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [currentId]);
  return (
    <nav
      aria-label="Sections"
      data-slot="section-links"
      className="print:hidden sticky top-16 z-10 -mx-4 -mt-4 mb-4 border-b border-hairline bg-canvas md:-mx-8 md:-mt-8 md:mb-8 lg:top-18 min-[88rem]:top-26 min-[88rem]:order-last min-[88rem]:m-0 min-[88rem]:max-h-[calc(100dvh-8rem)] min-[88rem]:self-start min-[88rem]:overflow-y-auto min-[88rem]:border-b-0"
    >
      <ul
        ref={list}
        className="relative flex gap-2 overflow-x-auto px-2 [scrollbar-width:none] md:px-6 min-[88rem]:flex-col min-[88rem]:gap-0 min-[88rem]:border-l min-[88rem]:border-hairline min-[88rem]:px-0"
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <Link
              to={{ search, hash: `#${id}` }}
              replace
              aria-current={id === currentId ? "location" : undefined}
              className="relative flex h-11 items-center rounded-control px-2 text-ui font-medium whitespace-nowrap text-fg-3 transition-colors hover:text-fg focus-visible:-outline-offset-2 aria-[current=location]:text-fg aria-[current=location]:after:absolute aria-[current=location]:after:inset-x-2 aria-[current=location]:after:bottom-0 aria-[current=location]:after:h-0.5 aria-[current=location]:after:bg-accent aria-[current=location]:after:forced-mark min-[88rem]:h-auto min-[88rem]:min-h-9 min-[88rem]:py-1.5 min-[88rem]:pl-4 min-[88rem]:whitespace-normal min-[88rem]:aria-[current=location]:after:inset-x-auto min-[88rem]:aria-[current=location]:after:inset-y-0 min-[88rem]:aria-[current=location]:after:left-0 min-[88rem]:aria-[current=location]:after:h-auto min-[88rem]:aria-[current=location]:after:w-0.5"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The current section: the one in the URL until the page scrolls, then the one at the reading line.
 */
function useCurrentSection(sections: readonly Section[], isReady: boolean): string | undefined {
  const { hash, key } = useLocation();
  const [inSight, setInSight] = useState(sections[0]?.id);
  /** The location key for which the page has scrolled. */
  const [movedFrom, setMovedFrom] = useState<string>();
  const visited = useRef<{ element: HTMLElement; top: number }>(undefined);
  // The prerendered page has no current section.
  const isHydrated = useHydrated();
  const target = hash.slice(1);
  const named = isHydrated
    ? sections.find(({ folded, id }) => id === target || folded?.includes(target))?.id
    : undefined;

  useEffect(() => {
    const element = isReady && named !== undefined && document.getElementById(target);
    if (!element) return;
    const details = element.querySelector<HTMLDetailsElement>(":scope > details");
    if (details) details.open = true;
    element.querySelector<HTMLElement>("summary, h2")?.focus({ preventScroll: true });
    element.scrollIntoView();
    visited.current = { element, top: element.getBoundingClientRect().top };
  }, [isReady, key, named, target]);

  const follow = useEffectEvent(() => {
    // Until the sections have loaded, the browser itself scrolls to the one in the URL.
    if (!isReady) return;
    const { element, top } = visited.current ?? {};
    // Ignores scrolling by the browser that keeps the section in place while content above it
    // loads.
    if (element && Math.abs(element.getBoundingClientRect().top - Number(top)) < 4) return;
    setMovedFrom(key);
    setInSight(sectionInSight(sections));
  });
  useEffect(() => {
    const update = () => follow();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, []);

  return named !== undefined && movedFrom !== key ? named : inSight;
}

/** The last section that has reached the reading line, or the last one at the end of the page. */
function sectionInSight(sections: readonly Section[]): string | undefined {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)?.id;
  const reached = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readingLine;
  });
  return (reached.at(-1) ?? sections[0])?.id;
}
