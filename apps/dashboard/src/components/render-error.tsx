import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { notices } from "@frontage/content/messages";
import { ErrorBoundary } from "@frontage/prerender/error-boundary";
import { Button } from "@frontage/ui/button";
import { Link } from "@frontage/ui/link";
import { toast } from "@frontage/ui/toast";
import { useEffect, type ReactNode } from "react";

/** Shows an apology, a reload button and a link to the dashboard if a screen fails to render. */
export function RenderErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<RenderError />}>{children}</ErrorBoundary>;
}

type OpeningBoundaryProps = { what: string; onClose: () => void; children: ReactNode };

/** Closes a drawer or dialog that fails to load, with a toast; the screen behind stays. */
export function OpeningBoundary({ children, ...failed }: OpeningBoundaryProps) {
  return <ErrorBoundary fallback={<OpeningFailed {...failed} />}>{children}</ErrorBoundary>;
}

function OpeningFailed({ onClose, what }: Omit<OpeningBoundaryProps, "children">) {
  useEffect(() => {
    toast.error(`Couldn’t load ${what}. Try again.`);
    onClose();
    // Runs once: closing changes the URL, which renders again.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

function RenderError() {
  return (
    <section className="max-w-measure p-4 md:p-8">
      <h2 className="font-display text-h3">{notices.renderFailed}</h2>
      <p className="mt-3 text-base">
        Couldn’t show this screen. Your records aren’t affected. If loading it again doesn’t help,
        call me at {broker.firm.name},{" "}
        <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link>.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="ink" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button asChild variant="outline">
          {/* A plain link reloads: the failed screen may have broken the router. */}
          <a href={dashboardPaths.overview}>Go to the dashboard</a>
        </Button>
      </div>
    </section>
  );
}
