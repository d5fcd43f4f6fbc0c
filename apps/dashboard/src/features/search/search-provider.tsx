import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "@frontage/ui/lazy-part";
import { toast } from "@frontage/ui/toast";

import { usePreload } from "../../navigation/use-preload.ts";
import type { PaletteProps } from "./palette.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

const palette = lazyPart<PaletteProps>(async () => ({
  default: (await import("./palette.tsx")).Palette,
}));

/** A request to open the palette, maybe from a search field, whose text it takes over. */
export type SearchRequest = {
  field?: HTMLInputElement;
  /** Whether Enter was pressed in the field. */
  isEntered?: boolean;
  onChosen?: () => void;
};

/** A request, and what had the focus before it. */
type Waiting = SearchRequest & { returnTo: Element | null };

type Search = { open: (request: SearchRequest) => void };

const SearchContext = createContext<Search | undefined>(undefined);

/** Functions that open the palette. */
export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error("Missing SearchProvider.");
  return search;
}

type Opening = Omit<PaletteProps, "onClose"> & { returnTo: Element | null };

/** Provides the palette to search fields, and opens it on Ctrl+K or ⌘K. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>();
  usePreload(palette.preload);
  /** The request that waits for the palette's code, with what was pressed since. */
  const waiting = useRef<Waiting>(undefined);
  const search = useMemo(
    () => ({
      open(request: SearchRequest) {
        const { current: earlier } = waiting;
        const returnTo = earlier ? earlier.returnTo : focusedOr(request.field);
        waiting.current = { ...earlier, ...request, returnTo };
        // Until the code is there, the field takes what is typed.
        request.field?.focus();
        if (!earlier) void openOnceLoaded();
      },
    }),
    [],
  );
  async function openOnceLoaded() {
    try {
      await palette.preload();
      if (waiting.current) show(waiting.current, setOpening);
    } catch {
      toast.error("Couldn’t open the search. Check your connection and try again.");
    } finally {
      waiting.current = undefined;
    }
  }
  useReturnedFocus(opening);
  useSearchShortcut(() => {
    if (opening) setOpening(undefined);
    else if (isFormOpen()) return false;
    else search.open({});
    return true;
  });
  return (
    <SearchContext value={search}>
      {children}
      {opening && <palette.Part {...opening} onClose={() => setOpening(undefined)} />}
    </SearchContext>
  );
}

function focusedOr(field: HTMLInputElement | undefined): Element | null {
  const { activeElement, body } = document;
  return activeElement === body && field ? field : activeElement;
}

/** Opens the palette with the field's text, and empties the field. */
function show(
  { field, isEntered = false, onChosen, returnTo }: Waiting,
  setOpening: (opening: Opening) => void,
): void {
  const text = field?.value ?? "";
  const caret = field?.selectionStart ?? text.length;
  // Renders synchronously, so that the next key reaches the palette.
  flushSync(() => setOpening({ text, caret, isEntered, onChosen, returnTo }));
  if (field) field.value = "";
}

/**
 * Returns the focus when the palette closes, before a dialog that was opened from it takes the
 * focus.
 */
function useReturnedFocus(opening: Opening | undefined): void {
  const returnTo = useRef<Element>(null);
  useEffect(() => {
    const { current } = returnTo;
    returnTo.current = opening?.returnTo ?? null;
    if (!opening && current instanceof HTMLElement && current.isConnected) current.focus();
  }, [opening]);
}

/** Whether a form or a confirmation is open, from which the palette must not lead away. */
function isFormOpen(): boolean {
  return (
    document.querySelector(
      '[role="alertdialog"], [role="dialog"]:has(form), [data-slot="session"]',
    ) !== null
  );
}
