import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<Portal, "events" | "event" | "requestTime" | "withdrawRequest"> = {
  events: soon,
  event: soon,
  requestTime: soon,
  withdrawRequest: soon,
};
