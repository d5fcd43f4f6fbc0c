import { heroIntervalMs } from "@frontage/content/timing";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { startTransition, useEffect, useState, useSyncExternalStore, type RefObject } from "react";

type Holder = "pointer" | "focus";

type SlideshowParts = {
  /** The whole slideshow. While it has the keyboard's focus, the slide stays. */
  frame: RefObject<HTMLElement | null>;
  /** The dots and the pause button. While a pointer is on them, the slide stays. */
  controls: RefObject<HTMLElement | null>;
};

function useDocumentVisible() {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.visibilityState === "visible",
    () => true,
  );
}

/** Whether a pointer is on the controls, or the focus in the frame. */
function useHeld({ controls, frame }: SlideshowParts): boolean {
  const [holders, setHolders] = useState<ReadonlySet<Holder>>(() => new Set());

  useEffect(() => {
    if (!frame.current || !controls.current) return;
    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      element: HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal: listening.signal });
    const [outer, inner] = [frame.current, controls.current];
    on(inner, "pointerenter", ({ pointerType }) => pointerType === "mouse" && hold("pointer"));
    on(inner, "pointerleave", () => release("pointer"));
    // A dot clicked by mouse keeps the focus without showing it, and doesn't pause.
    on(
      outer,
      "focusin",
      ({ target }) => (target as Element).matches(":focus-visible") && hold("focus"),
    );
    on(outer, "focusout", () => release("focus"));
    // The pointer may have been there before hydration.
    if (inner.matches(":hover") && window.matchMedia("(hover: hover)").matches) hold("pointer");
    if (outer.querySelector(":focus-visible")) hold("focus");
    return () => listening.abort();
  }, [controls, frame]);

  function hold(holder: Holder) {
    setHolders((held) => new Set(held).add(holder));
  }
  function release(holder: Holder) {
    setHolders((held) => new Set([...held].filter((other) => other !== holder)));
  }
  return holders.size > 0;
}

/** The visible slides: the active one, once its picture has loaded, over the previous one. */
function useShown(frame: RefObject<HTMLElement | null>, active: number) {
  const [shown, setShown] = useState<{ top: number; beneath?: number }>({ top: 0 });

  useEffect(() => {
    let superseded = false;
    const picture = frame.current?.querySelector<HTMLImageElement>(
      `[data-slide="${active + 1}"] img`,
    );
    const show = () => {
      if (superseded) return;
      setShown(({ beneath, top }) => ({ top: active, beneath: top === active ? beneath : top }));
    };
    if (picture) picture.decode().then(show, show);
    return () => {
      superseded = true;
    };
  }, [active, frame]);

  return shown;
}

/**
 * A slideshow that advances automatically, and everything that may stop it: the pause button, a
 * pointer on its controls, focus in it, a hidden tab, reduced motion. A pointer elsewhere doesn't:
 * the frame fills the window.
 *
 * @param count how many slides there are
 */
export function useSlideshow(parts: SlideshowParts, count: number) {
  const [active, setActive] = useState(0);
  // Slides loaded so far: the first comes with the page, the next half an interval ahead.
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [paused, setPaused] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isVisible = useDocumentVisible();
  const isHeld = useHeld(parts);
  const shown = useShown(parts.frame, active);
  const stopped = paused || reducedMotion;
  const running = isHydrated && !stopped && isVisible && !isHeld;

  // Starts in slices of its own, so that a slow phone stays responsive: `useHydrated` would render
  // in one go.
  useEffect(() => startTransition(() => setHydrated(true)), []);

  useEffect(() => {
    if (!running) return;
    const next = (active + 1) % count;
    const load = setTimeout(() => mount(next), heroIntervalMs / 2);
    const advance = setTimeout(() => setActive(next), heroIntervalMs);
    return () => {
      clearTimeout(load);
      clearTimeout(advance);
    };
  }, [active, count, running]);

  function mount(slide: number) {
    setMounted((slides) => new Set(slides).add(slide));
  }

  return {
    active,
    /** Whether a slide's picture should be on the page. */
    isMounted: (slide: number) => mounted.has(slide),
    /** Whether the visitor, or reduced motion, has stopped it. */
    paused: stopped,
    running,
    select: (slide: number) => {
      mount(slide);
      setActive(slide);
    },
    setPaused,
    shown,
  };
}
