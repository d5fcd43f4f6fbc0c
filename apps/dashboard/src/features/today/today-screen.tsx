import { dashboardPaths } from "@frontage/content/dashboard";
import type { Today as TodayRecord } from "@frontage/records/schemas/today";
import { useQuery } from "@tanstack/react-query";

import { NotLoaded } from "../../components/load-failed.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { DeadlineList } from "./deadline-list.tsx";
import { GetStarted, stepsOf } from "./get-started.tsx";
import { headlineOf } from "./headline.ts";
import { NeedList } from "./need-list.tsx";
import { SampleNotice } from "./sample-notice.tsx";
import { ScheduleList } from "./schedule-list.tsx";
import { NoRows, TodayGroup } from "./today-group.tsx";
import { useNeedActions } from "./use-need-actions.ts";
import { WaitList } from "./wait-list.tsx";
import { todayQuery } from "../../api/queries.ts";
import type { Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";

/**
 * The broker's first screen: what waits for the broker, the schedule, deadlines, and what waits for
 * others.
 */
export default function Today() {
  const query = useQuery(todayQuery);
  const { data } = query;
  if (!data) {
    return (
      <NotLoaded what="your day" queries={[query]}>
        <ListSkeleton />
      </NotLoaded>
    );
  }
  return <LoadedToday today={data} onRetry={() => void query.refetch()} />;
}

type LoadedProps = { today: TodayRecord; onRetry: () => void };

function LoadedToday({ onRetry, today }: LoadedProps) {
  const actions = useNeedActions();
  const clock = { now: useNow(), timeZone: today.timeZone };
  const { deadlines, samples, steps } = today;

  // Items that were just finished aren't counted.
  const done = today.needsYou?.items.filter(actions.isFinished).length ?? 0;
  const needsYou = today.needsYou && { ...today.needsYou, total: today.needsYou.total - done };
  const { count, deadline } = headlineOf({ day: today.day, deadlines, needsYou, steps });
  const firstSteps = steps && stepsOf(steps);
  const doneSteps = firstSteps?.filter(({ isDone }) => isDone).length;
  const isFirstDay = steps !== undefined && doneSteps !== firstSteps?.length;
  const group = { today, clock, isFirstDay, onRetry };

  return (
    <div className="max-w-320">
      <p className="mb-7 font-display text-title text-balance text-fg md:mb-9 md:text-h2/[1.16] md:text-[2.125rem]">
        {count}
        {deadline && (
          <span className={deadline.isMissed ? "block text-error" : "block"}>{deadline.text}</span>
        )}
      </p>
      {isFirstDay && (
        <p className="-mt-4 mb-9 max-w-[38em] text-small md:-mt-6">
          This page lists who’s waiting on you, what’s due in the next 14 days and what you’re
          waiting for. Start with these three.
        </p>
      )}
      {samples && <SampleNotice names={samples} />}
      <div className="flex flex-col gap-8.5 md:gap-10">
        {isFirstDay && (
          <TodayGroup title="Get started" note={`${doneSteps} of 3`} onRetry={undefined}>
            {(titleId) => <GetStarted steps={steps} titleId={titleId} />}
          </TodayGroup>
        )}
        <NeedsYou {...group} actions={actions} total={needsYou?.total ?? 0} />
        <Schedule {...group} />
        <Deadlines {...group} />
        <WaitingOnOthers {...group} />
      </div>
    </div>
  );
}

type GroupProps = LoadedProps & {
  clock: Clock;
  /** On the first day, most groups are hidden while they are empty. */
  isFirstDay: boolean;
};

/** `onRetry` for a group that the server couldn't read, and so left out. */
const retryUnless = (group: unknown, onRetry: () => void) =>
  group === undefined ? onRetry : undefined;

type NeedsYouProps = GroupProps & {
  actions: ReturnType<typeof useNeedActions>;
  /** The number of items, without those just finished. */
  total: number;
};

function NeedsYou({
  actions,
  clock,
  isFirstDay,
  onRetry,
  today: { needsYou },
  total,
}: NeedsYouProps) {
  if (isFirstDay && total === 0) return null;
  return (
    <TodayGroup
      title="Needs you"
      note={total > 0 ? total : undefined}
      onRetry={retryUnless(needsYou, onRetry)}
    >
      {(titleId) =>
        needsYou && needsYou.items.length > 0 ? (
          <NeedList needs={needsYou} {...{ actions, clock, titleId }} />
        ) : (
          <NoRows>New inquiries, messages, requested times and signatures appear here.</NoRows>
        )
      }
    </TodayGroup>
  );
}

function Deadlines({ clock, isFirstDay, onRetry, today: { deadlines } }: GroupProps) {
  const hasRows = deadlines !== undefined && deadlines.items.length > 0;
  if (isFirstDay && !hasRows) return null;
  return (
    <TodayGroup
      title="Deadlines"
      note={<DeadlineNote deadlines={deadlines} />}
      link={{ to: dashboardPaths.calendar, label: "All key dates" }}
      onRetry={retryUnless(deadlines, onRetry)}
    >
      {(titleId) =>
        hasRows ? (
          <DeadlineList {...{ deadlines, clock, titleId }} />
        ) : (
          <NoRows>Nothing due in the next 14 days.</NoRows>
        )
      }
    </TodayGroup>
  );
}

function WaitingOnOthers({ clock, isFirstDay, onRetry, today: { waiting } }: GroupProps) {
  const total = waiting?.total ?? 0;
  if (isFirstDay && total === 0) return null;
  return (
    <TodayGroup
      title="Waiting on others"
      note={total > 0 ? total : undefined}
      onRetry={retryUnless(waiting, onRetry)}
    >
      {(titleId) =>
        waiting && waiting.items.length > 0 ? (
          <WaitList {...{ waiting, clock, titleId }} />
        ) : (
          <NoRows>You’re not waiting for anyone.</NoRows>
        )
      }
    </TodayGroup>
  );
}

function Schedule({ clock, isFirstDay, onRetry, today: { day, schedule } }: GroupProps) {
  return (
    <TodayGroup
      title="Schedule"
      note="Today and tomorrow"
      link={{ to: dashboardPaths.calendar, label: "Calendar" }}
      onRetry={retryUnless(schedule, onRetry)}
    >
      {(titleId) =>
        schedule && schedule.length > 0 ? (
          <ScheduleList events={schedule} {...{ day, clock, titleId }} />
        ) : (
          <NoRows>
            Nothing on your calendar today or tomorrow.
            {isFirstDay && " Tours, calls and deadlines you add show up here."}
          </NoRows>
        )
      }
    </TodayGroup>
  );
}

function DeadlineNote({ deadlines }: Pick<TodayRecord, "deadlines">) {
  const shown = deadlines?.items.length ?? 0;
  const hidden = (deadlines?.total ?? 0) - shown;
  return (
    <>
      Next 14 days
      {deadlines && deadlines.overdue > 0 && (
        <span className="ml-2 font-medium text-error">{deadlines.overdue} missed</span>
      )}
      {hidden > 0 && (
        <span className="ml-2">
          first {shown} of {deadlines?.total}
        </span>
      )}
    </>
  );
}
