import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { Wordmark } from "@frontage/ui/wordmark";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

export type PlainPageProps = {
  /** The link back: its path and label, with a shorter label for phones. */
  back: { path: string; label: string; shortLabel?: string };
  children: ReactNode;
};

/** The frame of a page with one task, such as an agreement: the wordmark and a way back. */
export function PlainPage({ back, children }: PlainPageProps) {
  return (
    <>
      <header className="border-b border-line text-ink [--pin:var(--color-brand)]">
        <div className="page flex h-18 items-center justify-between gap-4">
          <Wordmark asChild name={broker.name} descriptor={broker.descriptor}>
            {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the wordmark fills it */}
            <a href={paths.home} />
          </Wordmark>
          <a
            href={back.path}
            className="inline-flex min-h-11 items-center gap-2.5 text-small font-medium text-ink transition-colors hover:text-accent"
          >
            <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
            {back.shortLabel ? (
              <>
                <span className="max-md:hidden">{back.label}</span>
                <span className="md:hidden">{back.shortLabel}</span>
              </>
            ) : (
              back.label
            )}
          </a>
        </div>
      </header>
      <main id="main" className="[--pin:var(--color-brand)]">
        {children}
      </main>
    </>
  );
}
