import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";

/**
 * One page as a complete HTML document.
 *
 * @param toDocument puts the document around the rendered application
 * @throws if a part of the page fails to render: a build must not ship half a page
 */
export async function renderPage(
  application: ReactNode,
  toDocument: (app: string) => ReactNode,
): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(application, { onError: (error) => void errors.push(error) });
  if (errors.length > 0)
    throw new Error("A part of the page failed to render.", { cause: errors[0] });
  const app = await new Response(prelude).text();
  return `<!doctype html>${renderToStaticMarkup(toDocument(app))}\n`;
}
