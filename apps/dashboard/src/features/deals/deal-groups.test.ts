import type { Deal } from "@frontage/records/schemas/deal";
import { expect, test } from "vitest";

import { dealFigures, groupDeals, nextDateOf } from "./deal-groups.ts";

const today = "2026-07-14";
const makeDeal = (
  id: string,
  stage: Deal["progress"],
  keyDates: Partial<Deal["keyDates"][number]>[] = [],
  price?: number,
) =>
  ({
    id,
    name: id,
    progress: stage,
    price,
    keyDates: keyDates.map((date) => ({ label: "", day: "", done: false, ...date })),
  }) as Partial<Deal> as Deal;
const closing = { day: "2026-07-17", label: "Closing" };

test("deals are grouped by closeness to closing, the nearest date first in each group", () => {
  const groups = groupDeals(
    [
      makeDeal("later", { side: "sale", stage: "due-diligence" }, [
        { ...closing, day: "2026-07-31" },
      ]),
      makeDeal("undated", { side: "lease", stage: "lease-execution" }),
      makeDeal("sooner", { side: "purchase", stage: "closing" }, [closing]),
      makeDeal("offer", { side: "sale", stage: "offers" }),
      makeDeal("search", { side: "purchase", stage: "search" }),
      makeDeal("over", { side: "sale", stage: "closed" }, [closing]),
    ],
    today,
  );
  const ids = Object.values(groups).map((deals) => deals.map(({ deal }) => deal.id));
  expect(ids).toEqual([["sooner", "later", "undated"], ["offer"], ["search"], ["over"]]);
});

test("a closed deal’s next date is in the future, or belongs to an exchange", () => {
  const next = (dates: Partial<Deal["keyDates"][number]>[]) =>
    nextDateOf(makeDeal("over", { side: "sale", stage: "closed" }, dates), today)?.label;
  const missed = { ...closing, day: "2026-07-10", label: "Estoppels", kind: "deadline" } as const;
  const receive = { ...missed, label: "Receive by", kind: "exchange-receipt" } as const;
  expect(next([missed])).toBeUndefined();
  expect(next([missed, closing])).toBe("Closing");
  expect(next([missed, receive, closing])).toBe("Receive by");
});

test("the next date is the server's, or the first key date that is neither done nor waived", () => {
  const deal = makeDeal("a", { side: "purchase", stage: "closing" }, [closing]);
  const next = (dates = deal.keyDates) => nextDateOf({ ...deal, keyDates: dates }, today);
  expect(next()).toMatchObject({ ...closing, isUrgent: true });
  const expiry = { day: "2026-07-15", label: "Offer expires" };
  expect(nextDateOf({ ...deal, nextDate: expiry }, today)).toMatchObject(expiry);
  const dates = [
    { ...closing, label: "Waived", status: "waived" as const, done: false },
    { ...closing, label: "Done", done: true },
    { ...closing, label: "Late", day: "2026-07-10", done: false },
  ];
  expect(next(dates)).toMatchObject({ label: "Late", isUrgent: true });
  expect(next([{ ...closing, day: "2026-07-18", done: false }])?.isUrgent).toBe(false);
});

test("the totals count open deals, and leave rents out of the volume", () => {
  const figures = dealFigures(
    [
      makeDeal("one", { side: "purchase", stage: "closing" }, [closing], 9_350_000),
      makeDeal(
        "two",
        { side: "sale", stage: "offers" },
        [{ ...closing, day: "2026-07-16" }],
        12_400_000,
      ),
      makeDeal("three", { side: "lease", stage: "tours" }, [], 1),
      makeDeal("four", { side: "sale", stage: "closed" }, [{ ...closing, day: "2026-07-13" }], 99),
    ],
    today,
  );
  expect(figures).toMatchObject({
    open: 3,
    sides: { purchase: 1, sale: 1, lease: 1 },
    volume: 21_750_000,
    deadline: { deal: { id: "two" } },
  });
});

test("an archived deal is under Closed, has no dates and isn't counted", () => {
  const archived = {
    ...makeDeal("kept", { side: "purchase", stage: "due-diligence" }, [closing], 9_000_000),
    isArchived: true as const,
  };
  const groups = groupDeals([archived], today);
  expect(groups.closed).toEqual([{ deal: archived, next: undefined }]);
  expect(dealFigures([archived], today)).toMatchObject({ open: 0, volume: 0, deadline: undefined });
});
