import type { Contact } from "@frontage/records/schemas/contact";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { contactQuery } from "../../api/contact-queries.ts";
import { useOpenContact } from "./use-open-contact.ts";

const robin: Contact = {
  id: "robin-hale",
  name: "Robin Hale",
  role: "property-manager",
  company: "Example Management",
  email: "robin@example.com",
  dealIds: [],
  addedAt: "2026-01-05T15:00:00Z",
  isOwn: false,
};

function Opened() {
  const { contact, error } = useOpenContact(robin.id, [robin]);
  return `${contact === null ? "none" : contact?.name}, ${error?.message ?? "no error"}`;
}
function opened(state: { data?: Contact | null; error?: Error }): string {
  // The component renders only once, so a failure must not be retried.
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const status = state.error ? "error" : "success";
  client
    .getQueryCache()
    .build<Contact | null, Error>(client, { queryKey: contactQuery(robin.id).queryKey })
    .setState({ ...state, status });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Opened />
    </QueryClientProvider>,
  );
}

test("a listed contact is shown even if it can't be fetched again", () => {
  expect(opened({ error: new Error("no network") })).toBe("Robin Hale, no network");
});

test("a removed contact is not shown, even if it is still listed", () => {
  expect(opened({ data: null })).toBe("none, no error");
});
