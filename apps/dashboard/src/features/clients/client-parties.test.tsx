import type { Contact } from "@frontage/records/schemas/contact";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";

import { ClientParties } from "./client-parties.tsx";
import { partiesQuery } from "./client-queries.ts";

const party: Contact = {
  id: "casey-park",
  name: "Casey Park",
  role: "lender",
  company: "Example Bank",
  email: "casey@example.com",
  dealIds: [],
  addedAt: "2026-01-05T15:00:00Z",
  isOwn: false,
};

test("a broker sees which parties the client added", () => {
  const client = new QueryClient();
  client.setQueryData(partiesQuery("taylor").queryKey, [
    party,
    { ...party, id: "olaf-ibsen", name: "Olaf Ibsen", isOwn: true },
  ]);
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ClientParties clientId="taylor" deals={[]} onSaveCard={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(page).toContain("More for Casey Park");
  // The broker's own party has a menu, and the client's says who added it.
  expect(page).toContain("Olaf Ibsen");
  expect(page).toContain("Added by the client");
});
