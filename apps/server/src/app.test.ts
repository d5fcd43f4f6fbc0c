import { getRequestListener } from "@hono/node-server";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compose } from "../scripts/compose.ts";
import { createApp } from "./app.ts";
import { dashboardBuild, page, siteBuild, writeBuilds } from "../test/fixture.ts";

const storybookBuild = { "index.html": page("Storybook"), "iframe.html": page("Story") };

let builds: Awaited<ReturnType<typeof writeBuilds>>;
const origin = { direct: 0, behindProxy: 0, named: 0, unproxied: 0, withSubdomains: 0 };
const servers: ReturnType<typeof createServer>[] = [];

beforeAll(async () => {
  builds = await writeBuilds({
    site: siteBuild,
    dashboard: dashboardBuild,
    storybook: storybookBuild,
  });
  await compose(builds);
  origin.direct = await listen(0);
  origin.named = await listen(1, "https://broker.example.com");
  origin.behindProxy = await listen(1);
  origin.unproxied = await listen(0, "https://broker.example.com");
  origin.withSubdomains = await listen(1, undefined, true);
});

afterAll(async () => {
  for (const server of servers) server.close();
  await builds.remove();
});

async function listen(
  trustedProxies: number,
  publicUrl?: string,
  hstsSubdomains = false,
): Promise<number> {
  const app = await createApp(builds.output, { publicUrl, trustedProxies, hstsSubdomains });
  const listener = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

type Asked = { method?: string; headers?: Record<string, string>; port?: number };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A raw request: `fetch` would normalize the path, unpack the body and hide `Vary`. */
async function ask(path: string, { method, headers, port }: Asked = {}): Promise<Answer> {
  const outgoing = request({
    host: "127.0.0.1",
    port: port ?? origin.direct,
    path,
    method,
    headers,
    agent: false,
  });
  outgoing.end();
  const [incoming] = await once(outgoing, "response");
  return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
}

describe("addresses", () => {
  test.each([
    ["/", "index.html"],
    ["/about", "about.html"],
    ["/services", "services.html"],
    ["/services/buying", "services/buying.html"],
  ])("answers %s with the site's page", async (path, file) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toBe(siteBuild[file]);
  });

  test.each([
    ["/dashboard", "dashboard/index.html"],
    ["/dashboard/documents", "dashboard/documents.html"],
    ["/dashboard/deals/48-example-road", "dashboard/deals/deal.html"],
    ["/dashboard/deals/48-example-road/exchange", "dashboard/deals/deal/exchange.html"],
    ["/dashboard/listings/15-placeholder-plaza", "dashboard/listings/listing.html"],
    ["/dashboard/listings/15-placeholder-plaza/offers", "dashboard/listings/listing/offers.html"],
    ["/login", "login.html"],
  ])("answers %s with the dashboard's page of that name", async (path, file) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toBe(dashboardBuild[file]);
  });

  test.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/services/buying.html", "/services/buying"],
    ["/index.html", "/"],
    ["/login/", "/login"],
    ["/dashboard/", "/dashboard"],
    ["/dashboard/documents/", "/dashboard/documents"],
    ["/dashboard/documents.html", "/dashboard/documents"],
    ["/dashboard/deals/48-example-road/", "/dashboard/deals/48-example-road"],
    ["/dashboard/properties", "/dashboard/deals"],
    ["/dashboard/properties/48-example-road", "/dashboard/deals/48-example-road"],
    [
      "/dashboard/properties/48-example-road/exchange/",
      "/dashboard/deals/48-example-road/exchange",
    ],
    ["/storybook", "/storybook/"],
  ])("sends %s to %s for good", async (path, location) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(308);
    expect(headers.location).toBe(location);
  });

  test("keeps the query when it redirects", async () => {
    const { headers } = await ask("/about/?from=letter");
    expect(headers.location).toBe("/about?from=letter");
  });

  test("never redirects to another host", async () => {
    const { status, headers } = await ask("//example.org/about/");
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  test.each(["/nothing-here", "/About", "/404", "/404.html", "/contact/thanks", "/_headers"])(
    "answers %s with status 404 and the site's page",
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body.toString()).toBe(siteBuild["404.html"]);
    },
  );

  test("answers an unknown service with status 404 and its empty layout", async () => {
    const { status, body } = await ask("/services/plumbing");
    expect(status).toBe(404);
    expect(body.toString()).toBe(siteBuild["services/404.html"]);
  });

  test.each([
    "/dashboard/nothing-here",
    "/dashboard/documents/7",
    "/dashboard/deals/7/photo",
    "/dashboard/a/b",
    "/dashboard/404",
    "/dashboard/404.html",
  ])("answers %s with status 404 and the dashboard's own page", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toBe(dashboardBuild["dashboard/404.html"]);
  });

  test("answers a missing dashboard asset with a plain 404, not with a page", async () => {
    const { status, headers, body } = await ask("/dashboard/assets/main-gone.js");
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch("text/plain");
    expect(body.toString()).toBe("Not found");
  });

  test.each(["GET", "POST"])("answers %s of an unknown API path with JSON", async (method) => {
    const { status, headers, body } = await ask("/api/anything", { method });
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch("application/json");
    expect(JSON.parse(body.toString())).toEqual({ error: "Not found" });
  });

  test("serves Storybook's pages where its own links expect them", async () => {
    expect((await ask("/storybook/")).body.toString()).toBe(storybookBuild["index.html"]);
    expect((await ask("/storybook/iframe.html")).body.toString()).toBe(
      storybookBuild["iframe.html"],
    );
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
    "refuses %s with 405 and says what is allowed",
    async (method) => {
      const { status, headers } = await ask("/about", { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
    },
  );
});

describe("hostile addresses", () => {
  test.each([
    "/../headers.json",
    "/..%2fheaders.json",
    "/%2e%2e/headers.json",
    "/assets/../../headers.json",
    "/assets/%2e%2e/%2e%2e/headers.json",
    "/..%5cheaders.json",
    "/dashboard/assets/../../../headers.json",
    "/etc/passwd",
    "/about%00.html",
    "/%00",
    "/%",
    "/%E0%A4%A",
    "/about.html.br",
  ])("answers %s with 404 or 400 and nothing from outside", async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain("Permissions-Policy");
    expect(body.toString()).not.toContain("root:");
  });

  test("answers an address of 8000 characters with 404", async () => {
    expect((await ask(`/${"a".repeat(8000)}`)).status).toBe(404);
  });

  test("answers a backslash with 400", async () => {
    expect((await ask("/..\\headers.json")).status).toBe(400);
  });

  test("answers broken percent-encoding with 400", async () => {
    expect((await ask("/%E0%A4%A")).status).toBe(400);
  });
});

