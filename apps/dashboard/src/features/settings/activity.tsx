import type { AuditEntry } from "@frontage/records/schemas/audit";

import { audit, pageQuery } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { formatDateTime } from "../../time/dates.ts";
import { GrowingRows } from "../../components/growing-rows.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { growingList, useGrowingList } from "../../api/growing-list.ts";
import { subjects } from "../../api/queries.ts";
import { auditRuns, type AuditRun } from "../../components/audit-sentence.ts";

const pageSize = 20;

/** The audit log of an account, with a button for older entries. */
export function Activity({ timeZone }: { timeZone: string }) {
  const list = useGrowingList({
    ...growingList([subjects.audit], pageSize, (page) =>
      read(audit.$get({ query: pageQuery(page) })),
    ),
    staleTime: 0,
  });
  return (
    <GrowingRows
      what="your activity"
      list={list}
      label="Show earlier"
      className="pt-5"
      skeleton={<ListSkeleton rows={4} />}
    >
      {(entries) =>
        entries.length === 0 ? (
          <p className="text-ui text-fg-3">No activity yet.</p>
        ) : (
          <ol className="border-t border-hairline md:border-t-0">
            {auditRuns(entries).map((run) => (
              <Run key={run.id} run={run} timeZone={timeZone} />
            ))}
          </ol>
        )
      }
    </GrowingRows>
  );
}

function Run({ run, timeZone }: { run: AuditRun; timeZone: string }) {
  const [latest, ...earlier] = run.entries;
  return (
    <li className="border-b border-hairline py-3 md:first:pt-0">
      <p className="text-small text-fg">{run.sentence}</p>
      <div className="text-caption text-fg-3">
        {latest && <TimeAndAddress entry={latest} timeZone={timeZone} />}
        {earlier.length > 0 && (
          <details>
            <summary className="w-fit cursor-pointer hover:text-fg pointer-coarse:py-2.5">
              {earlier.length} earlier
            </summary>
            <ol className="mt-1 flex flex-col gap-1 pl-4">
              {earlier.map((entry) => (
                <li key={entry.id}>
                  <TimeAndAddress entry={entry} timeZone={timeZone} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  );
}

function TimeAndAddress({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const { at, ipAddress } = entry;
  // A loopback address isn't worth showing.
  const isLocal = !ipAddress || ipAddress === "::1" || ipAddress.startsWith("127.");
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
      {!isLocal && `, from ${ipAddress}`}
    </>
  );
}
