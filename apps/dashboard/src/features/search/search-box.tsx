import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Command, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";

import { isReachable, useSearchShortcut } from "../../lib/use-search-shortcut.ts";
import type { FieldBehaviour, SearchComboboxProps } from "./search-combobox.tsx";

// The page needs the field at once, and what it finds only when somebody comes near it.
const combobox = lazyPart<SearchComboboxProps>(() => import("./search-combobox.tsx"));

export type SearchBoxProps = {
  /** Called when a result is opened. */
  onChosen?: () => void;
};

/** The dashboard's search. Ctrl+K, or ⌘K, leads to it from anywhere. */
export function SearchBox({ onChosen }: SearchBoxProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const behaviour = useRef<FieldBehaviour>(null);
  const [state, setState] = useState<"waiting" | "arrived" | "failed">("waiting");
  // Enter may come before the code that answers it.
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

  // Who opened the drawer may be about to search, and who came early has begun.
  const loadWhereWanted = useEffectEvent(() => {
    if (onChosen || input?.value || (input && input === document.activeElement)) load();
  });
  useEffect(() => loadWhereWanted(), [input]);

  return (
    <div role="search" className="relative" onPointerEnter={load}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
        strokeWidth={1.75}
      />
      {/* The browser alone keeps what is in it: no letter is lost, whenever the code arrives. */}
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
          behaviour.current?.onChange?.(event);
        }}
        onKeyDown={(event) => {
          if (behaviour.current) behaviour.current.onKeyDown?.(event);
          else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            setEnteredText(event.currentTarget.value.trim());
          }
        }}
        onBlur={(event) => {
          setEnteredText(undefined);
          behaviour.current?.onBlur?.(event);
        }}
        onClick={(event) => behaviour.current?.onClick?.(event)}
      />
      <ShortcutHint />
      {state === "failed" && (
        <p role="alert" className="pt-2 text-caption text-accent">
          The search could not be loaded. Type on to try again.
        </p>
      )}
      {input && state === "arrived" && (
        <combobox.Part
          behaviour={behaviour}
          enteredText={enteredText}
          input={input}
          onChosen={onChosen}
        />
      )}
    </div>
  );
}

/** The keys, where there is a keyboard; gone while there is something in the field. */
function ShortcutHint() {
  const system = useSyncExternalStore(
    () => () => {},
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "apple" : "other"),
    () => undefined,
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
