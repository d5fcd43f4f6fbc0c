import { actions } from "@frontage/content/actions";
import { heroSlides } from "@frontage/content/photographs";
import { paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { Button } from "@frontage/ui/button";
import { CarouselDots } from "@frontage/ui/carousel-dots";
import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";

import { Photograph, PhotographNote } from "../lib/photograph.tsx";
import { useSlideshow } from "../lib/use-slideshow.ts";

const { heroHeading, tagline } = pages.home;

/** The home page's first screen: the slideshow, the heading and one button. */
export function Hero() {
  const frame = useRef<HTMLElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const { active, isMounted, paused, running, select, setPaused, shown } = useSlideshow(
    { controls, frame },
    heroSlides.length,
  );
  return (
    <section
      ref={frame}
      aria-roledescription="carousel"
      aria-label={tagline}
      className="on-dark relative isolate flex min-h-svh flex-col justify-end overflow-hidden bg-ink text-white print:min-h-0"
    >
      {heroSlides.map(({ photograph }, slide) => (
        <div
          key={photograph}
          data-slide={slide + 1}
          data-active={slide === shown.top || undefined}
          data-beneath={slide === shown.beneath || undefined}
          aria-hidden={slide !== active || undefined}
          // The next picture fades in over the previous one, which stays opaque: two
          // half-transparent pictures would look darker.
          className="absolute inset-0 -z-30 opacity-0 ease-in-out data-active:-z-20 data-active:opacity-100 data-active:transition-opacity data-active:duration-(--hero-fade) data-beneath:opacity-100 print:hidden"
        >
          {isMounted(slide) && (
            <Photograph
              name={photograph}
              // In a tall window, the whole picture is as wide as its height requires.
              sizes="max(100vw, 178vh)"
              portrait={{
                media: "(max-width: 639px) and (orientation: portrait)",
                sizes: "max(100vw, 50vh)",
              }}
              eager={slide === 0}
              loading="eager"
              className="size-full object-cover"
            />
          )}
        </div>
      ))}
      <div aria-hidden className="absolute inset-0 -z-10 bg-(image:--hero-scrim)" />

      <div className="page pt-24 pb-8 md:pb-11 print:pt-8">
        <h1 className="font-display text-hero text-white md:max-w-[16em]">{heroHeading}</h1>
        <div className="mt-4 grid grid-cols-[1fr_auto] max-[22rem]:flex max-[22rem]:flex-col max-[22rem]:items-start items-center gap-x-4 gap-y-5 md:mt-14 md:grid-cols-[auto_1fr_auto] md:gap-x-8 md:border-t md:border-white/40 md:pt-7">
          <p className="col-span-2 text-tagline md:col-span-1">{tagline}</p>
          <Button
            asChild
            size="lg"
            className="max-sm:w-full max-sm:px-4 sm:justify-self-start sm:whitespace-nowrap"
          >
            <Link to={paths.contact}>
              {actions.contactUs}
              <ArrowRight aria-hidden className="size-5" strokeWidth={1.5} />
            </Link>
          </Button>
          <CarouselDots
            ref={controls}
            active={active}
            count={heroSlides.length}
            paused={paused}
            running={running}
            onPausedChange={setPaused}
            onSelect={select}
            className="-mr-2 noscript:hidden"
          />
        </div>
        {/*
         * All notes share one grid cell, as large as the largest note, so that nothing moves
         * between slides.
         */}
        <div className="mt-6 grid items-end empty:hidden">
          {heroSlides.map(({ photograph }, slide) => (
            <PhotographNote
              key={photograph}
              name={photograph}
              className={`[grid-area:1/1] ${slide === active ? "" : "invisible"}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
