import { broker } from "@frontage/content/broker";
import type { OfferMark as Mark, OfferStateText } from "@frontage/records/offer-state-text";
import type { OfferSheet as Sheet, SheetFigure, SheetLineId } from "@frontage/records/offer-sheet";
import { cn } from "@frontage/ui/cn";
import { Check } from "lucide-react";
import { Fragment, type ComponentProps, type ReactNode } from "react";

// Drawn with borders, which forced colors keep.
const markClasses: Record<Exclude<Mark, "accepted">, string> = {
  yours: "border-4 border-accent",
  others: "rounded-full border border-field",
  ended: "border-4 border-field",
};

/** Whose turn it is: a red square for the reader's, a ring for someone else's. Decorative. */
export function OfferMark({ className, mark }: { mark: Mark; className?: string }) {
  if (mark === "accepted") {
    return (
      <Check
        aria-hidden
        className={cn("size-3.5 shrink-0 text-ok", className)}
        strokeWidth={2.25}
      />
    );
  }
  return <span aria-hidden className={cn("size-2 shrink-0", markClasses[mark], className)} />;
}

type FigureProps = { figure: SheetFigure; className?: string; delClassName?: string };

/** A figure with the one it replaces, struck; a missing one is its name on a line. */
export function Figure({ className, delClassName, figure }: FigureProps) {
  if ("blank" in figure) {
    return (
      <span className="border-b border-field pr-2.5 pl-0.5 align-baseline font-sans text-ui tracking-normal text-fg-3">
        {figure.blank}
      </span>
    );
  }
  if (figure.was === undefined) return <span className={className}>{figure.figure}</span>;
  return (
    <>
      <del className={cn("text-fg-3 decoration-[1.5px]", delClassName)}>
        <span className="sr-only">was </span>
        {figure.was}
      </del>{" "}
      <ins className={cn("no-underline", className)}>
        <span className="sr-only">now </span>
        {figure.figure}
      </ins>
    </>
  );
}

type OfferSheetProps = ComponentProps<"article"> & {
  sheet: Sheet;
  state: OfferStateText;
  /** The sentence that is being edited. */
  edited?: SheetLineId | undefined;
};

/** An offer as a typeset page: the same for everyone who reads it, on screen and in print. */
export function OfferSheet({ className, edited, sheet, state, ...props }: OfferSheetProps) {
  const { amount, count, date, foot, lines, person, relation, signer, title } = sheet;
  const isEnded = state.mark === "ended";
  const ink = isEnded ? "text-fg-3" : "text-fg";
  return (
    <article
      data-slot="offer-sheet"
      className={cn(
        "@container max-w-200 border border-hairline bg-surface px-5 pt-6 pb-5.5 text-caption text-fg-2 md:px-11 md:pt-10 md:pb-9 print:max-w-none print:border-0 print:p-0",
        className,
      )}
      {...props}
    >
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-fg pb-3 text-ui">
        <h2 className="font-sans text-ui font-semibold text-fg">{title}</h2>
        <span>{date}</span>
      </div>
      <p className="mt-6.5 flex flex-wrap items-baseline gap-x-2.5 text-ui text-fg-3">
        <OfferMark mark={state.mark} />
        <span className="font-semibold text-fg">{state.word}</span>
        {state.rest && <span>{state.rest}</span>}
      </p>
      <p
        className={cn(
          "my-2.5 font-display text-[3rem]/[1.04] tracking-[-0.028em] tabular-nums @min-[32.5rem]:text-[4rem]/none",
          ink,
        )}
      >
        {"blank" in amount ? (
          <span className="border-b border-field pr-4 font-sans text-title tracking-normal text-fg-3">
            {amount.blank}
          </span>
        ) : (
          <Figure
            figure={amount}
            delClassName="mr-1 text-[1.75rem] tracking-[-0.02em] @min-[32.5rem]:text-[2.125rem]"
          />
        )}
      </p>
      {relation && <p className="text-ui text-fg-3">{relation}</p>}
      <div className="mt-6 grid gap-y-3 @min-[32.5rem]:mt-7.5 @min-[32.5rem]:gap-y-4">
        {lines.map(({ change, id, margin, parts }) => (
          <div
            key={id}
            className="relative grid gap-x-8 gap-y-1 @min-[32.5rem]:grid-cols-[minmax(0,1fr)_10.5rem]"
          >
            {edited === id && (
              <span
                aria-hidden
                className="absolute top-3 -left-3.5 size-2 border-4 border-accent md:-left-6.5"
              />
            )}
            <p
              className={cn(
                "font-display text-[1.375rem]/[1.36] tracking-[-0.006em] text-pretty wrap-anywhere @min-[32.5rem]:text-[1.4375rem]/[1.36]",
                id === "note" && "whitespace-pre-line",
                isEnded && "text-fg-3",
              )}
            >
              {parts.map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a sentence's parts don't move
                <Fragment key={index}>
                  {typeof part === "string" ? part : <Figure figure={part} className={ink} />}
                </Fragment>
              ))}
            </p>
            {(margin || change) && (
              <p className="text-fg-3 wrap-anywhere @min-[32.5rem]:pt-1.75">
                {change && <span className="block font-medium text-fg">{change}</span>}
                {margin}
              </p>
            )}
          </div>
        ))}
      </div>
      <p className="mt-7.5 text-ui">
        {person && <span className={cn("block font-display text-title", ink)}>{person}</span>}
        {signer}
      </p>
      <p className="mt-6.5 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-hairline pt-3 text-fg-3">
        <span>{foot}</span>
        {count && <span>{count}</span>}
      </p>
      {/* For print only: on screen, the page around it says so. */}
      <p className="mt-6 hidden text-fg-3 print:block">
        {broker.name}, {broker.businessName}. {broker.phone.display}, {broker.email}
      </p>
    </article>
  );
}

type OfferLayoutProps = ComponentProps<"div"> & {
  aside: ReactNode;
  /** What comes below both: under the answer beside the sheet, and after the sheet on narrow screens. */
  after?: ReactNode;
};

/** A page with an offer's sheet, and beside it what its reader can do; above it on narrow screens. */
export function OfferLayout({ after, aside, children, className, ...props }: OfferLayoutProps) {
  return (
    <div
      className={cn(
        "grid items-start gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,50rem)_minmax(0,22rem)] lg:grid-rows-[auto_1fr] print:block",
        className,
      )}
      {...props}
    >
      <div className="min-w-0 max-lg:order-2 lg:row-span-2">{children}</div>
      <aside aria-label="Answer" className="min-w-0 text-ui text-fg-2 print:hidden">
        {aside}
      </aside>
      {after && (
        <div className="min-w-0 text-ui text-fg-2 max-lg:order-3 print:hidden">{after}</div>
      )}
    </div>
  );
}

type OfferHeadProps = ComponentProps<"h2"> & {
  state: OfferStateText;
  title: string;
  /** Beside the mark; by default the state. */
  label?: string;
  /** The heading's level in the page's outline. */
  level?: 1 | 2;
};

/** What the state means for its reader, above their buttons. */
export function OfferHead({
  children,
  className,
  label,
  level = 2,
  state,
  title,
  ...props
}: OfferHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <p className="flex items-baseline gap-2.5 font-medium text-fg">
        <OfferMark mark={state.mark} />
        {label ?? state.word}
      </p>
      <Heading
        tabIndex={-1}
        className={cn(
          "mt-3 mb-3.5 font-display text-title/[1.18] tracking-[-0.012em] text-balance text-fg outline-none",
          className,
        )}
        {...props}
      >
        {title}
      </Heading>
      {children}
    </>
  );
}
