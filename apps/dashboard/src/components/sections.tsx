import { Select } from "@frontage/ui/select";
import { useHydrated } from "@frontage/ui/use-browser-value";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";

/** A section of a long screen; `id` is the section element's, or its heading's. */
export type Section = {
  id: string;
  title: string;
  /** The ids of its focusable rows, and of collapsed sections inside it. */
  parts?: readonly string[];
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
 * A long screen and the list of its sections at the left, on a phone a select above. A link or URL
 * with a section's id scrolls to its heading and expands it.
 */
export function Sections({ children, isReady, sections }: SectionsProps) {
  const currentId = useCurrentSection(sections, isReady);
  return (
    <div className="md:grid md:grid-cols-[11rem_minmax(0,48rem)] md:gap-x-8 xl:grid-cols-[13.5rem_minmax(0,48rem)] xl:gap-x-14">
      <SectionLinks sections={sections} currentId={currentId} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function SectionLinks({
  currentId,
  sections,
}: Pick<SectionsProps, "sections"> & { currentId: string | undefined }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <nav
      aria-label="Sections"
      data-slot="section-links"
      className="max-md:mb-7 md:sticky md:top-24 md:max-h-[calc(100dvh-8rem)] md:self-start md:overflow-y-auto lg:top-26 print:hidden"
    >
      <div className="md:hidden">
        <Select
          aria-label="Section"
          value={currentId}
          onChange={({ target }) =>
            void navigate({ search, hash: `#${target.value}` }, { replace: true })
          }
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      <ul className="flex flex-col gap-0.5 max-md:hidden">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ search, hash: `#${id}` }}
              replace
              aria-current={id === currentId ? "location" : undefined}
              className="flex min-h-9 items-center rounded-control px-3 py-1.5 text-ui font-medium text-fg-2 transition-colors hover:text-fg focus-visible:-outline-offset-2 aria-[current]:bg-active aria-[current]:forced-current aria-[current]:text-fg"
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
export function useCurrentSection(
  sections: readonly Section[],
  isReady: boolean,
): string | undefined {
  const { hash, key } = useLocation();
  const [inSight, setInSight] = useState<string>();
  /** The location key for which the page has scrolled. */
  const [movedFrom, setMovedFrom] = useState<string>();
  const visited = useRef<{ element: HTMLElement; top: number }>(undefined);
  // The prerendered page has no current section.
  const isHydrated = useHydrated();
  const target = hash.slice(1);
  const named = isHydrated
    ? sections.find(({ id, parts }) => id === target || parts?.includes(target))?.id
    : undefined;

  useEffect(() => {
    const element = isReady && named !== undefined && document.getElementById(target);
    if (!element) return;
    const details = element.querySelector<HTMLDetailsElement>(":scope > details");
    if (details) details.open = true;
    const heading = element.matches("h2, li")
      ? element
      : element.querySelector<HTMLElement>("summary, h2");
    heading?.focus({ preventScroll: true });
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

  return named !== undefined && movedFrom !== key ? named : (inSight ?? sections[0]?.id);
}

/** The last section at or above the reading line, if any; at the end of the page, the last one. */
function sectionInSight(sections: readonly Section[]): string | undefined {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.at(-1)?.id;
  const reached = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= readingLine;
  });
  return reached.at(-1)?.id;
}
