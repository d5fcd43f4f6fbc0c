import { endSentence } from "@frontage/content/end-sentence";
import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import type { Overview } from "@frontage/records/schemas/overview";
import { stateName } from "@frontage/records/state-rules/state-names";
import { Button } from "@frontage/ui/button";
import { LeadMark } from "@frontage/ui/lead";
import { ArrowRight, Mail, MessageSquare, Phone, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { srcSetsOf } from "../../components/photograph-files.ts";
import { messageToPath } from "../../navigation/paths.ts";
import { formatZone } from "../../time/time-zones.ts";

const firstName = broker.name.split(" ")[0] ?? broker.name;
const messagePath = messageToPath("broker");

type FirstVisitProps = {
  /** The client's name. */
  name: string;
  firstVisit: NonNullable<Overview["firstVisit"]>;
};

/**
 * The overview until a client's first deal or document: what happens next, and who the broker is.
 */
export function FirstVisit({ firstVisit, name }: FirstVisitProps) {
  const { hasCriteria } = firstVisit;
  return (
    <div className="@container text-ui text-fg-2">
      <div className="grid items-start gap-10 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-12 @5xl:grid-cols-[minmax(0,1fr)_25rem] @5xl:gap-16">
        <div>
          <LeadMark>Your first visit</LeadMark>
          <h2 className="mt-3.5 font-display text-[2.5rem]/[1.06] tracking-[-0.022em] wrap-anywhere text-fg md:text-[3.25rem]/[1.06]">
            Welcome, {name.split(" ")[0]}.
          </h2>
          <p className="mt-4 max-w-[56ch] text-copy md:text-base">
            {broker.name} is your broker. Once you’re working on a building together, this is where
            you’ll find what to do next, every document, every date and everyone involved.
          </p>
          <p className="mt-6.5 mb-9 flex items-center gap-4.5 max-md:flex-col max-md:items-stretch max-md:gap-2.5 md:mb-11">
            {hasCriteria ? (
              <Button asChild variant="ink">
                <Link to={messagePath}>Message {firstName}</Link>
              </Button>
            ) : (
              <>
                <Button asChild variant="ink">
                  <Link to={`${dashboardPaths.settings}#criteria`}>
                    Tell {firstName} what you’re looking for
                  </Link>
                </Button>
                <span className="text-caption text-fg-3 max-md:text-center">About two minutes</span>
              </>
            )}
          </p>
          <section aria-labelledby="what-comes-next">
            <h3 id="what-comes-next" className="text-section font-semibold text-fg">
              What comes next
            </h3>
            <ol className="mt-3.5 border-t border-fg">
              <Step number={1} title="Your search" isNow={!hasCriteria}>
                {hasCriteria ? (
                  <>
                    {firstName} has what you’re looking for.{" "}
                    <Link
                      to={`${dashboardPaths.settings}#criteria`}
                      className="font-medium text-fg underline decoration-hairline underline-offset-4"
                    >
                      Change it
                    </Link>
                  </>
                ) : (
                  "Property types, size, price and area. Leave blank anything that doesn’t matter."
                )}
              </Step>
              <Step number={2} title="Your first deal" isNow={hasCriteria}>
                {firstName} adds it, and you’ll get an email when there’s something to see. Nothing
                to check until then.
              </Step>
              <Step number={3} title="Your decisions" isNow={false}>
                Read and sign documents, request a tour, see which date comes next. Ask {firstName}{" "}
                whenever you like.
              </Step>
            </ol>
          </section>
        </div>
        <YourBroker />
      </div>
      <Notes />
    </div>
  );
}

type StepProps = { number: number; title: string; isNow: boolean; children: ReactNode };

function Step({ children, isNow, number, title }: StepProps) {
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-hairline py-4.5 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <span aria-hidden className="row-span-2 font-display text-date text-fg md:row-span-1">
        {number}
      </span>
      {isNow && (
        <span className="flex h-5.5 items-center gap-2 font-medium text-accent md:col-start-3 md:row-start-1">
          <span aria-hidden className="size-2 bg-accent forced-mark" />
          Now
        </span>
      )}
      <div className="col-start-2 md:row-start-1">
        <h4 className="text-small font-semibold text-fg">{title}</h4>
        <p className="mt-0.5 max-w-[52ch]">{children}</p>
      </div>
    </li>
  );
}

