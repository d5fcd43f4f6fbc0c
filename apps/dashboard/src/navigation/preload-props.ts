/** Props for the button of a lazy part: they load its code when the user is about to press it. */
export function preloadProps({ preload }: { preload: () => Promise<unknown> }) {
  // Pressing the button retries what fails here.
  const load = () => void preload().catch(() => {});
  return { onPointerEnter: load, onFocus: load, onTouchStart: load };
}
