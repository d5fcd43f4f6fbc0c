import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

import { BrokerScreen } from "../../components/broker-screen.tsx";
import { Panes } from "../../components/panes.tsx";
import { useFollowFocus } from "../../components/use-follow-focus.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { InquiriesSkeleton, tabRowClasses } from "./inquiries-skeleton.tsx";
import { InquiryDetail } from "./inquiry-detail.tsx";
import { statusNames } from "./inquiry-labels.ts";
import { InquiryList } from "./inquiry-list.tsx";
import { inquiriesQuery } from "./inquiry-queries.ts";
import { inquiryFilter, inquirySearch, inquiryTabs } from "./inquiry-search.ts";
import { NoInquiries } from "./no-inquiries.tsx";
import { useInquiryActions } from "./use-inquiry-actions.ts";

/** The inquiries screen, for brokers. */
export default function Inquiries() {
  return <BrokerScreen Screen={BrokerInquiries} Skeleton={InquiriesSkeleton} />;
}

/** The inbox of inquiries from the contact form, and one inquiry. */
function BrokerInquiries({ brokerApi }: { brokerApi: BrokerApi }) {
  const { values: search, change } = useUrlState(inquirySearch);
  const { openId, tab } = search;
  const list = useInfiniteQuery(inquiriesQuery(brokerApi, inquiryFilter(search)));
  const timeZone = useTimeZone();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { confirmConvert, confirmErase, dialog } = useInquiryActions(brokerApi, () =>
    change({ openId: undefined }, { replace: true }),
  );
  useFollowFocus(openId, !isWide, { detail: "inquiry-name", row: "inquiry-row-" });

  // If the list is next to it, the first inquiry opens.
  const inquiries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const firstId = list.isPlaceholderData ? undefined : inquiries[0]?.id;
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

  if (!timeZone || list.isPending) return <InquiriesSkeleton />;
  const counts = list.data?.pages[0]?.counts;
  const all = counts && counts.new + counts.answered + counts.closed;
  const isEmpty = all === 0 && openId === undefined;

  return (
    <>
      {isEmpty ? (
        <NoInquiries />
      ) : (
        <Tabs
          value={tab}
          onValueChange={(value) =>
            change({
              tab: inquiryTabs.find((candidate) => candidate === value),
              isUndelivered: false,
            })
          }
          className="grow"
        >
          <div className={`${tabRowClasses} ${openId === undefined ? "" : "max-md:hidden"}`}>
            <TabsList aria-label="Inquiries">
              {inquiryTabs.map((candidate) => (
                <TabsTrigger key={candidate} value={candidate}>
                  {candidate === "all" ? "All" : statusNames[candidate]}{" "}
                  {counts && (
                    <TabsCount>
                      {(candidate === "all" ? all : counts[candidate])?.toLocaleString("en-US")}
                    </TabsCount>
                  )}
                </TabsTrigger>
              ))}
            </TabsList>
          </div>
          <TabsContent value={tab} flush className="flex grow flex-col">
            <Panes
              isDetailOpen={openId !== undefined}
              list={
                <InquiryList
                  brokerApi={brokerApi}
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
                    known={inquiries.find(({ id }) => id === openId)}
                    brokerApi={brokerApi}
                    timeZone={timeZone}
                    onBack={() => change({ openId: undefined })}
                    onShowAll={showAll}
                    onErase={confirmErase}
                    onConvert={confirmConvert}
                  />
                )
              }
            />
          </TabsContent>
        </Tabs>
      )}
      {dialog}
    </>
  );
}
