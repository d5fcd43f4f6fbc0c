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

import { Palette, type PaletteProps } from "./palette.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** A request to open the palette, maybe from a search field, whose text it takes over. */
export type SearchRequest = {
  field?: HTMLInputElement;
  /** Whether Enter was pressed in the field. */
  isEntered?: boolean;
  onChosen?: () => void;
};

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
  const search = useMemo(
    () => ({ open: (request: SearchRequest) => show(request, setOpening) }),
    [],
  );
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
      {opening && <Palette {...opening} onClose={() => setOpening(undefined)} />}
    </SearchContext>
  );
}

/** Opens the palette with the field's text, and empties the field. */
function show(
  { field, isEntered = false, onChosen }: SearchRequest,
  setOpening: (opening: Opening) => void,
): void {
  const { activeElement, body } = document;
  const returnTo = activeElement === body && field ? field : activeElement;
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
