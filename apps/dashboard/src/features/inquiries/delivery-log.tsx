import type { Delivery } from "@frontage/records/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useRef } from "react";

import { useAction } from "../../components/use-action.ts";
import { formatDateTime, type Clock } from "../../time/dates.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { inquiryQuery } from "./inquiry-queries.ts";
import { formatDelivery, targetNames } from "./inquiry-labels.ts";

type DeliveryLogProps = {
  inquiryId: string;
  deliveries: readonly Delivery[];
  brokerApi: BrokerApi;
  clock: Clock;
};

/** Where an inquiry is forwarded, with the attempts. */
export function DeliveryLog({ clock, deliveries, brokerApi, inquiryId }: DeliveryLogProps) {
  if (deliveries.length === 0) {
    return <p className="text-ui text-fg-3">Stored here only.</p>;
  }
  return (
    <ul className="border-t border-hairline">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="border-b border-hairline py-3">
          <DeliveryState
            delivery={delivery}
            title={targetNames[delivery.target]}
            inquiryId={inquiryId}
            brokerApi={brokerApi}
            clock={clock}
          />
        </li>
      ))}
    </ul>
  );
}

type DeliveryStateProps = Omit<DeliveryLogProps, "deliveries"> & {
  delivery: Delivery;
  /** The recipient. */
  title: string;
};

/** The state of a delivery, its attempts, and a button to try again. */
export function DeliveryState({
  clock,
  delivery,
  brokerApi,
  inquiryId,
  title,
}: DeliveryStateProps) {
  const queryClient = useQueryClient();
  const { isPending, run } = useAction({
    act: () => brokerApi.inquiries.retry(inquiryId, delivery.id),
    changes: ["inquiries"],
    onDone: (inquiry) =>
      queryClient.setQueryData(inquiryQuery(brokerApi, inquiryId).queryKey, inquiry),
    failed: "Couldn’t try again.",
  });
  const line = useRef<HTMLParagraphElement>(null);
  const { attempts, state } = delivery;
  const { label, sentence, tone } = formatDelivery(delivery, clock);
  const [latest] = attempts;
  const canRetry =
    state === "dead" || state === "saved" || (state === "waiting" && attempts.length > 0);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-ui">
      <div className="min-w-0 grow basis-56">
        <p
          ref={line}
          tabIndex={-1}
          aria-live="polite"
          aria-atomic
          className="flex outline-none flex-wrap items-center gap-x-3 gap-y-1 font-medium text-fg"
        >
          {title}
          <Chip tone={tone}>{label}</Chip>
        </p>
        {sentence && <p className="mt-1 text-fg-3">{sentence}</p>}
        {latest && <p className="mt-1 wrap-anywhere text-fg-2">{latest.detail}</p>}
        {attempts.length > 1 && (
          <details className="mt-1.5">
            <summary className="w-fit cursor-pointer text-fg-3 hover:text-fg pointer-coarse:py-2.5">
              All {attempts.length} attempts
            </summary>
            <ol className="mt-2 flex flex-col gap-2 border-l border-hairline pl-4">
              {attempts.map(({ at, detail }) => (
                <li key={at + detail} className="wrap-anywhere">
                  <time dateTime={at} className="block text-caption text-fg-3">
                    {formatDateTime(at, clock.timeZone)}
                  </time>
                  {detail}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {canRetry && (
        <Button
          variant="outline"
          aria-label={`${state === "waiting" ? "Try now" : "Try again"}: ${title}`}
          pending={isPending}
          onClick={() => {
            // The button is disabled meanwhile, and disappears on success.
            line.current?.focus({ preventScroll: true });
            run();
          }}
        >
          {isPending ? (
            <Spinner className="size-4" />
          ) : (
            <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
          )}
          {state === "waiting" ? "Try now" : "Try again"}
        </Button>
      )}
    </div>
  );
}
