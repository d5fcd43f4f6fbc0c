import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "wouter";

import { InquiriesSkeleton, tabRowClasses } from "../features/inquiries/inquiries-skeleton.tsx";
import { InquiryDetail } from "../features/inquiries/inquiry-detail.tsx";
import { InquiryList } from "../features/inquiries/inquiry-list.tsx";
import { inquiriesQuery } from "../features/inquiries/inquiry-queries.ts";
import {
  changeInquirySearch,
  filterOf,
  inquiryTabs,
  readInquirySearch,
  type InquirySearch,
} from "../features/inquiries/inquiry-search.ts";
import { statusNames } from "../features/inquiries/inquiry-words.ts";
import { NoInquiries } from "../features/inquiries/no-inquiries.tsx";
import { useInquiryQuestions } from "../features/inquiries/use-inquiry-questions.ts";
import { Panes } from "../lib/panes.tsx";
import { useFollowFocus } from "../lib/use-follow-focus.ts";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { useTimeZone } from "../lib/use-time-zone.ts";
import type { BrokerDesk } from "../portal/portal.ts";

/** What visitors sent: the inbox, and one inquiry. */
export default function InquiryDesk({ desk }: { desk: BrokerDesk }) {
  const [parameters, setParameters] = useSearchParams();
  const search = readInquirySearch(parameters);
  const { openId, tab } = search;
  const list = useInfiniteQuery(inquiriesQuery(desk, filterOf(search)));
  const timeZone = useTimeZone();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const { askToErase, askToMakeClient, dialog, preload } = useInquiryQuestions(desk, () =>
    change({ openId: undefined }, { replace: true }),
  );
  useFollowFocus(openId, !isWide, { detail: "inquiry-name", row: "inquiry-row-" });

  function change(changed: Partial<InquirySearch>, { replace = false } = {}) {
    setParameters((current) => changeInquirySearch(current, changed), { replace });
  }

  // Beside the list there is room for the first of it.
  const inquiries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const firstId = list.isPlaceholderData ? undefined : inquiries[0]?.id;
  const opensFirst = isWide && openId === undefined && firstId !== undefined;
  useEffect(() => {
    if (!opensFirst) return;
    setParameters((current) => changeInquirySearch(current, { openId: firstId }), {
      replace: true,
    });
  }, [firstId, opensFirst, setParameters]);

  function showAll() {
    // What was pressed goes with what it stood in.
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
                  desk={desk}
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
                    desk={desk}
                    timeZone={timeZone}
                    confirming={preload}
                    onBack={() => change({ openId: undefined })}
                    onShowAll={showAll}
                    onErase={askToErase}
                    onMakeClient={askToMakeClient}
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
