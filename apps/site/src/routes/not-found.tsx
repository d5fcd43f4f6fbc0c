import { paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { Button } from "@frontage/ui/button";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";

const { code, heading, homeLink } = pages.notFound;

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className="page flex min-h-svh flex-col justify-end pt-32 pb-16 md:pb-16 print:min-h-0 print:pt-8">
      <h1>
        <span className="block font-display -ml-[0.03em] text-[clamp(9rem,37.5vw,30rem)]/[0.78] [letter-spacing:-0.03em]">
          {code}
        </span>
        <span className="mt-16 flex border-t border-ink pt-8 font-display text-h2 md:mt-20">
          {heading}
        </span>
      </h1>
      <Button asChild size="lg" className="mt-6 self-start md:-mt-14 md:self-end">
        <Link to={paths.home}>
          <ArrowLeft aria-hidden className="size-5" strokeWidth={1.5} />
          {homeLink}
        </Link>
      </Button>
    </section>
  );
}
