import {
  assistantPath,
  dashboardPaths,
  dealPath,
  documentPath,
  eventPath,
  listingPath,
  listingTermPath,
  offersPathAt,
  threadPath,
} from "@frontage/content/dashboard";
import { listingPaths } from "@frontage/content/listings";
import { replyFormSchema } from "@frontage/records/schemas/received-inquiry";
import type { Today, TodayNeed } from "@frontage/records/schemas/today";
import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowDetail,
  ActionRowHead,
  ActionRowMeta,
  ActionRowText,
  ActionRowTitle,
  ActionRowVerb,
} from "@frontage/ui/action-list";
import { formParameter } from "../../navigation/paths.ts";
import type { AskedForm } from "../../navigation/shared-url-state.ts";
import { Avatar } from "@frontage/ui/avatar";
import { Link as TextLink } from "@frontage/ui/link";
import { toast } from "@frontage/ui/toast";
import { useLeaving } from "@frontage/ui/use-leaving";
import { Fragment, useState } from "react";
import { Link } from "react-router";

import { dayIn, type Clock } from "../../time/dates.ts";
import { AnswerEditor } from "./answer-editor.tsx";
import { PropertyPlan } from "../../components/property-plan.tsx";
import { RowMenu, type RowMenuItem } from "../../components/row-menu.tsx";
import { ReplyEditor } from "./reply-editor.tsx";
import { MoreRows } from "./today-group.tsx";
import {
  formatConfirmDue,
  formatConfirmed,
  formatKind,
  formatOffer,
  formatSince,
  formatTerm,
  formatSpan,
  formatThere,
} from "./today-text.ts";
import { needKey, type useNeedActions } from "./use-need-actions.ts";

type NeedListProps = {
  needs: NonNullable<Today["needsYou"]>;
  actions: ReturnType<typeof useNeedActions>;
  clock: Clock;
  titleId: string;
};

/** The items that wait for the broker, each with its action in the row. */
export function NeedList({ actions, clock, needs, titleId }: NeedListProps) {
  const [editing, setEditing] = useState<string>();
  const open = needs.items.filter((need) => !actions.isFinished(need));
  const { onLeft, shown } = useLeaving(open, needKey);
  const hidden = needs.total - needs.items.length;

  return (
    <>
      <ActionList aria-labelledby={titleId}>
        {shown.map(({ isLeaving, item: need }) => (
          <NeedRow
            key={needKey(need)}
            need={need}
            actions={actions}
            clock={clock}
            isLeaving={isLeaving}
            isEditing={editing === needKey(need)}
            onEdit={(isEditing) => setEditing(isEditing ? needKey(need) : undefined)}
            onLeft={() => onLeft(needKey(need))}
          />
        ))}
      </ActionList>
      {hidden > 0 && (
        <MoreRows>
          {hidden} more in <ScreenLinks kinds={needs.more} />.
        </MoreRows>
      )}
    </>
  );
}

/** Links to the screens with more items of these kinds: "Inquiries, Messages, and Calendar". */
function ScreenLinks({ kinds }: { kinds: NeedListProps["needs"]["more"] }) {
  const screens = [...new Set(kinds.map((kind) => screenOf[kind]))];
  return sentence.formatToParts(screens.map(([name]) => name)).map(({ type, value }, index) => {
    const path = screens.find(([name]) => name === value)?.[1];
    return type === "element" && path ? (
      <TextLink key={value} asChild>
        <Link to={path}>{value}</Link>
      </TextLink>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the words between have nothing else.
      <Fragment key={index}>{value}</Fragment>
    );
  });
}

const sentence = new Intl.ListFormat("en-US");
const documents = ["Documents", dashboardPaths.documents] as const;
const screenOf = {
  inquiry: ["Inquiries", dashboardPaths.inquiries],
  offer: ["Listings", dashboardPaths.listings],
  access: ["Listings", dashboardPaths.listings],
  question: ["Listings", dashboardPaths.listings],
  tour: ["Listings", dashboardPaths.listings],
  confirm: ["Listings", dashboardPaths.listings],
  term: ["Listings", dashboardPaths.listings],
  message: ["Messages", dashboardPaths.messages],
  asked: ["Messages", dashboardPaths.messages],
  signature: documents,
  request: documents,
  time: ["Calendar", dashboardPaths.calendar],
} as const;

