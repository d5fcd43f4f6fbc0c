import { dashboardPaths } from "@frontage/content/dashboard";
import { notices } from "@frontage/content/messages";
import { paths } from "@frontage/content/navigation";
import { Button } from "@frontage/ui/button";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";

/** The screen for any dashboard path that doesn't exist. */
export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className="py-6 lg:py-10">
      <p aria-hidden className="font-display text-numeral text-fg">
        404
      </p>
      <h2 className="mt-8 font-display text-h3">{notices.pageNotFound}</h2>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild variant="ink">
          <Link to={dashboardPaths.overview}>
            <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.5} />
            Back to the dashboard
          </Link>
        </Button>
        <Button asChild variant="outline">
          <a href={paths.home}>Return to Home</a>
        </Button>
      </div>
    </section>
  );
}
