import { broker } from "@frontage/content/broker";
import { clientPath } from "@frontage/content/dashboard";
import { paths } from "@frontage/content/navigation";
import type { ReceivedInquiry } from "@frontage/records/schemas/received-inquiry";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { toast } from "@frontage/ui/toast";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQueryClient } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

import { inquiries } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BrokerScreen } from "../../components/broker-screen.tsx";
import { ClientsTabs } from "../../components/clients-tabs.tsx";
import { Empty } from "../../components/empty.tsx";
import { Panes } from "../../components/panes.tsx";
import { ListSkeleton, RecordSkeleton } from "../../components/skeletons.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useFollowFocus } from "../../components/use-follow-focus.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { formatSending } from "../../components/notified.ts";
import { useGrowingList } from "../../api/growing-list.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { InquiryDetail } from "./inquiry-detail.tsx";
import { InquiryList } from "./inquiry-list.tsx";
import {
  dropFromLists,
  inquiriesQuery,
  inquiryFilter,
  inquiryQuery,
  inquirySearch,
} from "./inquiries.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

const skeleton = (
  <Panes isDetailOpen={false} list={<ListSkeleton />} detail={<RecordSkeleton className="p-4" />} />
);

export const queries: FirstQueries = (start) =>
  start(inquiriesQuery(inquiryFilter(inquirySearch.read(""))));

/** The inquiries screen, for brokers. */
export default function Inquiries() {
  return <BrokerScreen Screen={BrokerInquiries} skeleton={skeleton} />;
}

/** The inbox of inquiries from the contact form, and the open inquiry. */
function BrokerInquiries() {
  const { values: search, change } = useUrlState(inquirySearch);
  const { openId } = search;
  const list = useGrowingList(inquiriesQuery(inquiryFilter(search)));
  const timeZone = useTimeZone();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { confirmConvert, confirmErase, dialog } = useInquiryActions(() =>
    change({ openId: undefined }, { replace: true }),
  );
  useFollowFocus(openId, !isWide, { detail: "inquiry-name", row: "inquiry-row-" });

  // With room for both, the first inquiry opens beside the list.
  const listed = list.data?.items ?? [];
  const firstId = list.isPlaceholderData ? undefined : listed[0]?.id;
  const opensFirst = isWide && openId === undefined && firstId !== undefined;
  const open = useEffectEvent((id: string) => change({ openId: id }, { replace: true }));
  useEffect(() => {
    if (opensFirst) open(firstId);
  }, [firstId, opensFirst]);

  function showAll() {
    // The focused button is about to disappear.
    document.querySelector("h1")?.focus({ preventScroll: true });
    change({ text: "", tab: "all", isUndelivered: false });
  }

  if (!timeZone || list.isPending) return skeleton;
  const counts = list.data?.counts;
  const all = counts && counts.new + counts.answered + counts.closed;
  const isEmpty = all === 0 && openId === undefined;

  return (
    <>
      <ClientsTabs
        className={
          isEmpty
            ? "-mt-3 mb-6 md:-mt-7"
            : cn("px-4 pt-1 md:px-8", openId !== undefined && "max-md:hidden")
        }
      />
      {isEmpty ? (
        <NoInquiries />
      ) : (
        <Panes
          isDetailOpen={openId !== undefined}
          list={
            <InquiryList
              list={list}
              search={search}
              timeZone={timeZone}
              onChange={change}
              onShowAll={showAll}
            />
          }
          detail={
            openId !== undefined && (
              <InquiryDetail
                key={openId}
                id={openId}
                known={listed.find(({ id }) => id === openId)}
                timeZone={timeZone}
                onBack={() => change({ openId: undefined })}
                onShowAll={showAll}
                onErase={confirmErase}
                onConvert={confirmConvert}
              />
            )
          }
        />
      )}
      {dialog}
    </>
  );
}

/** Shown instead of an empty inbox. */
function NoInquiries() {
  return (
    <Empty
      Icon={Inbox}
      title="No inquiries yet"
      description={
        broker.inquiries.transport === "webhook"
          ? "Your contact form sends inquiries somewhere else. Ask whoever runs your site to have them delivered here."
          : "New inquiries appear here instantly."
      }
    >
      <Button asChild variant="outline">
        <a href={paths.contact}>View contact page</a>
      </Button>
    </Empty>
  );
}

/**
 * Actions that erase an inquiry or convert it to a client, with a confirmation.
 *
 * @param onErased called when the inquiry no longer exists
 */
function useInquiryActions(onErased: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();

  function confirmErase({ id, name, reference }: ReceivedInquiry) {
    confirm({
      title: `Erase ${name}?`,
      description: `This permanently deletes all inquiries from their address with your replies, and what they did as a prospect of listings. Confidentiality agreements they signed and offers that became contracts are kept, because the law has you keep them. The activity log keeps only references, such as ${reference}. Copies in your mailbox, or sent to other systems, are not affected.`,
      action: "Erase",
      act: () => read(inquiries[":id"].$delete({ param: { id } })),
      changes: ["inquiries", "listings", "events", "notifications"],
      done: `${name} erased.`,
      onDone: () => {
        dropFromLists(queryClient, id);
        onErased();
        queryClient.removeQueries({ queryKey: inquiryQuery(id).queryKey });
      },
      focus: () => document.querySelector("h1")?.focus(),
    });
  }

  function confirmConvert({ email, id, name }: ReceivedInquiry) {
    confirm({
      title: `Convert ${name} to a client?`,
      description: `They’ll get an email at ${email} to set a password. If that’s already a client’s address, the inquiry is added to that client instead.`,
      action: "Convert to client",
      act: () => read(inquiries[":id"].client.$post({ param: { id } })),
      changes: ["inquiries", "clients"],
      onDone: (client) => {
        const sending = formatSending(client, `Sending a link to ${client.email}.`);
        toast.success(
          client.isNew ? `${client.name} invited. ${sending}` : `Inquiry added to ${client.name}.`,
          { label: "Open", onSelect: () => void navigate(clientPath(client.id)) },
        );
      },
      focus: () => document.getElementById("inquiry-name")?.focus(),
    });
  }

  return { confirmErase, confirmConvert, dialog };
}
