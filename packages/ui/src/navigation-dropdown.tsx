import { ChevronDown } from "lucide-react";
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
} from "react";

import { cn } from "./cn.ts";

/** "static" before hydration: CSS alone opens the panel, on hover and on focus within. */
type DropdownState = "static" | "closed" | "open";
type DropdownControl = {
  panelId: string;
  /** Whether the script isn't running yet. */
  isStatic: boolean;
  open: boolean;
  press: () => void;
};
const DropdownContext = createContext<DropdownControl | null>(null);

function useDropdown(): DropdownControl {
  const control = useContext(DropdownContext);
  if (!control) throw new Error("A NavigationDropdown part is outside of NavigationDropdown.");
  return control;
}

/** How long a pointer has to hover: long enough to cross the bar, short enough to feel instant. */
const openDelayMs = 90;
const closeDelayMs = 220;

/**
 * A navigation entry with a panel: a link, a `NavigationDropdownTrigger` and a
 * `NavigationDropdownPanel`. Opens on click, on hover after a delay and, before the script arrives,
 * by CSS. Escape closes it and returns the focus to the trigger; leaving it or choosing a link
 * closes it.
 */
export function NavigationDropdown({ className, ...props }: ComponentProps<"div">) {
  const [state, setState] = useState<DropdownState>("static");
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const panelId = useId();
  const open = state === "open";

  function setOpen(next: boolean) {
    clearTimeout(timer.current);
    setState(next ? "open" : "closed");
  }
  function intend(next: boolean, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      openedByHover.current = next;
      setOpen(next);
    }, delay);
  }
  /** Toggles the panel, but doesn't close one that the pointer opened on its way to the click. */
  function press() {
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  }

  useEffect(() => {
    // On hydration, keeps the state that CSS already shows for a pointer or focus inside.
    const isInside = root.current?.matches(":hover, :focus-within");
    // In slices of its own, so that a slow phone stays responsive.
    startTransition(() => setState(isInside ? "open" : "closed"));
    return () => clearTimeout(timer.current);
  }, []);

  // Listens even while closed, because Escape may be pressed before the effect of opening has run.
  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    }
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest("a");
      if (link && root.current?.contains(link)) setOpen(false);
    }
    // On the document, because a panel opened by hover doesn't have the focus.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const trigger = root.current?.querySelector<HTMLElement>(
        "[data-slot=navigation-dropdown-trigger]",
      );
      if (open && root.current?.contains(document.activeElement)) trigger?.focus();
      setOpen(false);
    }
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  });

  return (
    <DropdownContext value={{ panelId, isStatic: state === "static", open, press }}>
      <div
        ref={root}
        data-slot="navigation-dropdown"
        data-state={state}
        onPointerEnter={(event) => event.pointerType === "mouse" && intend(true, openDelayMs)}
        onPointerLeave={(event) => event.pointerType === "mouse" && intend(false, closeDelayMs)}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
            setOpen(false);
          }
        }}
        className={cn("relative flex items-center", className)}
        {...props}
      />
    </DropdownContext>
  );
}

/** The chevron, as a separate button. Give it an `aria-label`. */
export function NavigationDropdownTrigger({ className, ...props }: ComponentProps<"button">) {
  const { isStatic, open, panelId, press } = useDropdown();
  return (
    <button
      data-slot="navigation-dropdown-trigger"
      type="button"
      aria-expanded={isStatic ? undefined : open}
      aria-controls={panelId}
      className={cn(
        "grid size-8 cursor-pointer place-items-center pointer-coarse:size-11",
        className,
      )}
      {...props}
      onClick={press}
    >
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="size-4 transition-transform duration-200 ease-out in-data-[state=open]:rotate-180"
      />
    </button>
  );
}

/** The panel: put links inside. Hidden from everyone while closed. */
export function NavigationDropdownPanel({ children, className, ...props }: ComponentProps<"div">) {
  const { panelId } = useDropdown();
  return (
    <div
      data-slot="navigation-dropdown-panel"
      id={panelId}
      // The padding above bridges the gap to the bar, so that the pointer stays inside.
      className={cn(
        "invisible absolute z-(--z-dropdown) pt-2 opacity-0 transition-[opacity,translate,visibility] duration-200 ease-out [translate:0_-0.5rem] in-[[data-state=open],[data-state=static]:is(:hover,:focus-within)]:visible in-[[data-state=open],[data-state=static]:is(:hover,:focus-within)]:opacity-100 in-[[data-state=open],[data-state=static]:is(:hover,:focus-within)]:[translate:0]",
        className,
      )}
      {...props}
    >
      <div className="[--focus-ring:var(--color-fg)] rounded-control border border-hairline bg-raised p-2.5 shadow-pop">
        {children}
      </div>
    </div>
  );
}
