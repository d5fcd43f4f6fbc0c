import { broker } from "@frontage/content/broker";
import { licenseEntries, licenseLine, licenseNumbers } from "@frontage/content/licenses";
import { finePrintWith, licensesHeading } from "@frontage/content/footer";
import type { ReactNode } from "react";

import { useHasListings } from "../lib/has-listings.ts";

/**
 * The footer's disclosures: a row for each license with its state's notices, then the fine print.
 * Their texts and sizes follow `state-rules.ts`.
 */
export function Notices() {
  const finePrint = finePrintWith(useHasListings());
  return (
    <>
      {licenseEntries.length > 0 && (
        <section
          aria-labelledby="licenses"
          className="mt-14 grid gap-x-8 gap-y-5 border-t border-white/15 pt-8 lg:grid-cols-12"
        >
          <h2 id="licenses" className="font-medium text-white lg:col-span-4">
            {licensesHeading}
          </h2>
          <ul className="lg:col-span-8">
            {licenseEntries.map(({ firmLicense, license, notices, state }) => (
              <li
                key={state}
                className="grid gap-x-6 gap-y-1 border-t border-white/15 py-4 first:border-t-0 first:pt-0 md:grid-cols-[1.3fr_3.2fr_6.5fr]"
              >
                <h3 className="text-white">{state}</h3>
                <div className="text-balance">
                  <p>{license}</p>
                  {firmLicense && <p>{firmLicense}</p>}
                </div>
                {notices.length > 0 && (
                  <ul className="max-md:mt-1 md:flex md:flex-col md:items-start md:gap-2">
                    {notices.map(({ label, path }) => (
                      <li key={path} className="max-md:border-t max-md:border-white/15">
                        <a
                          href={path}
                          className="flex min-h-11 items-center py-2.5 text-white md:inline-flex md:min-h-0 md:py-0 pointer-coarse:md:min-h-11"
                        >
                          <span className="underline decoration-white/45 underline-offset-4 hover:decoration-white">
                            {label}
                          </span>
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div
        className={`grid gap-x-8 gap-y-4 border-t border-white/15 pt-8 text-caption md:grid-cols-2 ${licenseEntries.length > 0 ? "mt-8" : "mt-16"}`}
      >
        {finePrint.map((line) => (
          <p key={line} className="max-w-measure">
            {line === licenseLine ? withFirmLink(line) : line}
          </p>
        ))}
      </div>
    </>
  );
}

/** The license line, with the firm's name linking to its website. */
function withFirmLink(line: string): ReactNode {
  const { name, website } = broker.firm;
  const start = line.indexOf(name);
  if (!website || start < 0) return licenseTogether(line);
  return (
    <>
      {line.slice(0, start)}
      <a
        href={website}
        className="underline decoration-white/45 underline-offset-4 hover:decoration-white"
      >
        {name}
      </a>
      {licenseTogether(line.slice(start + name.length))}
    </>
  );
}

/** Keeps the license number on the same line as the word before it. */
function licenseTogether(line: string): ReactNode {
  const license = `${licenseNumbers}.`;
  const [before, after] = line.split(license);
  if (after === undefined) return line;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{license}</span>
      {after}
    </>
  );
}
