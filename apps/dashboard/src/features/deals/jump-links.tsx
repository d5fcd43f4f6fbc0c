import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";

export type JumpLinksProps = {
  /** From top to bottom, by the ids of their headings, which get the focus. */
  links: readonly { id: string; title: string; count: number | undefined }[];
};

/**
 * Where a section counts as reached, in px from the window’s top: below the bars, with some space.
 */
const readingLine = 180;

/** Links to the parts of a long page, which stay visible on a phone. */
export function JumpLinks({ links }: JumpLinksProps) {
  const { search } = useLocation();
  const [current, setCurrent] = useState(links[0]?.id);
  const ids = links.map(({ id }) => id).join(" ");
  useEffect(() => {
    const follow = () => {
      const reached = ids.split(" ").filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingLine;
      });
      setCurrent(reached.at(-1) ?? ids.split(" ")[0]);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [ids]);
  return (
    <nav
      aria-label="Sections"
      className="sticky top-16 z-10 -mx-4 mt-6 mb-6.5 border-b border-hairline bg-canvas md:hidden"
    >
      <ul className="flex gap-5.5 overflow-x-auto px-4 [scrollbar-width:none]">
        {links.map(({ count, id, title }) => (
          <li key={id} className="shrink-0">
            <Link
              to={{ search, hash: `#${id}` }}
              replace
              aria-current={id === current ? "location" : undefined}
              className="flex h-11.5 items-center gap-1.25 border-b-2 border-transparent text-ui font-medium whitespace-nowrap text-fg-2 focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:forced-current aria-[current]:text-fg"
              onClick={() => {
                const heading = document.getElementById(id);
                heading?.scrollIntoView();
                heading?.focus({ preventScroll: true });
              }}
            >
              {title}
              {count ? <span className="font-normal text-fg-3">{count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
