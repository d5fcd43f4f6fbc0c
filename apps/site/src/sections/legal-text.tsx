import type { LegalPage } from "@frontage/content/schemas/legal";
import { useState } from "react";

import { useCurrentSection } from "../lib/use-current-section.ts";
import { PageHeading } from "./page-heading.tsx";

/** A legal page: its contents on the left, ruled clauses on the right. */
export function LegalText({ page }: { page: LegalPage }) {
  const [ids] = useState(() => page.sections.map(({ id }) => id));
  const current = useCurrentSection(ids);
  return (
    <div className="page pb-section">
      <PageHeading
        lead={
          <span className="block text-small text-muted">
            {page.note} Updated <time dateTime={page.updated.iso}>{page.updated.display}</time>.
          </span>
        }
      >
        {page.title}
      </PageHeading>
      <div className="columns-12 mt-12 gap-y-12 md:mt-18">
        <nav aria-label="Contents" className="col-span-12 md:col-span-4">
          <ol className="columns-2 gap-x-4 max-[22rem]:columns-1 md:sticky md:top-28 md:columns-1">
            {page.sections.map(({ heading, id }) => (
              <li key={id} className="break-inside-avoid border-l border-line">
                <a
                  href={`#${id}`}
                  aria-current={id === current || undefined}
                  className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-2 pl-4 md:pl-5 text-small text-muted transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink aria-[current]:forced-current pointer-coarse:min-h-11"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="col-span-12 border-t border-ink wrap-anywhere md:col-span-8 lg:col-span-7">
          {page.sections.map(({ heading, id, paragraphs, points }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="border-b border-line py-8 last:border-b-0"
            >
              <h2 id={id} className="font-display text-h3">
                {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-measure">
                  {paragraph}
                </p>
              ))}
              {points && (
                <ul className="mt-3 flex max-w-measure list-disc flex-col gap-2 pl-5">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
