import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as ToastPrimitive } from "radix-ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

import { useHydrated } from "./use-browser-value.ts";

type ToastKind = "success" | "error";
type ToastMessage = { id: number; kind: ToastKind; text: string; action?: ToastAction };

/** An action for a toast: "Undo". Using it dismisses the toast. */
type ToastAction = {
  label: string;
  onSelect: () => void;
  /** Called when the toast disappears unused: the action is no longer available. */
  onExpire?: () => void;
};

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The ids of toasts whose action was used, and which therefore haven't expired. */
const selected = new Set<number>();

function publish(next: readonly ToastMessage[]) {
  const gone = messages.filter((message) => !next.includes(message));
  messages = next;
  for (const { action, id } of gone) if (!selected.delete(id)) action?.onExpire?.();
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const none: readonly ToastMessage[] = [];

function show(kind: ToastKind, text: string, action?: ToastAction) {
  // A toast replaces an earlier one with the same text.
  const others = messages.filter((message) => message.text !== text);
  publish([...others, { id: ++lastId, kind, text, action }]);
}

/** Shows a toast, from anywhere. A `Toaster` must be on the page. */
export const toast = {
  /** Disappears after the toaster's duration. */
  success: (text: string, action?: ToastAction) => show("success", text, action),
  /** Stays until dismissed. */
  error: (text: string, action?: ToastAction) => show("error", text, action),
  /** Removes every toast. */
  clear: () => publish(none),
};

type ToasterProps = {
  /**
   * How long a success stays, in ms. The time stops on hover, on focus and while the window is
   * hidden.
   */
  duration?: number;
  /** The region's name for assistive technology; `{hotkey}` becomes the key that moves focus there. */
  label?: string;
};

/** Where toasts appear: bottom right, full width on a phone. One per page. */
export function Toaster({ duration = 6000, label = "Notifications ({hotkey})" }: ToasterProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => none,
  );
  // Each toast is itself a live region. Radix's second copy of the text, meant for toasts that
  // aren't, goes to an element outside the page. Nothing is rendered on the server: Radix would
  // write a style attribute, which a strict Content-Security-Policy refuses.
  const isHydrated = useHydrated();
  const left = useEntering();
  const [announcer] = useState(() => globalThis.document?.createElement("div"));
  if (!isHydrated) return null;
  return (
    <ToastPrimitive.Provider
      duration={duration}
      announcerContainer={announcer}
      swipeDirection="right"
    >
      {shown.map(({ action, id, kind, text }) => {
        const Icon = kind === "error" ? CircleAlert : CircleCheck;
        return (
          <ToastPrimitive.Root
            key={id}
            asChild
            duration={kind === "error" ? Infinity : duration}
            onOpenChange={(open) => {
              if (!open) publish(messages.filter((message) => message.id !== id));
            }}
          >
            <div
              data-slot="toast"
              role={kind === "error" ? "alert" : "status"}
              className="on-dark pointer-events-auto flex items-start gap-3.5 rounded-control border border-white/12 bg-toast py-4 pr-3 pl-4.5 text-small text-white shadow-modal transition-[opacity,translate] duration-200 ease-out data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] starting:[translate:0_0.5rem] starting:opacity-0"
            >
              <Icon
                aria-hidden
                className={
                  kind === "error"
                    ? "mt-px size-5 shrink-0 text-danger-lit"
                    : "mt-px size-5 shrink-0 text-positive-lit"
                }
                strokeWidth={1.5}
              />
              <ToastPrimitive.Description className="grow text-pretty">
                {text}
              </ToastPrimitive.Description>
              {action && (
                <ToastPrimitive.Action
                  altText={action.label}
                  onClick={() => {
                    selected.add(id);
                    action.onSelect();
                    // Runs before Radix moves the focus to the region, which has no useful name.
                    if (left.current?.isConnected) left.current.focus();
                  }}
                  className="-my-1.5 h-9 shrink-0 cursor-pointer rounded-control px-2 font-semibold underline underline-offset-4 pointer-coarse:-my-3 pointer-coarse:h-11"
                >
                  {action.label}
                </ToastPrimitive.Action>
              )}
              <ToastPrimitive.Close
                aria-label="Dismiss"
                className="-my-1.5 grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-muted-on-ink transition-colors hover:text-white pointer-coarse:-my-3 pointer-coarse:size-11"
              >
                <X aria-hidden className="size-4" strokeWidth={1.75} />
              </ToastPrimitive.Close>
            </div>
          </ToastPrimitive.Root>
        );
      })}
      <ToastPrimitive.Viewport asChild label={label}>
        <div
          data-slot="toaster"
          // A modal dialog hides everything around it from assistive technology, except live
          // regions such as these toasts.
          aria-live="off"
          className="pointer-events-none fixed inset-x-4 bottom-4 z-(--z-toast) flex flex-col gap-4 outline-none sm:left-auto sm:w-[min(26.25rem,calc(100vw-3rem))] sm:right-6 sm:bottom-6"
        />
      </ToastPrimitive.Viewport>
    </ToastPrimitive.Provider>
  );
}

/**
 * Lets the focus move to the toasts, even from a modal dialog.
 *
 * @returns the element that had the focus before
 */
function useEntering() {
  const left = useRef<HTMLElement>(null);
  useEffect(() => {
    const isHere = (target: EventTarget | null) =>
      target instanceof Element && target.closest("[data-slot=toaster]") !== null;
    function enter(event: FocusEvent) {
      const isComing = event.type === "focusin";
      if (!isHere(isComing ? event.target : event.relatedTarget)) return;
      // Hides the event from dialogs, which listen on the document to keep the focus inside.
      event.stopPropagation();
      const { relatedTarget } = event;
      if (isComing && relatedTarget instanceof HTMLElement && !isHere(relatedTarget)) {
        left.current = relatedTarget;
      }
    }
    const { body } = document;
    body.addEventListener("focusin", enter);
    body.addEventListener("focusout", enter);
    return () => {
      body.removeEventListener("focusin", enter);
      body.removeEventListener("focusout", enter);
    };
  }, []);
  return left;
}
