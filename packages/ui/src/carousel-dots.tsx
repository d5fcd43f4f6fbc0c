import { Pause, Play } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

export type CarouselDotsProps = Omit<ComponentProps<"div">, "onSelect"> & {
  /** How many slides there are. */
  count: number;
  /** The slide shown, from 0. */
  active: number;
  /** Whether the slides are advancing; draws the progress arc. */
  running: boolean;
  /** Whether the visitor has stopped the slides. */
  paused: boolean;
  onSelect: (slide: number) => void;
  onPausedChange: (paused: boolean) => void;
};

/**
 * A dot for each slide ("Slide 1" …) and a pause button, for use on a photograph. The arc around
 * the current dot closes within `--hero-interval`. With reduced motion, there is no pause button.
 */
export function CarouselDots({
  active,
  className,
  count,
  onPausedChange,
  onSelect,
  paused,
  running,
  ...props
}: CarouselDotsProps) {
  return (
    <div
      data-slot="carousel-dots"
      role="group"
      aria-label="Slides"
      className={cn("on-dark flex items-center text-white forced-colors:bg-[Canvas]", className)}
      {...props}
    >
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          aria-label={`Slide ${slide + 1}`}
          aria-current={slide === active || undefined}
          onClick={() => onSelect(slide)}
          className="group/dot grid size-9 cursor-pointer place-items-center pointer-coarse:size-11 max-[24rem]:pointer-coarse:w-8.5"
        >
          <span className="relative grid size-6 place-items-center">
            <span className="size-2 rounded-full bg-white/65 forced-mark group-hover/dot:bg-white group-aria-[current]/dot:bg-white" />
            {slide === active && (
              <span
                className={cn(
                  "absolute inset-px rounded-full border border-current",
                  running ? "opacity-40" : "opacity-60",
                )}
              />
            )}
            {slide === active && running && (
              <span className="absolute inset-px">
                <ProgressHalf side="right" />
                <ProgressHalf side="left" />
              </span>
            )}
          </span>
        </button>
      ))}
      <span aria-hidden className="mx-3 h-8 w-px bg-white/40 forced-mark motion-reduce:hidden" />
      <button
        type="button"
        aria-label={paused ? "Play slideshow" : "Pause slideshow"}
        onClick={() => onPausedChange(!paused)}
        className="grid size-9 cursor-pointer place-items-center opacity-90 motion-reduce:hidden transition-opacity hover:opacity-100 pointer-coarse:size-11 max-[24rem]:pointer-coarse:w-8.5"
      >
        {paused ? (
          <Play className="size-4" strokeWidth={1.75} aria-hidden />
        ) : (
          <Pause className="size-4" strokeWidth={1.75} aria-hidden />
        )}
      </button>
    </div>
  );
}

/** Half of the ring that closes around the current dot, behind its half of the dot. */
function ProgressHalf({ side }: { side: "left" | "right" }) {
  return (
    <span
      className={cn(
        "absolute inset-y-0 w-1/2 overflow-hidden",
        side === "right" ? "right-0" : "left-0",
      )}
    >
      <span
        className={cn(
          "absolute inset-y-0 w-[200%] rounded-full border-[1.5px] border-transparent border-t-current border-r-current",
          side === "right" ? "right-0 animate-carousel-right" : "left-0 animate-carousel-left",
        )}
      />
    </span>
  );
}