type NeedRowProps = Pick<NeedListProps, "actions" | "clock"> & {
  need: TodayNeed;
  isLeaving: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onLeft: () => void;
};

function NeedRow(props: NeedRowProps) {
  const { actions, clock, isEditing, isLeaving, need, onEdit, onLeft } = props;
  const name = nameOf(need);
  const path = pathOf(need);
  const verb =
    need.kind === "offer" && need.reason === "counter-approved" ? "Send" : verbs[need.kind];

  function act() {
    if (need.kind === "access") actions.approve(need);
    else if (need.kind === "confirm") actions.confirmListing(need);
    else if (need.kind === "signature") actions.confirm(need);
    else if (need.kind === "request") actions.markReceived(need);
    else {
      actions.see(need);
      onEdit(!isEditing);
    }
  }
  async function done() {
    onEdit(false);
    await actions.finished(need);
  }

  return (
    <ActionRow leaving={isLeaving} onAnimationEnd={() => isLeaving && onLeft()}>
      {need.kind === "confirm" || need.kind === "term" ? (
        <ListingThumbnail need={need} />
      ) : (
        <Avatar name={name} aria-hidden />
      )}
      <ActionRowHead>
        <ActionRowTitle className={need.isSeen ? "font-medium!" : undefined}>
          <Link to={path} onClick={() => actions.see(need)}>
            {name}
          </Link>
        </ActionRowTitle>
        <ActionRowDetail>{formatKind(need)}</ActionRowDetail>
      </ActionRowHead>
      <ActionRowText>{textOf(need, clock)}</ActionRowText>
      <ActionRowActions>
        {need.kind === "confirm" ? (
          <ActionRowMeta near>{formatConfirmDue(need, clock)}</ActionRowMeta>
        ) : (
          need.at && (
            <ActionRowMeta className="relative">
              {formatSince(need.at, clock)}
              {need.isSeen && (
                <>
                  <span className="@xl/action-list:hidden">, seen</span>
                  <span className="absolute top-full right-3 hidden text-tick/3 @xl/action-list:block">
                    Seen
                  </span>
                </>
              )}
            </ActionRowMeta>
          )
        )}
        {need.kind === "asked" ||
        need.kind === "offer" ||
        need.kind === "term" ||
        need.kind === "tour" ? (
          <ActionRowVerb asChild>
            <Link to={path} aria-label={`${verb}: ${name}`}>
              {verb}
            </Link>
          </ActionRowVerb>
        ) : (
          <ActionRowVerb
            aria-label={`${verb}: ${name}`}
            aria-expanded={
              ["access", "confirm", "request", "signature"].includes(need.kind)
                ? undefined
                : isEditing
            }
            onClick={act}
          >
            {verb}
          </ActionRowVerb>
        )}
        <RowMenu name={name} items={menuOf(need, actions, clock)} />
      </ActionRowActions>
      {isEditing && need.kind === "time" && (
        <AnswerEditor
          need={need}
          onClose={() => onEdit(false)}
          onAnswered={(answer) => {
            toast.success(
              `${need.title} ${answer === "confirm" ? "confirmed" : "declined"}. ${name} has been notified.`,
            );
            void done();
          }}
        />
      )}
      {isEditing && canReply(need) && (
        <ReplyEditor
          name={name}
          hint={`${sendingHint(need)}Enter to send, Esc to close and keep the draft.`}
          draft={`${draftNames[need.kind]}:${need.id}`}
          schema={replyFormSchema}
          send={(written) => actions.reply(need, written)}
          onSent={() => {
            toast.success(
              need.kind === "inquiry"
                ? `Your reply is on its way to ${need.email}.`
                : `Message sent to ${name}.`,
            );
            void done();
          }}
          onClose={() => onEdit(false)}
        />
      )}
    </ActionRow>
  );
}

type ConfirmNeed = Extract<TodayNeed, { kind: "confirm" }>;

/** A listing's first photograph, or the plan of its type. */
const ListingThumbnail = ({
  need: { photo, type },
}: {
  need: Pick<ConfirmNeed, "photo" | "type">;
}) =>
  photo ? (
    <img
      src={listingPaths.photo(photo.id, photo.width, "jpg")}
      alt=""
      className="size-9 rounded-control bg-sunken object-cover"
    />
  ) : (
    <span className="flex size-9 items-center justify-center rounded-control bg-sunken text-control">
      <PropertyPlan type={type} className="w-6" />
    </span>
  );

