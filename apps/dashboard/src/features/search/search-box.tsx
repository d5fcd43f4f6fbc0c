import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useBrowserValue } from "@frontage/ui/use-browser-value";
import { Command, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { isReachable, useSearchShortcut } from "../../components/use-search-shortcut.ts";
import type { FieldHandlers, SearchComboboxProps } from "./search-combobox.tsx";

// The field renders with the page; the rest loads on interest.
const combobox = lazyPart<SearchComboboxProps>(() => import("./search-combobox.tsx"));

export type SearchBoxProps = {
  /** Called when a result is opened. */
  onChosen?: () => void;
};

/** The dashboard’s search field. Ctrl+K or ⌘K focuses it from anywhere. */
export function SearchBox({ onChosen }: SearchBoxProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const handlers = useRef<FieldHandlers>(null);
  const [state, setState] = useState<"waiting" | "arrived" | "failed">("waiting");
  // Enter may be pressed before the code has loaded.
  const [enteredText, setEnteredText] = useState<string>();

  useSearchShortcut(() => {
    if (!isReachable(input)) return false;
    input.focus();
    input.select();
    return true;
  });

  function load() {
    if (state === "arrived") return;
    combobox.preload().then(
      () => setState("arrived"),
      () => setState("failed"),
    );
  }

  // In the drawer, or after typing before the page was interactive.
  const loadIfWanted = useEffectEvent(() => {
    if (onChosen || input?.value || (input && input === document.activeElement)) load();
  });
  useEffect(() => loadIfWanted(), [input]);

  return (
    <div role="search" className="relative" onPointerEnter={load}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
        strokeWidth={1.75}
      />
      {/* Uncontrolled, so that nothing typed is lost when the code arrives. */}
      <Input
        ref={setInput}
        type="search"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search"
        autoComplete="off"
        className="peer indent-6.5"
        onFocus={load}
        onChange={(event) => {
          load();
          handlers.current?.onChange?.(event);
        }}
        onKeyDown={(event) => {
          if (handlers.current) handlers.current.onKeyDown?.(event);
          else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            setEnteredText(event.currentTarget.value.trim());
          }
        }}
        onBlur={(event) => {
          setEnteredText(undefined);
          handlers.current?.onBlur?.(event);
        }}
        onClick={(event) => handlers.current?.onClick?.(event)}
      />
      <ShortcutHint />
      {state === "failed" && (
        <p role="alert" className="pt-2 text-caption text-accent">
          Couldn’t load search. Keep typing to retry.
        </p>
      )}
      {input && state === "arrived" && (
        <combobox.Part
          handlers={handlers}
          enteredText={enteredText}
          input={input}
          onChosen={onChosen}
        />
      )}
    </div>
  );
}

/** The shortcut’s keys, on devices with a keyboard, while the field is empty. */
function ShortcutHint() {
  const system = useBrowserValue(
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "apple" : "other"),
    undefined,
  );
  if (!system) return null;
  return (
    <kbd
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 items-center rounded-control border border-hairline px-1.5 py-0.5 font-sans text-tick text-fg-3 peer-not-placeholder-shown:invisible lg:pointer-fine:flex"
    >
      {system === "apple" ? <Command className="size-3" strokeWidth={1.75} /> : "Ctrl "}K
    </kbd>
  );
}
