import { endOf } from "@frontage/records/offer-states";
import { capitalized, formatAmount, numberWord } from "@frontage/records/offer-words";
import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import type { Offer } from "@frontage/records/schemas/offer";
import {
  type EmailLink,
  emailPage,
  escapeHtml,
  greetingOf,
  linkOf,
  oneLine,
  postalLine,
  type Recipient,
  signatureOf,
} from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import { dayAt, formatDayAs } from "../time/clock.ts";
import { formatWeek } from "./week.ts";

/** The rows of the figures: name, last week, in total. */
const rowNames = {
  views: "Views",
  inquiries: "Inquiries",
  agreements: "Agreements signed",
  readers: "First-time OM readers",
  tours: "Tours",
  offers: "Offers",
} as const;

const formatted = (count: number) => count.toLocaleString("en-US");

/** How many weeks the bars show. */
const maxBars = 11;
/** The height of the highest bar, in pixels. */
const barHeight = 80;

const style = {
  lead: "margin:6px 0 10px;color:#1b1917;font:32px/1.16 'Newsreader Display',Georgia,'Times New Roman',serif",
  heading: "margin:32px 0 8px;color:#1b1917;font-size:16px;font-weight:600",
  paragraph: "margin:0 0 16px",
  table: "width:100%;border-collapse:collapse;font-size:15px",
  head: "padding:0 0 8px;border-bottom:1px solid #1b1917;color:#6f6b66;font-size:13px;font-weight:400",
  cell: "padding:11px 0;border-bottom:1px solid #dcdbd8",
  figure:
    "padding:11px 0;border-bottom:1px solid #dcdbd8;color:#1b1917;font:24px/1 'Newsreader Display',Georgia,'Times New Roman',serif",
  small: "margin:16px 0 0;color:#6f6b66;font-size:14px;line-height:1.55",
  rule: "margin:32px 0 0;border:0;border-top:1px solid #dcdbd8",
};

/** The weekly email about a listing, with the same week as on the client's page. */
export function weeklyReportEmail(
  reader: Recipient,
  week: ListingWeek,
  options: {
    /** Offers that are open or accepted. */
    offers: readonly Offer[];
    sender: Parameters<typeof signatureOf>[0];
    /** The link to the listing on the client's page. */
    link: string;
    settingsLink: string;
    unsubscribeLink: string;
  },
): Email {
  const { link, offers, sender, settingsLink, unsubscribeLink } = options;
  const { name, timeZone } = week.listing;
  const days = formatWeek(week);
  const greeting = greetingOf(reader).replace(/,$/, `, last week on your listing, ${days}:`);
  const rows = Object.entries(rowNames).map(
    ([key, label]) =>
      [
        label,
        formatted(week.week[key as keyof typeof rowNames]),
        formatted(week.total[key as keyof typeof rowNames]),
      ] as const,
  );
  const expires = (offer: Offer) =>
    formatDayAs(dayAt(new Date(endOf(offer)), timeZone), "EEE, MMM d");
  const about =
    "All terms are side by side in your dashboard, where you can ask me to accept one, or write to me first.";
  const action: EmailLink = {
    label: offers.length > 0 ? "See the offers" : "See your listing",
    url: link,
  };
  const why = "You get this on Tuesdays while the property is listed.";
  const wire = "I never send wire instructions by email.";
  const bars = week.weeks.slice(-maxBars);

  const text = [
    greeting,
    [week.sentence, week.rest].filter(Boolean).join("\n"),
    [
      `${name}: last week, in total`,
      ...rows.map(([label, one, all]) => `${label}: ${one}, ${all}`),
    ].join("\n"),
    [
      "Views, week by week",
      ...bars.map(({ lastDay, views }) => `${formatDayAs(lastDay, "MMM d")}: ${formatted(views)}`),
    ].join("\n"),
    ...(offers.length > 0
      ? [
          [
            "Offers",
            ...offers.map(
              (offer) =>
                `${oneLine(offer.buyer)}: ${formatAmount(offer.terms)}, expires ${expires(offer)}`,
            ),
          ].join("\n"),
          about,
        ]
      : []),
    `${action.label}:\n${action.url}`,
    signatureOf(sender),
    [why, `Change it in Settings:\n${settingsLink}`].join("\n"),
    `Unsubscribe, without logging in:\n${unsubscribeLink}`,
    wire,
    postalLine,
  ].join("\n\n");

  return {
    to: reader.email,
    replyTo: { name: oneLine(sender.name), address: sender.email },
    subject: subjectOf(week),
    text: `${text}\n`,
    html: emailPage(
      [
        `<p style="margin:0">${escapeHtml(greeting)}</p>`,
        `<h1 style="${style.lead}">${escapeHtml(week.sentence)}</h1>`,
        week.rest && `<p style="${style.paragraph}">${escapeHtml(week.rest)}</p>`,
        `<h2 style="${style.heading}">${escapeHtml(name)}</h2>`,
        table(["", "Last week", "In total"], rows, 1),
        `<h2 style="${style.heading}">Views, week by week</h2>`,
        barsOf(bars),
        ...(offers.length > 0
          ? [
              `<h2 style="${style.heading}">Offers</h2>`,
              table(
                ["Buyer", "Price", "Expires"],
                offers.map((offer) => [offer.buyer, formatAmount(offer.terms), expires(offer)]),
              ),
              `<p style="margin:16px 0">${about}</p>`,
            ]
          : [`<p style="margin:24px 0 0"></p>`]),
        linkOf(action, true),
        `<hr style="${style.rule}">`,
        `<p style="${style.small}">${escapeHtml(signatureOf(sender)).replaceAll("\n", "<br>\n")}</p>`,
        `<p style="${style.small}">${why} <a href="${escapeHtml(settingsLink)}" style="color:#1b1917">Change it in Settings</a> or <a href="${escapeHtml(unsubscribeLink)}" style="color:#1b1917">unsubscribe</a>.<br>\n${wire}<br>\n${escapeHtml(postalLine)}</p>`,
      ]
        .filter((part) => part !== "")
        .join("\n"),
    ),
    headers: {
      "List-Unsubscribe": `<${unsubscribeLink}>`,
      // RFC 8058 allows it only for https.
      ...(unsubscribeLink.startsWith("https:")
        ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
        : {}),
    },
  };
}

