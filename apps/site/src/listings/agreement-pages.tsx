import type { AgreementPage, EmailSentPage, EnterPage } from "@frontage/content/agreement-pages";
import { electronicConsent } from "@frontage/content/agreements/agreements";
import { broker } from "@frontage/content/broker";
import { serverForm } from "@frontage/content/contact-form";
import { listingPaths } from "@frontage/content/listings";
import { capitalized, numberWord, roleNamesOf } from "@frontage/records/offer-words";
import { prospectRoles } from "@frontage/records/schemas/listing";
import { Button } from "@frontage/ui/button";
import { Field, FieldError } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link } from "@frontage/ui/link";
import type { ReactNode } from "react";

import { Eyebrow } from "../lib/eyebrow.tsx";
import { ListingPicture, RenderingMark } from "./listing-picture.tsx";
import { PlainPage } from "./plain-page.tsx";

const backTo = (slug: string) => ({
  path: listingPaths.listing(slug),
  label: "Back to the listing",
  shortLabel: "Listing",
});

type StepProps = { number: number; title: string; note: string; children: ReactNode };

function Step({ children, note, number, title }: StepProps) {
  return (
    <section className="page grid gap-x-8 gap-y-5 pt-8 pb-10 md:pt-10 md:pb-14 lg:grid-cols-3">
      <div className="max-lg:border-t max-lg:border-ink max-lg:pt-5">
        <h2 className="flex items-baseline gap-4 font-display text-h3 text-ink">
          <span className="text-muted">{number}</span>
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-small text-muted">{note}</p>
      </div>
      <div className="lg:col-span-2 lg:border-t lg:border-ink lg:pt-8">{children}</div>
    </section>
  );
}

/** Names of the fields that can be invalid, in the page's order. */
const fieldNames = {
  name: "Full name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  role: "You are",
  buyerName: "Your broker, or whom you act for",
  consent: "Signing electronically",
  signature: "Type your full name",
} as const;
type FieldName = keyof typeof fieldNames;

const idOf = (name: FieldName) => `agreement-${name}`;

