import type { TaxpayerType } from "../schemas/key-date.ts";

/** When a calendar-year taxpayer's return is due in the following year, with the source. */
export const taxReturns: Record<
  TaxpayerType,
  { name: string; due: string; extended: string; source: string }
> = {
  individual: {
    name: "Individual (calendar year)",
    due: "04-15",
    extended: "10-15",
    source: "IRC §6072(a); extension: Treas. Reg. §1.6081-4",
  },
  "partnership-or-s-corporation": {
    name: "Partnership or S corporation (calendar year)",
    due: "03-15",
    extended: "09-15",
    source: "IRC §6072(b); extension: Treas. Reg. §§1.6081-2, 1.6081-3",
  },
  "c-corporation": {
    name: "C corporation (calendar year)",
    due: "04-15",
    extended: "10-15",
    source: "IRC §6072(a); extension: IRC §6081(b), Treas. Reg. §1.6081-3",
  },
};