const states = broker.licenses.flatMap(({ state }) => stateName(state) ?? []);
const zone = formatZone(broker.timeZone).replace(/ \(.*/, "");
const brokerFacts = [
  broker.firm.name ? endSentence(`Your broker, ${broker.firm.name}`) : "Your broker.",
  states.length > 0 && `Licensed in ${new Intl.ListFormat("en-US").format(new Set(states))}.`,
].filter(Boolean);

function YourBroker() {
  return (
    <aside aria-label="Your broker">
      <OfficePhotograph />
      <h3 className="mt-5 font-display text-title text-fg">{broker.name}</h3>
      <p className="mt-1">{brokerFacts.join(" ")}</p>
      <ul className="mt-4.5 border-t border-fg">
        <Way Icon={MessageSquare}>
          <Link to={messagePath} className="covers-row flex grow items-center font-medium text-fg">
            <span className="grow">Message {firstName}</span>
            <ArrowRight aria-hidden className="size-4 text-fg-3" strokeWidth={1.5} />
          </Link>
        </Way>
        {broker.phone.e164 && (
          <Way Icon={Phone}>
            <a href={`tel:${broker.phone.e164}`} className="covers-row grow text-fg">
              {broker.phone.display}
            </a>
          </Way>
        )}
        {broker.email && (
          <Way Icon={Mail}>
            <a href={mailtoOf(broker.email)} className="covers-row grow wrap-anywhere text-fg">
              {broker.email}
            </a>
          </Way>
        )}
      </ul>
      {broker.hours.length > 0 && (
        <p className="pt-3 text-caption text-fg-3">
          {broker.hours.map(({ days, time }) => `${days}, ${time}`).join("; ")} {zone}.
        </p>
      )}
    </aside>
  );
}

function Way({ children, Icon }: { children: ReactNode; Icon: LucideIcon }) {
  return (
    <li className="relative flex min-h-12 items-center gap-3.5 border-b border-hairline transition-colors hover:bg-side">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.5} />
      {children}
    </li>
  );
}

const notes = [
  ["Private", `Only you and ${firstName} see your pages, documents and messages.`],
  [
    "No wire instructions",
    "They’re never sent here. Before you wire money, call a number you already know.",
  ],
  [
    "Your phone, too",
    "Add a second step at login, or your dates to your calendar, in Account Settings.",
  ],
] as const;

function Notes() {
  return (
    <dl className="mt-9 grid border-t border-hairline @4xl:mt-12 @4xl:grid-cols-3">
      {notes.map(([title, text]) => (
        <div
          key={title}
          className="border-hairline py-3.5 max-@4xl:border-b @4xl:py-4.5 @4xl:pr-7 @4xl:not-first:border-l @4xl:not-first:pl-6"
        >
          <dt className="font-semibold text-fg">{title}</dt>
          <dd className="mt-0.5 text-pretty text-fg-3">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const srcSets = srcSetsOf(
  import.meta.glob<string>("../../../photographs/contact-office-dusk-*.generated.*", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

const sizes = "(min-width: 64rem) 25rem, 100vw";

/** A decorative photo of an office; it fills the width of a phone. */
function OfficePhotograph() {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      <img
        alt=""
        srcSet={srcSets.webp}
        sizes={sizes}
        width={800}
        height={536}
        decoding="async"
        className="h-55 w-full max-w-none rounded-panel object-cover object-[52%_70%] max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:rounded-none md:h-67"
      />
    </picture>
  );
}
