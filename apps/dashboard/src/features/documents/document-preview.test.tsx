import type { PortalDocument } from "@frontage/records/schemas/document";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { DocumentPreview } from "./document-preview.tsx";
import { documentFileQuery } from "./document-queries.ts";

const picture: PortalDocument = {
  id: "front",
  name: "Front",
  fileName: "front.png",
  mediaType: "image/png",
  type: "photographs",
  status: "reviewed",
  dealId: "48-example-road",
  versions: [{ number: 1, addedAt: "2026-01-05T15:00:00Z", addedBy: "Jordan Avery", bytes: 3 }],
  isOwn: false,
};
function preview(data: Blob | undefined): string {
  // The component renders only once, so a failure must not be retried.
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  client
    .getQueryCache()
    .build<Blob, Error>(client, { queryKey: documentFileQuery(picture.id, 1).queryKey })
    .setState({ data, error: new Error("The file is gone."), status: "error" });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DocumentPreview document={picture} version={1} />
    </QueryClientProvider>,
  );
}

test("a file that could not be read says why", () => {
  expect(preview(undefined)).toContain("The file is gone.");
});

test("a loaded file stays when reading it again fails", () => {
  const page = preview(new Blob(["png"]));
  expect(page).toContain("Preview of Front");
  expect(page).not.toContain("The file is gone.");
});
