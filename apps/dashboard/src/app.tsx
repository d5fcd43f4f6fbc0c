import { broker } from "@frontage/content/broker";
import { Link } from "@frontage/ui/link";

/** What `/login` and every `/dashboard` address show until clients can sign in. */
export function App() {
  return (
    <div className="page flex min-h-dvh flex-col py-8">
      <header>
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-3 font-display text-name text-fg"
        >
          <span aria-hidden className="size-2.75 bg-brand" />
          {broker.name}
        </a>
      </header>
      <main className="my-auto py-16">
        <h1 className="font-display text-h1">Client dashboard</h1>
        <p className="mt-6 max-w-measure text-lead">
          Client sign-in is not open yet. Until it is, call me at{" "}
          <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link> or write to{" "}
          <Link href={`mailto:${broker.email}`}>{broker.email}</Link>, and I will send you what you
          need.
        </p>
        <p className="mt-10">
          <Link href="/">Return to Home</Link>
        </p>
      </main>
    </div>
  );
}
