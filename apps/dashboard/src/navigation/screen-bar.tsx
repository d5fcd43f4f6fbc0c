import { createContext, use, useLayoutEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The header's content on a record's page: a link to the list, and the record's name. */
export type ScreenBar = {
  back: { label: string; to: string };
  title: string;
  /** A note next to the title, if there is room: "Anytown, ST. You're buying". */
  note?: string | undefined;
};

type Bars = {
  setBar: (bar: ScreenBar | undefined) => void;
  /** The header's place for a record's buttons. */
  place: HTMLElement | null;
};

const BarsContext = createContext<Bars>({ setBar: () => undefined, place: null });

/** Provides pages with the header's bar. */
export const ScreenBarProvider = BarsContext;

/** Shows a record's name in the header while its component is mounted. */
export function useScreenBar({ back: { label, to }, note, title }: ScreenBar): void {
  const { setBar } = use(BarsContext);
  useLayoutEffect(() => {
    setBar({ back: { label, to }, note, title });
  }, [label, note, setBar, title, to]);
  useLayoutEffect(() => () => setBar(undefined), [setBar]);
}

/** A record's buttons in the header, which stay there as the page scrolls. */
export function BarActions({ children }: { children: ReactNode }) {
  const { place } = use(BarsContext);
  return place && createPortal(children, place);
}