/** What has to be corrected before signing, with a link to each field. */
function InvalidFields({ wrong }: { wrong: readonly FieldName[] }) {
  const count = wrong.length;
  return (
    <div
      role="alert"
      className="mt-8 flex flex-wrap gap-x-4 gap-y-1 border-l-2 border-error pl-4 text-copy text-ink"
    >
      <p>
        Not signed yet.{" "}
        {count === 1
          ? "One field needs you:"
          : `${capitalized(numberWord(count))} fields need you:`}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {wrong.map((name) => (
          <li key={name}>
            <Link href={`#${idOf(name)}`}>{fieldNames[name]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The confidentiality agreement: the signer's details, its clauses, and the signature. */
export function SignPage({
  agreement,
  day,
  errors,
  failure,
  hasMemorandum,
  interest,
  property,
  slug,
  values,
}: AgreementPage) {
  const count = agreement.clauses.length;
  const wrong = (Object.keys(fieldNames) as FieldName[]).filter((name) => errors[name]);
  /** `autoFocus` on the first invalid field: without script, the browser scrolls to it. */
  const control = (name: FieldName) => ({
    name,
    id: idOf(name),
    autoFocus: wrong[0] === name,
    className: "scroll-mt-28",
  });
  const field = (name: FieldName) => ({ controlId: idOf(name), error: errors[name] });
  return (
    <PlainPage back={backTo(slug)}>
      <div className="page pt-8 pb-8 md:py-16">
        <Eyebrow>{property}</Eyebrow>
        <h1 className="mt-4 font-display text-h2 text-ink md:text-[3.75rem]">
          Sign the confidentiality agreement
        </h1>
        <p className="mt-4 max-w-2xl text-lead">
          Once you sign, I email you a link to the{" "}
          {hasMemorandum ? "offering memorandum" : "documents"}.
        </p>
        {agreement.isSample && (
          <p className="mt-4 max-w-2xl text-small text-muted">
            Sample text, not reviewed by a lawyer.
          </p>
        )}
      </div>
      <form method="post" action={listingPaths.agreement(slug)} noValidate>
        <input type="hidden" name="textSha256" value={agreement.sha256} />
        <div hidden>
          <label>
            {serverForm.trapLabel}
            <input name="fax" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Step number={1} title="Who you are" note="I may show the owner your name and company.">
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
            <Field label="Full name" {...field("name")}>
              <Input
                controlSize="lg"
                {...control("name")}
                autoComplete="name"
                defaultValue={values.name}
                required
              />
            </Field>
            <Field label="Company" {...field("company")}>
              <Input
                controlSize="lg"
                {...control("company")}
                autoComplete="organization"
                defaultValue={values.company}
                required
              />
            </Field>
            <Field label="Email" hint="The link goes here." {...field("email")}>
              <Input
                controlSize="lg"
                {...control("email")}
                type="email"
                autoComplete="email"
                defaultValue={values.email}
                required
              />
            </Field>
            <Field label="Phone" {...field("phone")}>
              <Input
                controlSize="lg"
                {...control("phone")}
                type="tel"
                autoComplete="tel"
                defaultValue={values.phone}
                required
              />
            </Field>
          </div>
          <fieldset className="mt-6" aria-describedby={errors.role && "role-error"}>
            <legend className="mb-2 text-small font-medium text-ink">You are</legend>
            <div
              className={`grid overflow-hidden rounded-site lg:grid-cols-4 ${errors.role ? "border-2 border-error" : "border border-control"}`}
            >
              {prospectRoles.map((role, index) => (
                <label
                  key={role}
                  className="flex min-h-13.5 cursor-pointer items-center gap-3 border-line px-4 text-copy text-ink max-lg:not-first:border-t lg:not-first:border-l has-checked:bg-stone-50 has-checked:font-medium"
                >
                  <input
                    {...(index === 0 ? control("role") : {})}
                    type="radio"
                    name="role"
                    value={role}
                    defaultChecked={(values.role ?? "principal") === role}
                    className="size-5 scroll-mt-28 accent-ink"
                  />
                  {roleNamesOf(interest)[role]}
                </label>
              ))}
            </div>
            {errors.role && <FieldError id="role-error">{errors.role}</FieldError>}
          </fieldset>
          <Field
            className="mt-6"
            label={fieldNames.buyerName}
            hint="Optional unless you’re a broker."
            {...field("buyerName")}
          >
            <Input
              controlSize="lg"
              {...control("buyerName")}
              placeholder="Name and firm"
              defaultValue={values.buyerName}
            />
          </Field>
        </Step>
        <Step
          number={2}
          title="The agreement"
          note={`${count === 7 ? "Seven" : count} clauses, about two minutes to read.`}
        >
          <ol>
            {agreement.clauses.map(({ text, title }, index) => (
              <li
                key={title}
                className="grid grid-cols-[2rem_minmax(0,1fr)] border-line py-4 text-copy not-first:border-t first:pt-0"
              >
                <span className="text-muted">{index + 1}</span>
                <p>
                  <strong className="font-semibold text-ink">{title}.</strong> {text}
                </p>
              </li>
            ))}
          </ol>
          <p className="mt-5">
            <Link href={listingPaths.agreementFile(slug)}>Download as PDF</Link>
          </p>
        </Step>
        <Step number={3} title="Sign" note="Typing your name has the effect of a signature.">
          <label className="flex cursor-pointer items-start gap-3 text-copy">
            <input
              {...control("consent")}
              type="checkbox"
              value="yes"
              required
              defaultChecked={values.consent === "yes"}
              aria-invalid={errors.consent !== undefined || undefined}
              aria-describedby={errors.consent && "consent-error"}
              className="mt-0.75 size-5 shrink-0 scroll-mt-28 border-error accent-ink aria-invalid:not-checked:appearance-none aria-invalid:not-checked:rounded-control aria-invalid:not-checked:border-2"
            />
            {electronicConsent}
          </label>
          {errors.consent && <FieldError id="consent-error">{errors.consent}</FieldError>}
          <div className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
            <Field
              className="md:col-span-2"
              label="Type your full name"
              hint="It must match the name above."
              {...field("signature")}
            >
              <Input
                controlSize="lg"
                {...control("signature")}
                autoComplete="off"
                defaultValue={values.signature}
                required
                className="h-21! scroll-mt-28 font-display text-menu!"
              />
            </Field>
            <Field label="Date">
              <Input
                controlSize="lg"
                value={day}
                readOnly
                className="border-line! bg-stone-50! md:h-21!"
              />
            </Field>
          </div>
          {wrong.length > 0 && <InvalidFields wrong={wrong} />}
          {wrong.length === 0 && failure && (
            <p
              role="alert"
              className="mt-8 scroll-mt-28 border-l-2 border-error pl-4 text-copy text-ink"
              {...{ autoFocus: true, tabIndex: -1 }}
            >
              {failure}
            </p>
          )}
          <p className="mt-8 flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-center">
            <Button type="submit" size="lg">
              Sign and continue
            </Button>
            <span className="text-small text-muted">
              Once you open the link in my email, we both get the signed PDF. It records the time,
              your IP address and browser.
            </span>
          </p>
        </Step>
      </form>
    </PlainPage>
  );
}

/** "Check your email", after signing. */
export function SentPage({ day, email, photo, property, resent, slug }: EmailSentPage) {
  const row =
    "flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-b border-line py-4 [&_[data-slot=link]]:font-medium";
  return (
    <PropertyPage {...{ photo, property, slug }} heading="Check your email">
      <p className="mt-3 text-lead">
        I sent a link to <strong className="font-medium text-ink">{email}</strong>. It opens the
        documents, without a password.
      </p>
      {resent && (
        <p role="status" className="mt-5 text-copy text-ink">
          {resent === "sent"
            ? "I sent it again."
            : "I sent one a moment ago. Please wait a minute before you ask for another."}
        </p>
      )}
      <ul className="mt-8 border-t border-ink text-copy">
        <li className={row}>
          Nothing after a minute? Check spam.
          <form method="post" action={listingPaths.emailSent(slug)}>
            <Link asChild className="-my-2 cursor-pointer py-2">
              <button type="submit">Resend</button>
            </Link>
          </form>
        </li>
        <li className={row}>
          Not your address?
          <Link href={listingPaths.agreement(slug)}>Change it</Link>
        </li>
        <li className={row}>
          <span className="text-ink">
            Your signed agreement
            <br />
            <span className="text-small text-muted">PDF, signed {day}</span>
          </span>
          <Link href={listingPaths.signedFile(slug)}>Download</Link>
        </li>
      </ul>
      <p className="mt-5 text-small text-muted">
        The link works once, within 24 hours. You can{" "}
        <Link href={listingPaths.enter(slug)}>ask for a new one</Link> anytime.
      </p>
    </PropertyPage>
  );
}

/** The page of an emailed link: a button that opens the documents, or a form for a new link. */
export function OpenPage(page: EnterPage) {
  const { failure, isAsked, isOver, photo, property, signed, slug, token } = page;
  const heading = token
    ? "Your documents are ready"
    : isAsked
      ? "Check your email"
      : "Get a new link";
  return (
    <PropertyPage {...{ photo, property, slug, heading }}>
      <p className="mt-3 text-lead">
        {token
          ? signed && (
              <>
                Signed by {signed.name}, {signed.company}, on{" "}
                <span className="whitespace-nowrap">{signed.day}</span>.
              </>
            )
          : isAsked
            ? "If this address has signed the agreement, a new link is on its way. It works once, within 24 hours."
            : isOver
              ? "This link was used already, or is older than 24 hours."
              : "If you signed the agreement before, I’ll email you a new link to the documents."}
      </p>
      {failure && (
        <p role="alert" className="mt-5 text-copy font-medium text-error">
          {failure}
        </p>
      )}
      {token ? (
        <form method="post" action={listingPaths.enter(slug)} className="mt-8">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="lg">
            Open the documents
          </Button>
        </form>
      ) : (
        !isAsked && (
          <form method="post" action={listingPaths.newLink(slug)} className="mt-8" noValidate>
            <Field label="Email">
              <Input controlSize="lg" name="email" type="email" autoComplete="email" required />
            </Field>
            <Button type="submit" size="lg" className="mt-6">
              Email me a link
            </Button>
          </form>
        )
      )}
      <p className="mt-8 text-small text-muted">
        {token ? (
          <>
            The link works once. On another device,{" "}
            <Link href={listingPaths.enter(slug)}>ask for a new one</Link>. Questions? Call me at{" "}
            <span className="whitespace-nowrap">{broker.phone.display}</span>.
          </>
        ) : (
          <>
            Haven’t signed yet?{" "}
            <Link href={listingPaths.agreement(slug)}>Read the confidentiality agreement</Link>
          </>
        )}
      </p>
    </PropertyPage>
  );
}

type PropertyPageProps = Pick<EnterPage, "photo" | "property" | "slug"> & {
  heading: string;
  children: ReactNode;
};

/** A page on the way to a property's documents, beside the property's photograph. */
function PropertyPage({ children, heading, photo, property, slug }: PropertyPageProps) {
  return (
    <PlainPage back={backTo(slug)}>
      <div className="page columns-12 items-start gap-y-8 pt-8 pb-24 md:pt-16">
        {photo && (
          <div className="relative col-span-12 h-49 bg-stone-200 lg:order-last lg:col-span-6 lg:h-120">
            <ListingPicture
              photo={photo}
              alt=""
              eager
              sizes="(min-width: 1024px) 50vw, 100vw"
              className="size-full object-cover"
            />
            {photo.isRendering && <RenderingMark />}
          </div>
        )}
        <div className="col-span-12 max-w-xl lg:col-span-6">
          <Eyebrow>{property}</Eyebrow>
          <h1 className="mt-3 font-display text-[2.5rem]/[1.08] text-ink">{heading}</h1>
          {children}
        </div>
      </div>
    </PlainPage>
  );
}