describe("compression", () => {
  test("sends brotli to those who take it", async () => {
    const { headers, body } = await ask("/about", {
      headers: { "Accept-Encoding": "gzip, deflate, br, zstd" },
    });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(brotliDecompressSync(body).toString()).toBe(siteBuild["about.html"]);
  });

  test.each(["gzip", "gzip, br;q=0", "br;q=0.5, gzip", "GZIP;q=0.1"])(
    "sends gzip when asked with %s",
    async (accepted) => {
      const { headers, body } = await ask("/about", { headers: { "Accept-Encoding": accepted } });
      expect(headers["content-encoding"]).toBe("gzip");
      expect(gunzipSync(body).toString()).toBe(siteBuild["about.html"]);
    },
  );

  test.each(["", "identity", "zstd", "br;q=0, gzip;q=0", "identity, br;q=0.5"])(
    'sends the file as it is when asked with "%s"',
    async (accepted) => {
      const { headers, body } = await ask("/about", { headers: { "Accept-Encoding": accepted } });
      expect(headers["content-encoding"]).toBeUndefined();
      expect(body.toString()).toBe(siteBuild["about.html"]);
    },
  );

  test("tells caches that the encoding was negotiated, whatever came out", async () => {
    for (const accepted of ["br", "gzip", "identity"]) {
      const { headers } = await ask("/about", { headers: { "Accept-Encoding": accepted } });
      expect(headers.vary).toBe("Accept-Encoding");
    }
  });

  test("compresses the page of a 404 as well", async () => {
    const { status, headers } = await ask("/gone", { headers: { "Accept-Encoding": "br" } });
    expect(status).toBe(404);
    expect(headers["content-encoding"]).toBe("br");
  });
});

