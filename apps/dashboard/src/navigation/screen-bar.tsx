import { ArrowLeft } from "lucide-react";
import { createContext, use, useLayoutEffect } from "react";
import { Link } from "react-router";

/** The header's content on a record's page: a link to the list, and the record's name. */
export type ScreenBar = {
  back: { label: string; to: string };
  title: string;
  /** A note next to the title, if there is room: "Anytown, ST. You're buying". */
  note?: string | undefined;
};

type SetBar = (bar: ScreenBar | undefined) => void;

const SetBarContext = createContext<SetBar>(() => undefined);

/** Provides pages with a setter for the header's bar. */
export const ScreenBarProvider = SetBarContext;

/** Shows a record's name in the header while its component is mounted. */
export function useScreenBar({ back: { label, to }, note, title }: ScreenBar): void {
  const setBar = use(SetBarContext);
  useLayoutEffect(() => {
    setBar({ back: { label, to }, note, title });
  }, [label, note, setBar, title, to]);
  useLayoutEffect(() => () => setBar(undefined), [setBar]);
}

/** The link to the list as a row of its own, at the top of a phone's page. */
export function PhoneBackLink({ label, to }: ScreenBar["back"]) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-2 self-start text-ui font-medium text-fg transition-colors hover:text-accent md:hidden"
    >
      <ArrowLeft aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      {label}
    </Link>
  );
}
