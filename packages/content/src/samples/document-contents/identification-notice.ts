import { warehouseDays } from "../deal-days.ts";
import { addDays } from "@frontage/records/deal-clock/days";
import {
  type Block,
  type SampleFile,
  clientEntity,
  keyDay,
  longDay,
  numbered,
  partyOf,
  placeOf,
  section,
  signatures,
  versionDay,
} from "./content.ts";

/** The notice that identifies the replacement property of an exchange. */
export function identificationNotice(file: SampleFile): Block[] {
  const { property, version } = file;
  const intermediary = partyOf(file, "exchange-intermediary");
  const transfer = addDays(keyDay(property, "1031 exchange, day 180"), -180);
  const day45 = addDays(transfer, warehouseDays.exchangeDay45 - warehouseDays.exchangeTransfer);
  return [
    ...section(
      "Identification of replacement property",
      `To ${intermediary.company}, qualified intermediary, attention ${intermediary.name}. From ${clientEntity}, exchanger. ${longDay(versionDay(version))}.`,
    ),
    ...numbered([
      [
        "Relinquished property",
        `22 Demo Street, transferred on ${longDay(transfer)}. The identification period ends at midnight of ${longDay(day45)}, the 45th day.`,
      ],
      [
        "Replacement property",
        `Under the three-property rule the exchanger identifies one property: ${placeOf(property)}, a warehouse, in fee simple. The exchanger intends to acquire all of it.`,
      ],
      [
        "Exchange period",
        `The replacement property must be received by ${longDay(keyDay(property, "1031 exchange, day 180"))}, the 180th day, or by the due date of the exchanger's tax return with extensions, whichever is earlier.`,
      ],
      [
        "Revocation",
        "This identification may be revoked only in writing, signed by the exchanger and received by the intermediary before the identification period ends.",
      ],
      [
        "Exchange funds",
        `${intermediary.company} holds the exchange funds in a segregated account that needs two signatures. The exchanger may not receive, pledge or borrow them before the exchange ends.`,
      ],
      [
        "Receipt",
        `Received by ${intermediary.name} on ${longDay(versionDay(version))}, by courier and email.`,
      ],
    ]),
    ...signatures(`Exchanger, ${clientEntity}`, `Received, ${intermediary.company}`),
  ];
}
