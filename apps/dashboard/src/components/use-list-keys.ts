import { dashboardPaths } from "@frontage/content/dashboard";
import { useRef } from "react";
import { useNavigate } from "react-router";

import { letterKeysChoices, letterKeysKey, useChoice } from "../appearance/use-choice.ts";
import { useBrokerApi } from "../portal/portal-context.tsx";

/** G, then one of these within this time, in ms, goes to a screen. */
const sequenceMs = 1500;

/** A key event, React’s or the browser’s. */
type ListKeyEvent = Pick<
  KeyboardEvent,
  "altKey" | "ctrlKey" | "key" | "metaKey" | "preventDefault" | "shiftKey" | "target" | "timeStamp"
> & { currentTarget: EventTarget | null };

/**
 * Keys that every list has: G, then T, C, D or M, goes to Today, Clients, Documents or Messages.
 * Letters can be switched off in Settings.
 *
 * @returns props for an `ActionList`
 */
export function useListKeys() {
  const navigate = useNavigate();
  const isBroker = useBrokerApi() !== undefined;
  const areOn = useChoice(letterKeysKey, letterKeysChoices, "on").chosen === "on";
  const pressedG = useRef(-Infinity);
  const screens: Partial<Record<string, string>> = {
    t: dashboardPaths.overview,
    ...(isBroker && { c: dashboardPaths.clients }),
    d: dashboardPaths.documents,
    m: dashboardPaths.messages,
  };

  function onKeyDown(event: ListKeyEvent) {
    const { altKey, ctrlKey, currentTarget, metaKey, shiftKey, target, timeStamp } = event;
    if (!areOn || altKey || ctrlKey || metaKey || shiftKey) return;
    // React counts portals among the list’s children; and letters typed into a field aren't keys.
    if (!(target instanceof Element && currentTarget instanceof Node)) return;
    if (!currentTarget.contains(target)) return;
    if (target.matches("input, textarea, select")) return;
    const key = event.key.toLowerCase();
    const path = timeStamp - pressedG.current < sequenceMs ? screens[key] : undefined;
    pressedG.current = key === "g" ? timeStamp : -Infinity;
    if (!path) return;
    event.preventDefault();
    void navigate(path);
  }
  return { letterKeys: areOn, onKeyDown };
}
