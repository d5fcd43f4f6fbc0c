import { unreachablePage } from "@frontage/content/actions";

let notice: HTMLElement | undefined;
/** The element that had the focus before the notice. */
let focused: Element | null = null;

/** Shows a notice that another page can't be opened. It stays until hidden. */
export function showUnreachable(onRetry: () => void): void {
  hideUnreachable();
  focused = document.activeElement;
  notice = document.createElement("div");
  notice.dataset.slot = "unreachable";
  notice.role = "alert";
  notice.className =
    "on-dark fixed inset-x-4 bottom-4 z-(--z-toast) flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-white/12 bg-toast py-2.5 pr-2.5 pl-4.5 text-small text-white shadow-modal sm:right-6 sm:bottom-6 sm:left-auto print:hidden";
  document.body.append(notice);
  const buttons = document.createElement("span");
  buttons.className = "max-sm:-ml-2";
  buttons.append(
    createButton(unreachablePage.retry, onRetry),
    createButton(unreachablePage.dismiss, hideUnreachable),
  );
  // Text is announced only if it is added to an existing element.
  notice.append(unreachablePage.text, buttons);
}

/** Removes the notice, if there is one, and returns a focus inside it to where it was. */
export function hideUnreachable(): void {
  if (notice?.contains(document.activeElement) && focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
  notice?.remove();
}

function createButton(label: string, onClick: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "min-h-11 cursor-pointer rounded-control px-2 font-semibold underline underline-offset-4";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}