describe("caching", () => {
  test.each(["/assets/entry-Ab12Cd34.js", "/dashboard/assets/main-Ij90Kl12.js"])(
    "lets browsers keep %s for a year",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    },
  );

  test.each(["/", "/about", "/dashboard", "/dashboard/documents", "/dashboard/gone", "/login"])(
    "has browsers ask again for %s",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    },
  );

  test("lets browsers keep robots.txt for an hour", async () => {
    expect((await ask("/robots.txt")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  test.each(["br", "gzip", "identity"])("answers 304 to a known ETag (%s)", async (accepted) => {
    const headers = { "Accept-Encoding": accepted };
    const first = await ask("/about", { headers });
    const again = await ask("/about", {
      headers: { ...headers, "If-None-Match": `"other", W/${first.headers.etag}` },
    });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers.vary).toBe("Accept-Encoding");
    expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
  });

  test("sends the page when the ETag is another's", async () => {
    const { headers } = await ask("/services");
    const other = await ask("/about", { headers: { "If-None-Match": String(headers.etag) } });
    expect(other.status).toBe(200);
  });

  test("tags each encoding differently", async () => {
    const tags = ["br", "gzip", "identity"].map(async (accepted) => {
      const { headers } = await ask("/about", { headers: { "Accept-Encoding": accepted } });
      return headers.etag;
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test("never answers 304 for a page that is missing", async () => {
    const { status, headers } = await ask("/gone", { headers: { "If-None-Match": "*" } });
    expect(status).toBe(404);
    expect(headers.etag).toBeUndefined();
  });
});

describe("HEAD", () => {
  test.each(["/", "/robots.txt", "/gone", "/assets/hero-Ef56Gh78.avif"])(
    "says of %s what GET says, without the body",
    async (path) => {
      const { date: _, ...wanted } = (await ask(path)).headers;
      const head = await ask(path, { method: "HEAD" });
      expect(head.headers).toMatchObject(wanted);
      expect(head.body.byteLength).toBe(0);
    },
  );

  test("answers 304 to a known ETag", async () => {
    const { headers } = await ask("/about");
    const head = await ask("/about", {
      method: "HEAD",
      headers: { "If-None-Match": String(headers.etag) },
    });
    expect(head.status).toBe(304);
  });
});

describe("security headers", () => {
  test.each(["/", "/dashboard", "/gone", "/dashboard/gone", "/about/", "/api/x", "/%"])(
    "protect the answer to %s",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
        "x-frame-options": expect.any(String),
      });
    },
  );

  test("leave a hashed file with the one that concerns it", async () => {
    const { headers } = await ask("/assets/entry-Ab12Cd34.js");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers).not.toHaveProperty("permissions-policy");
  });

  test.each(["/", "/about", "/gone", "/services/plumbing"])(
    "hold a strict policy for %s",
    async (path) => {
      const policy = String((await ask(path)).headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
    },
  );

  test.each(["/dashboard", "/dashboard/documents", "/dashboard/gone", "/login"])(
    "hold a policy for %s that lets no unknown script run",
    async (path) => {
      const policy = String((await ask(path)).headers["content-security-policy"]);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^ ;]+')*;/);
    },
  );

  test("promise https only to those who came by it, as a trusted proxy says", async () => {
    const headers = { "X-Forwarded-Proto": "https" };
    const trusted = await ask("/", { headers, port: origin.behindProxy });
    expect(trusted.headers["strict-transport-security"]).toBe("max-age=31536000");
    const plain = await ask("/", { port: origin.behindProxy });
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    const wide = await ask("/", { headers, port: origin.withSubdomains });
    expect(wide.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    const untrusted = await ask("/", { headers });
    expect(untrusted.headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("at another host name than PUBLIC_URL", () => {
  test.each<[string, Record<string, string>]>([
    ["www", { Host: "www.broker.example.com" }],
    ["the address in the local network", { Host: "192.168.1.20:3000" }],
    ["IPv6", { Host: "[2001:db8::5]:3000" }],
    ["what the proxy passes on", { Host: "server:3000", "X-Forwarded-Host": "old.example.com" }],
  ])("a page leads to the right one, with path and query: %s", async (_, headers) => {
    const answer = await ask("/services/sell%20it?a=1&b=%2F", { headers, port: origin.named });
    expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      308,
      "https://broker.example.com/services/sell%20it?a=1&b=%2F",
      "no-store",
    ]);
  });

  test.each([
    "broker.example.com",
    "broker.example.com:8443",
    "localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "server:3000",
  ])("a page is served: %s", async (Host) => {
    const answer = await ask("/about", { headers: { Host }, port: origin.named });
    expect(answer.status).toBe(200);
  });

  test("a page is served to a proxy that sends its own name, and that visitors came by the right one", async () => {
    const headers = { Host: "10.0.0.5:3000", "X-Forwarded-Host": "broker.example.com" };
    const answer = await ask("/about", { headers, port: origin.unproxied });
    expect(answer.status).toBe(200);
  });

  test("checks of the server's health aren't redirected", async () => {
    const headers = { Host: "10.0.0.7:3000" };
    const answer = await ask("/api/health", { headers, port: origin.named });
    // This server has no API.
    expect(answer.status).toBe(404);
  });
});
