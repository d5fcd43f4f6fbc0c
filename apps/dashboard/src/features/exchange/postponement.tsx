import type { Exchange } from "@frontage/records/schemas/exchange";
import { Link as TextLink } from "@frontage/ui/link";
import { ProgressMarker } from "@frontage/ui/progress-marker";
import type { ReactNode } from "react";

import { firstName, formatNotice } from "./exchange-state.ts";

type PostponementProps = {
  exchange: Exchange;
  /** Who enters one: "Jordan Avery"; absent for the broker. */
  brokerName: string | undefined;
  /** For a broker: enters one, or withdraws it. */
  actions: ReactNode;
  /** The open form. */
  children: ReactNode;
};

/** Whether the IRS has postponed the days after a disaster; always entered by hand. */
export function Postponement({ actions, brokerName, children, exchange }: PostponementProps) {
  const { identify, receive } = exchange;
  const notice = (identify?.postponement ?? receive?.postponement)?.notice;
  return (
    <div
      role="group"
      aria-labelledby="postponement"
      className={`border-b border-hairline text-ui text-fg-2 ${children ? "bg-side shadow-[-0.75rem_0_var(--color-side),0.75rem_0_var(--color-side)]" : ""}`}
    >
      <div className="grid gap-y-1 py-3.5 pl-6.75 md:grid-cols-[25%_minmax(0,1fr)_auto] md:py-3 md:pl-0">
        <div className="relative md:pr-4 md:pl-9">
          <span className="absolute top-0.75 -left-6.75 md:left-0">
            <ProgressMarker state={notice ? "done" : "waived"} />
          </span>
          <p id="postponement" className="font-semibold text-fg">
            Disaster postponement
          </p>
          <p className="text-fg-3">{notice ? formatNotice(notice) : "None on record"}</p>
        </div>
        <p className="max-w-[58ch] md:pr-4">
          {notice
            ? "Both dates are those of the notice. The statutory dates are crossed out."
            : brokerName === undefined
              ? "Enter one only from an IRS notice. It is never applied for you."
              : `If the IRS postpones dates for a disaster, ${firstName(brokerName)} enters it by hand with the notice it comes from.`}
        </p>
        <div className="flex gap-4.5 font-medium">{actions}</div>
      </div>
      {children}
    </div>
  );
}

type ActionLinkProps = { id?: string; children: ReactNode; onClick: () => void };

/** A button that looks like a link. */
export function ActionLink({ children, id, onClick }: ActionLinkProps) {
  return (
    <TextLink asChild>
      <button id={id} type="button" className="cursor-pointer self-start" onClick={onClick}>
        {children}
      </button>
    </TextLink>
  );
}
