import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from "downshift";
import { MoveDown, MoveUp, Search, type LucideIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from "react";

import { cn } from "./cn.ts";
import { Kbd } from "./kbd.tsx";

type CommandDialogProps = Omit<
  ComponentProps<typeof DialogPrimitive.Content>,
  "onOpenAutoFocus" | "title"
> & {
  /** The dialog's accessible name. */
  title: string;
  onClose: () => void;
};

/**
 * A panel near the window’s top, full screen on a phone, for a `Command`. It is open while it is
 * rendered, and closes without animation. Its field gets the focus, with the caret in place.
 */
export function CommandDialog({
  children,
  className,
  onClose,
  title,
  ...props
}: CommandDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // Noted before `Command` focuses its field.
    opener.current = document.activeElement;
  }, []);
  return (
    <DialogPrimitive.Root open onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay
          data-slot="command-scrim"
          className="fixed inset-0 z-(--z-dialog) bg-ink/55 data-[state=open]:animate-command-scrim-in sm:p-4 sm:pt-[min(7rem,12.5vh)]"
        >
          <DialogPrimitive.Content
            ref={content}
            data-slot="command-dialog"
            aria-describedby={undefined}
            className={cn(
              "mx-auto flex size-full flex-col overflow-hidden bg-raised text-fg outline-none data-[state=open]:animate-pop-in sm:h-auto sm:max-h-full sm:max-w-160 sm:rounded-panel sm:shadow-modal",
              className,
            )}
            {...props}
            onEscapeKeyDown={(event) => {
              props.onEscapeKeyDown?.(event);
              // The key only ends the composition of a character.
              if (event.isComposing) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              // Radix would select the typed text.
              event.preventDefault();
              focusField(content.current);
            }}
            onFocusOutside={(event) => {
              props.onFocusOutside?.(event);
              // The field had the focus before Radix watched, so Radix can't return it when the
              // page behind takes it. A dialog above may have it, too.
              const { target } = event.detail.originalEvent;
              if (target instanceof Element && target.closest("[aria-hidden='true']")) {
                focusField(content.current);
              }
            }}
            onCloseAutoFocus={(event) => {
              props.onCloseAutoFocus?.(event);
              if (event.defaultPrevented) return;
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
            {children}
          </DialogPrimitive.Content>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

function focusField(dialog: Element | null): void {
  dialog?.querySelector("input")?.focus();
}

type Option = object;

const CommandContext = createContext<UseComboboxReturnValue<Option> | undefined>(undefined);

function useCommand(): UseComboboxReturnValue<Option> {
  const command = useContext(CommandContext);
  if (!command) throw new Error("A command’s parts need a Command around them.");
  return command;
}

export type CommandProps<Chosen extends Option> = {
  /** Every option, in the order shown. A new array resets the active option to the first. */
  options: readonly Chosen[];
  /** The field’s text. */
  text: string;
  onChoose: (option: Chosen) => void;
  children: ReactNode;
};

/**
 * A field and the options below it, one of which is always active: arrows, Home and End move it,
 * Enter or a click chooses it. The caller filters the options by the text.
 */
export function Command<Chosen extends Option>({
  children,
  onChoose,
  options,
  text,
}: CommandProps<Chosen>) {
  const command = useCombobox<Chosen>({
    items: [...options],
    itemToString: () => "",
    selectedItem: null,
    inputValue: text,
    isOpen: options.length > 0,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    stateReducer: changesOf,
    scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest" }),
  });
  // Downshift keeps the active option: as controlled state, it would lag behind fast key presses.
  const { setHighlightedIndex } = command;
  useLayoutEffect(() => {
    setHighlightedIndex(0);
  }, [options, setHighlightedIndex]);
  return (
    <CommandContext value={command as unknown as UseComboboxReturnValue<Option>}>
      {children}
    </CommandContext>
  );
}

const { stateChangeTypes } = useCombobox;
/** Changes of the library's state that are ignored. */
const ignoredChanges = new Set<UseComboboxStateChangeTypes>([
  stateChangeTypes.InputBlur,
  stateChangeTypes.InputChange,
  stateChangeTypes.InputClick,
  stateChangeTypes.InputKeyDownEscape,
  stateChangeTypes.MenuMouseLeave,
  // `selectedItem` is always null, and resetting it must not change the text.
  stateChangeTypes.ControlledPropUpdatedSelectedItem,
]);

function changesOf<Chosen>(
  state: UseComboboxState<Chosen>,
  { changes, type }: UseComboboxStateChangeOptions<Chosen>,
): Partial<UseComboboxState<Chosen>> {
  if (ignoredChanges.has(type)) return state;
  // An option is always active, even after one was chosen.
  return { ...changes, highlightedIndex: Math.max(changes.highlightedIndex ?? 0, 0) };
}

type CommandInputProps = Omit<ComponentProps<"input">, "value"> & { "aria-label": string };

/** The field, with room for a close button at its end. `onKeyDown` may prevent a key's default. */
export function CommandInput({ children, className, onKeyDown, ...props }: CommandInputProps) {
  const { getInputProps } = useCommand();
  return (
    <div
      data-slot="command-input"
      className={cn(
        "flex h-16 shrink-0 items-center gap-3.5 border-b border-fg px-4 sm:h-15 sm:px-5",
        className,
      )}
    >
      <Search aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
      <input
        type="text"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="h-full min-w-0 grow bg-transparent text-base text-fg outline-none placeholder:text-fg-3"
        {...getInputProps(
          {
            ...props,
            onKeyDown(event) {
              onKeyDown?.(event);
              if (event.defaultPrevented) {
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              }
            },
          },
          { suppressRefError: true },
        )}
      />
      {children}
    </div>
  );
}

/** Closes the dialog: a button for touch, or a hint about the key. */
export function CommandClose({ children }: { children: ReactNode }) {
  return (
    <>
      <DialogPrimitive.Close
        data-slot="command-close"
        className="-mr-2 flex h-11 shrink-0 cursor-pointer items-center px-2 text-small text-fg sm:pointer-fine:hidden"
      >
        {children}
      </DialogPrimitive.Close>
      <span aria-hidden className="hidden sm:pointer-fine:block">
        <Kbd>Esc</Kbd>
      </span>
    </>
  );
}

type CommandListProps = Omit<ComponentProps<"div">, "aria-label"> & { label: string };

/** The scrollable list of options. Placeholders for options that are loading are hidden from screen readers. */
export function CommandList({ className, label, ...props }: CommandListProps) {
  const { getMenuProps } = useCommand();
  return (
    <div
      data-slot="command-list"
      className={cn(
        "min-h-0 overflow-y-auto overscroll-contain px-2 pt-1.5 pb-2.5 empty:hidden",
        className,
      )}
      {...getMenuProps({ ...props, "aria-label": label }, { suppressRefError: true })}
    />
  );
}

/** Text below the list, or instead of it. */
export function CommandNote({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="command-note"
      className={cn("shrink-0 px-5 py-5 text-ui wrap-anywhere", className)}
      {...props}
    />
  );
}

type CommandGroupProps = ComponentProps<"div"> & { heading: string };

/** Options of one group, under a heading. */
export function CommandGroup({ children, heading, ...props }: CommandGroupProps) {
  const id = useId();
  return (
    <div data-slot="command-group" role="group" aria-labelledby={id} {...props}>
      <CommandHeading id={id}>{heading}</CommandHeading>
      {children}
    </div>
  );
}

/** A group’s heading, also for options that are still loading. */
export function CommandHeading({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="command-heading"
      className={cn("px-3 pt-3 pb-1 text-caption text-fg-3", className)}
      {...props}
    />
  );
}

type CommandOptionProps = Omit<ComponentProps<"div">, "title"> & {
  /** One of the `Command`’s options. */
  option: Option;
  Icon: LucideIcon;
  title: ReactNode;
  /** Distinguishes the option; next to the title, or below it on a phone. */
  detail?: ReactNode;
  /** The option's kind, at its end. */
  meta?: ReactNode;
};

/** One option. */
export function CommandOption({
  className,
  detail,
  Icon,
  meta,
  option,
  title,
  ...props
}: CommandOptionProps) {
  const { getItemProps } = useCommand();
  return (
    <div
      data-slot="command-option"
      className={cn(
        "group/option flex min-h-13 cursor-pointer scroll-mt-11 scroll-mb-3 items-center gap-3.5 rounded-control px-3 py-1.5 text-ui aria-selected:bg-active aria-selected:forced-current sm:min-h-11",
        className,
      )}
      {...getItemProps({ ...props, item: option })}
    >
      <Icon
        aria-hidden
        className="size-5 shrink-0 text-fg-3 group-aria-selected/option:text-fg"
        strokeWidth={1.5}
      />
      <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:gap-2.5">
        <span className="line-clamp-2 wrap-anywhere sm:max-w-[80%] sm:shrink-0">{title}</span>
        {detail && (
          <span className="line-clamp-2 min-w-0 wrap-anywhere text-fg-3 sm:line-clamp-1">
            {detail}
          </span>
        )}
      </span>
      {meta && (
        <span className="line-clamp-2 max-w-2/5 shrink-0 text-right text-caption wrap-anywhere text-fg-3">
          {meta}
        </span>
      )}
    </div>
  );
}

/** The matching part of an option’s text, marked by more than color. */
export function CommandMatch({ className, ...props }: ComponentProps<"mark">) {
  return (
    <mark
      data-slot="command-match"
      className={cn(
        "bg-transparent font-semibold text-inherit underline decoration-fg decoration-2 underline-offset-4",
        className,
      )}
      {...props}
    />
  );
}

/** Keyboard hints, where there is a keyboard, and a note. */
export function CommandFooter({ children, className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="command-footer"
      className={cn(
        "hidden shrink-0 items-center gap-5 border-t border-hairline bg-side px-5 py-2.5 text-caption text-fg-3 sm:pointer-fine:flex *:flex *:items-center *:gap-1.5",
        className,
      )}
      {...props}
    >
      <span>
        <Kbd>
          <MoveUp aria-label="Up" strokeWidth={1.75} />
        </Kbd>
        <Kbd>
          <MoveDown aria-label="Down" strokeWidth={1.75} />
        </Kbd>
        move
      </span>
      <span>
        <Kbd>Enter</Kbd>
        open
      </span>
      <span>
        <Kbd>Esc</Kbd>
        close
      </span>
      {children && <span className="ml-auto">{children}</span>}
    </div>
  );
}
