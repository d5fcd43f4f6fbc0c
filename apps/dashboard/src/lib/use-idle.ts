import { startTransition, useEffect, useState } from "react";

/**
 * False at first; true once the page has been shown and the browser has nothing
 * else to do. What it lets in is rendered in slices.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const becomeIdle = () => startTransition(() => setIdle(true));
    // Safari has no idle callback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(becomeIdle, 200);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(becomeIdle, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
