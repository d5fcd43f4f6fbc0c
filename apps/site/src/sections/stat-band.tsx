import { pages } from "@frontage/content/pages";
import { stats } from "@frontage/content/sourced-claims";
import { statStep, statThreshold, statTickMs } from "@frontage/content/timing";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useEffect, useRef, useState } from "react";

import { Eyebrow } from "../lib/eyebrow.tsx";
import { useInView } from "../lib/use-in-view.ts";
import { ClaimDetails } from "./claim-details.tsx";

const isInThrees = [3, 5, 6].includes(stats.length);
const columns = isInThrees
  ? "lg:grid-cols-3"
  : (["", "lg:grid-cols-1", "lg:grid-cols-2"][stats.length] ?? "lg:grid-cols-4");
/** The first figure of a row has no rule on its left. */
const firstOfRow = isInThrees
  ? "lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0"
  : "lg:nth-[4n+1]:border-l-0 lg:nth-[4n+1]:pl-0";

/** Figures that count up together once 30% of the band is visible. */
export function StatBand() {
  const band = useRef<HTMLElement>(null);
  const [started, setStarted] = useState(false);
  useInView(band, { threshold: statThreshold }, () => setStarted(true));
  return (
    <section
      ref={band}
      aria-label={pages.home.statsLabel}
      className="on-dark bg-ink py-section text-muted-on-ink [--eyebrow:var(--color-white)] [--pin:var(--color-brand-lit)]"
    >
      <div className="page">
        <Eyebrow>{pages.home.statsLabel}</Eyebrow>
        <ul
          className={`mt-16 grid grid-cols-1 gap-x-6 gap-y-12 min-[22rem]:grid-cols-2 md:mt-20 lg:gap-x-0 ${columns}`}
        >
          {stats.map(({ description, label, number, suffix }) => (
            <li
              key={label}
              className={`border-white/15 min-[22rem]:even:border-l min-[22rem]:even:pl-6 md:even:pl-8 lg:not-first:border-l lg:not-first:pl-8 ${firstOfRow}`}
            >
              <p className="font-display text-numeral text-white">
                <Counter target={number} started={started} />
                <span aria-hidden className="text-brand-lit">
                  {suffix}
                </span>
                <span className="sr-only">
                  {number}
                  {suffix}
                </span>
              </p>
              <p className="mt-6 font-medium text-white">{label}</p>
              <p className="mt-1 max-w-[30ch] text-small">{description}</p>
            </li>
          ))}
        </ul>
        <ClaimDetails page="home" />
      </div>
    </section>
  );
}

/**
 * A figure that grows from 0 to its target, one step every 30 ms. Visual only: a screen reader gets
 * the final number. Until the visitor scrolls, without JavaScript, in print and with reduced motion
 * it shows its target.
 */
function Counter({ started, target }: { started: boolean; target: number }) {
  const [value, setValue] = useState(target);
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");

  useEffect(() => {
    if (!started) {
      // Resets the figure at the first scroll, while it is still out of sight or about to count.
      const empty = () => setValue(0);
      window.addEventListener("scroll", empty, { once: true, passive: true });
      return () => window.removeEventListener("scroll", empty);
    }
    let current = 0;
    const ticking = setInterval(() => {
      current = Math.min(target, current + statStep(target));
      setValue(current);
      if (current === target) clearInterval(ticking);
    }, statTickMs);
    return () => clearInterval(ticking);
  }, [started, target]);

  return (
    <span aria-hidden data-counter className="[font-variant-numeric:tabular-nums]">
      <span className="print:hidden">{reducedMotion ? target : value}</span>
      <span className="hidden print:inline">{target}</span>
    </span>
  );
}