type Replied = Extract<TodayNeed, { kind: "inquiry" | "message" | "question" }>;

const draftNames = { inquiry: "reply", message: "message-reply", question: "prospect-reply" };

const canReply = (need: TodayNeed): need is Replied => need.kind in draftNames;

/** The hint about how a reply is sent; "" for a message in the dashboard. */
function sendingHint(need: TodayNeed): string {
  if (need.kind === "inquiry") return `Sent as email to ${need.email}. `;
  if (need.kind === "question") return "Sent as email, and shown in the document room. ";
  if (need.kind !== "message" || !need.contactName) return "";
  return `${need.client.name} sees this as relayed by you. `;
}

const verbs = {
  inquiry: "Reply",
  offer: "Review",
  message: "Reply",
  asked: "Answer",
  access: "Approve",
  question: "Reply",
  tour: "Answer",
  confirm: "Confirm",
  term: "Renew",
  signature: "Confirm",
  request: "Mark received",
  time: "Answer",
} as const;

/** The person or record that the row names. */
function nameOf(need: TodayNeed): string {
  return "client" in need ? need.client.name : need.name;
}

function pathOf(need: TodayNeed): string {
  switch (need.kind) {
    case "inquiry":
      return `${dashboardPaths.inquiries}?inquiry=${need.id}`;
    case "offer":
      return offersPathAt(need.listing.id, need.id);
    case "access":
    case "question":
    case "tour":
      return `${listingPath(need.listing.id)}#prospects`;
    case "confirm":
      return listingPath(need.id);
    case "term":
      return listingTermPath(need.id);
    case "message":
      return threadPath(need.id);
    case "asked":
      return assistantPath;
    case "signature":
      return documentPath(need.id);
    case "request":
      return need.documentId ? documentPath(need.documentId) : dealPath(need.deal?.id ?? "");
    case "time":
      return eventPath(need.id);
  }
}

function textOf(need: TodayNeed, clock: Clock): string {
  switch (need.kind) {
    case "offer":
      return formatOffer(need, clock);
    case "access":
      return `${need.document}${need.documentIds.length > 1 ? ` and ${need.documentIds.length - 1} more` : ""}, ${need.listing.name}`;
    case "asked":
      return [`“${need.text}”`, need.deal?.name].filter(Boolean).join(" ");
    case "question":
      return `“${need.text}” ${need.listing.name}`;
    case "tour":
      return [
        need.listing.name,
        formatSpan(need, clock.timeZone),
        formatThere(need.start, need.timeZone, clock),
      ]
        .filter(Boolean)
        .join(", ");
    case "confirm":
      return formatConfirmed(need, clock);
    case "term":
      return formatTerm(need, clock);
    case "inquiry":
    case "message":
      return `“${need.text}”`;
    case "signature":
    case "request":
      return [need.name, need.deal?.name].filter(Boolean).join(", ");
    case "time":
      return [
        need.title,
        need.deal?.name,
        formatSpan(need, clock.timeZone),
        formatThere(need.start, need.timeZone, clock),
      ]
        .filter(Boolean)
        .join(", ");
  }
}

/** A listing's page with one of its forms open. */
const formPath = (id: string, form: AskedForm) => `${listingPath(id)}?${formParameter}=${form}`;

/** What else can be done with an item. An offer can only be answered. */
function menuOf(need: TodayNeed, actions: NeedListProps["actions"], clock: Clock): RowMenuItem[] {
  const ends = "expiresAt" in need ? need.expiresAt : "start" in need ? need.start : undefined;
  return [
    {
      label: "Remind me tomorrow",
      onSelect: () => actions.putOff(need),
      isDisabled:
        ends !== undefined && dayIn(ends, clock.timeZone) <= dayIn(clock.now, clock.timeZone),
    },
    ...(need.kind === "offer" ? [] : [{ label: "Dismiss", onSelect: () => actions.dismiss(need) }]),
    ...(need.kind === "term"
      ? [{ label: "Withdraw", to: formPath(need.id, "listing-withdrawal") }]
      : []),
    ...(need.kind === "signature"
      ? [{ label: "Not signed: ask again", onSelect: () => actions.askAgain(need) }]
      : []),
  ];
}
