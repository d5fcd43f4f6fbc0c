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

/** A request to open the palette, maybe from a search field, whose text moves over. */
export type SearchRequest = {
  field?: HTMLInputElement;
  /** Enter was pressed in the field. */
  isEntered?: boolean;
  onChosen?: () => void;
};

type Search = { open: (request: SearchRequest) => void };

const SearchContext = createContext<Search | undefined>(undefined);

/** The ways to open the search. */
export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error("Missing SearchProvider.");
  return search;
}

type Opening = Omit<PaletteProps, "onClose"> & { returnTo: Element | null };

/** Has the search for the fields below. Ctrl+K or ⌘K opens it from anywhere. */
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

/** Opens the palette, and moves the field’s text there. */
function show(
  { field, isEntered = false, onChosen }: SearchRequest,
  setOpening: (opening: Opening) => void,
): void {
  const { activeElement, body } = document;
  const returnTo = activeElement === body && field ? field : activeElement;
  const text = field?.value ?? "";
  const caret = field?.selectionStart ?? text.length;
  // At once, so that no key goes to the field that is left.
  flushSync(() => setOpening({ text, caret, isEntered, onChosen, returnTo }));
  if (field) field.value = "";
}

/** Returns the focus when the palette closes, before a dialog that was chosen takes it. */
function useReturnedFocus(opening: Opening | undefined): void {
  const returnTo = useRef<Element>(null);
  useEffect(() => {
    const { current } = returnTo;
    returnTo.current = opening?.returnTo ?? null;
    if (!opening && current instanceof HTMLElement && current.isConnected) current.focus();
  }, [opening]);
}

/** Whether leaving could lose what is in a form, or a question waits for its answer. */
function isFormOpen(): boolean {
  return (
    document.querySelector(
      '[role="alertdialog"], [role="dialog"]:has(form), [data-slot="session"]',
    ) !== null
  );
}
