/** Sources of the rules, shown with every exchange's dates. */
export const exchangeSources = [
  {
    title: "IRC §1031(a)(3)",
    detail: "Identify within 45 days; receive within 180, or by the return.",
  },
  {
    title: "Treas. Reg. §1.1031(k)-1(b)(2)",
    detail: "Both periods end at midnight, counted from the first transfer.",
  },
  {
    title: "Treas. Reg. §1.1031(k)-1(c)",
    detail: "A signed writing; three properties, or 200% of the value sold.",
  },
  { title: "IRC §6072", detail: "When tax returns are due." },
  { title: "Rev. Proc. 2018-58, §17", detail: "Disaster postponements, by IRS notice only." },
] as const;

/** The day on which these sources were read. */
export const exchangeSourcesCheckedOn = "2026-11-22";

/** Notices on every screen that shows an exchange's dates. */
export const exchangeNotices = {
  identification:
    "Identification is a signed writing delivered to the intermediary by midnight of day 45. Uploading here doesn’t count as identification.",
  strict: "Calendar days. Weekends and holidays don’t extend these dates.",
  advice: "Not tax or legal advice. Confirm every date with the intermediary and a tax advisor.",
} as const;