/** "Two offers last week for 15 Placeholder Plaza" */
function subjectOf({ listing, week }: ListingWeek): string {
  const { agreements, inquiries, offers } = week;
  const counted = (count: number, one: string, many: string) =>
    `${capitalized(numberWord(count))} ${count === 1 ? one : many} last week for ${listing.name}`;
  if (offers > 0) return counted(offers, "offer", "offers");
  if (agreements > 0) return counted(agreements, "signed agreement", "signed agreements");
  if (inquiries > 0) return counted(inquiries, "inquiry", "inquiries");
  return `Last week for ${listing.name}`;
}

/** @param large the index of the column with large figures */
function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  large?: number,
): string {
  const align = (index: number) => (index === 0 ? "left" : "right");
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.table}">
<tr>${head.map((label, index) => `<th scope="col" align="${align(index)}" style="${style.head}">${escapeHtml(label)}</th>`).join("")}</tr>
${rows.map((row) => `<tr>${row.map((cell, index) => `<td align="${align(index)}" style="${index === large ? style.figure : style.cell}${index === 0 ? ";color:#1b1917" : ""}">${escapeHtml(cell)}</td>`).join("")}</tr>`).join("\n")}
</table>`;
}

/** Bars out of table cells: no pictures, so they show in every mail app. */
function barsOf(weeks: ListingWeek["weeks"]): string {
  const most = Math.max(1, ...weeks.map(({ views }) => views));
  const isLast = (index: number) => index === weeks.length - 1;
  const labels = weeks.map(({ lastDay }) => formatDayAs(lastDay, "MMM d"));
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">
<tr>${weeks.map(({ views }) => `<td valign="bottom" align="center" style="padding:0 4px;font-size:13px;font-weight:600;color:#1b1917">${formatted(views)}<div style="height:${Math.round((views / most) * barHeight)}px;margin-top:5px;background:#43413e;border-radius:2px 2px 0 0"></div></td>`).join("")}</tr>
<tr>${labels.map((label, index) => `<td align="center" style="padding:8px 0 0;border-top:1px solid #dcdbd8;font-size:12px;color:${isLast(index) ? "#1b1917;font-weight:600" : "#6f6b66"}">${label}</td>`).join("")}</tr>
</table>`;
}
