import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { ErrorBoundary } from "@frontage/prerender/error-boundary";
import { Button } from "@frontage/ui/button";
import { Link } from "@frontage/ui/link";
import type { ReactNode } from "react";

import { Eyebrow } from "../lib/eyebrow.tsx";

const copy = pages.renderError;

/** Shows a calm message and two ways out if a page fails to render. */
export function RenderErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<RenderError />}>{children}</ErrorBoundary>;
}

function RenderError() {
  return (
    <section className="page flex min-h-svh flex-col items-start justify-end pt-32 pb-24">
      <title>{copy.heading}</title>
      <Eyebrow>{copy.label}</Eyebrow>
      <h1 className="mt-8 max-w-[7em] font-display text-h1">{copy.heading}</h1>
      <p className="mt-6 max-w-[44ch] text-lead">
        {copy.textBeforePhone}
        {broker.firm.name},{" "}
        <Link href={`tel:${broker.phone.e164}`} className="font-medium">
          {broker.phone.display}
        </Link>
        {copy.textAfterPhone}
      </p>
      <div className="mt-8 flex flex-wrap gap-3.5">
        <Button size="lg" onClick={() => window.location.reload()}>
          {copy.reload}
        </Button>
        <Button asChild size="lg" variant="secondary">
          {/* A plain link: the failed page may have broken the router. */}
          <a href={paths.home}>{copy.homeLink}</a>
        </Button>
      </div>
    </section>
  );
}
