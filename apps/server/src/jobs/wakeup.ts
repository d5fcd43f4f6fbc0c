/** Makes calls awaitable. A call while nothing waits isn't lost. */
export function createWakeup() {
  let call = Promise.withResolvers<"wakeup" | "timeout">();
  return {
    wake: () => call.resolve("wakeup"),
    /** Resolves at the next call, or after the timeout. */
    async next(timeoutMs: number): Promise<"wakeup" | "timeout"> {
      const timer = setTimeout(call.resolve, timeoutMs, "timeout");
      const reason = await call.promise;
      clearTimeout(timer);
      call = Promise.withResolvers();
      return reason;
    },
  };
}
