import { createHash } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { ApiEnv } from "./api-env.ts";
import { tags } from "./openapi-tags.ts";
import { describeApiByExamples, exampleIn, type Operation } from "./openapi.ts";

const style = `body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
h2 { margin: 3rem 0 0; }
h3 { font-size: 1rem; font-family: ui-monospace, monospace; margin: 2rem 0 0; overflow-wrap: anywhere; }
ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
p { margin: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; }`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

type Route = Operation & { title: string };

/** The API's description, for programs and people. */
export function apiPageRoutes(api: Hono<ApiEnv>) {
  let description: ReturnType<typeof describeApiByExamples> | undefined;
  // The same for everyone, and too much work for each request.
  const describe = () => (description ??= describeApiByExamples(api));
  return new Hono<ApiEnv>()
    .get("/openapi.json", async (c) => c.json(await describe()))
    .get("/reference", async (c) => {
      const { info, paths } = await describe();
      const routes = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods as Record<string, Operation>).map(([method, described]) => ({
          title: `${method.toUpperCase()} ${path}`,
          ...described,
        })),
      );
      c.header("Content-Security-Policy", policy);
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width" />
              <meta name="robots" content="noindex" />
              <title>${info.title} API</title>
              ${raw(`<style>${style}</style>`)}
            </head>
            <body>
              <main>
                <h1>${info.title} API</h1>
                <p>${info.description}</p>
                <p>As OpenAPI: <a href="/api/openapi.json">openapi.json</a></p>
                <nav aria-label="Subjects">
                  <ul>
                    ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
                  </ul>
                </nav>
                ${tags.map(
                  ({ description, name }) =>
                    html`<h2 id="${name}">${name}</h2>
                      <p>${description}</p>
                      ${routes.filter((route) => route.tags?.includes(name)).map(section)}`,
                )}
              </main>
            </body>
          </html>`,
      );
    });
}

function section({ description, parameters, requestBody, responses, title }: Route) {
  return html`<h3>${title}</h3>
    <p>${description}</p>
    ${details("Example request", exampleIn(requestBody))}
    ${details("Example response", exampleIn(responses?.[200]))} ${details("Parameters", parameters)}
    ${details("Body", requestBody)} ${details("Responses", responses)}`;
}

function details(title: string, value: unknown) {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "";
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(value, null, 2)}</pre>
  </details>`;
}
