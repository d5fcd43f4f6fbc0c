import { formatReceivedAt } from "@frontage/content/format-received-at";
import { serverForm } from "@frontage/content/contact-form";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeBuilds } from "../../test/fixture.ts";
import { createInquiryPages, type InquiryPages } from "./answer-page.ts";

// Minimal pages; the journeys of apps/site cover the real ones.
const field = (name: string, control: string) =>
  `<div><label for="${name}-1">${name}</label>${control.replace(" ", ` id="${name}-1" name="${name}" aria-describedby="${name}-1-error" aria-invalid="true" `)}<p id="${name}-1-error"><svg></svg>Any message.</p></div>`;
const answer = (main: string) =>
  `<!doctype html><html lang="en"><head><title>Contact</title><noscript><link rel="stylesheet" href="/a.css"></noscript></head><body><header>Bar</header><main id="main">${main}</main><footer>End</footer></body></html>`;
const build = {
  "receipt.html": answer(
    `<section><h2 tabindex="-1" data-start="">Received</h2><b data-fill="reference">0</b><time data-fill="receivedAt" datetime="0">0</time></section>`,
  ),
  "refusal.html": answer(
    `<div role="alert"><h2 tabindex="-1" data-start="">Not sent</h2><p data-fill="sentence">Any sentence.</p><ul data-list="">${["name", "email", "phone", "service", "message"].map((name) => `<li data-of="${name}"><a href="#${name}">Any message.</a></li>`).join("")}</ul></div><form method="post">${field("name", "<input >")}${field("email", "<input >")}${field("phone", "<input >")}${field("service", `<select ><option value="" selected="">Select</option><option value="leasing">Leasing</option></select>`)}${field("message", "<textarea ></textarea>")}<input name="fax"></form>`,
  ),
};

let builds: Awaited<ReturnType<typeof writeBuilds>>;
let pages: InquiryPages;
beforeAll(async () => {
  builds = await writeBuilds({ answers: build });
  pages = await pagesUnder("default-src 'self'; script-src 'self' 'sha256-a='; form-action 'self'");
});
afterAll(() => builds.remove());

async function pagesUnder(policy: string): Promise<InquiryPages> {
  const rule = { file: "contact.html", headers: { "Content-Security-Policy": policy } };
  await writeFile(join(builds.root, "headers.json"), JSON.stringify({ files: [rule] }));
  return createInquiryPages(builds.root);
}

/** The document as a browser parses it. */
const seen = (html: string) => serialize(parse(html, { scriptingEnabled: false }));

test("no script may run in an answer, and the rest of the policy is the contact page's", () => {
  expect(pages.headers["Content-Security-Policy"]).toBe(
    "default-src 'self'; script-src 'none'; form-action 'self'",
  );
});

test.each(["", "default-src 'self'; form-action 'self'"])(
  "answers are refused if the policy %j would let scripts run",
  async (policy) => {
    await expect(pagesUnder(policy)).rejects.toThrow("no policy for the scripts");
  },
);

test("a receipt shows the reference, and the time in the broker's time zone", () => {
  const receivedAt = "2026-11-21T16:12:00.000Z";
  const html = pages.receipt({ reference: "K7QM-2XRD", receivedAt });
  expect(html).toContain(">K7QM-2XRD</b>");
  expect(html).toContain('datetime="2026-11-21T16:12:00.000Z"');
  expect(html).toContain(`>${formatReceivedAt(receivedAt)}</time>`);
  expect(html).toContain("<header>Bar</header>");
  expect(html).toContain("<footer>End</footer>");
});

test("a screen reader starts at the answer's heading", () => {
  const html = pages.form({}, {}, "Later.");
  expect(html).toMatch(/<h2[^>]* autofocus=""[^>]*>Not sent/);
});

describe("a refused form", () => {
  const typed = {
    name: "J",
    email: "taylor@example.com",
    phone: "5555550199",
    service: "leasing",
    message: "Two floors",
  };

  test("has what was typed in its fields", () => {
    const html = pages.form(typed, {}, "Later.");
    for (const text of ["J", "taylor@example.com", "5555550199"]) {
      expect(html).toContain(`value="${text}"`);
    }
    expect(html).toMatch(/<option value="leasing" selected="">/);
    expect(html).not.toMatch(/<option value="" selected/);
    expect(seen(html)).toContain(">Two floors</textarea>");
  });

  test("marks and links only the invalid fields", () => {
    const html = pages.form(typed, { name: "Name is too short." }, "Name is too short.");
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    expect(html.match(/aria-describedby/g)).toHaveLength(1);
    expect(html).toContain('<p id="name-1-error"><svg></svg>Name is too short.</p>');
    expect(html.match(/<li /g)).toHaveLength(1);
    expect(html).toContain('<a href="#name-1">Name is too short.</a>');
    expect(html).toContain(`>${serverForm.refusal.fields}</p>`);
    expect(html).not.toContain("Any ");
  });

  test("has no list if no field is invalid", () => {
    const html = pages.form(typed, {}, "Too many attempts.");
    expect(html).not.toContain("<ul");
    expect(html).not.toContain("aria-invalid");
    expect(html).toContain(">Too many attempts.</p>");
  });

  test("contains nothing from an earlier visitor", () => {
    pages.form(typed, { email: "Wrong." }, "First.");
    const html = pages.form({}, {}, "Second.");
    expect(html).not.toContain("taylor");
    expect(html).not.toContain("Wrong.");
    expect(html).not.toContain("First.");
  });

  test("leaves the hidden field empty", () => {
    expect(pages.form({ fax: "555" }, { fax: "Leave it." }, "No.")).not.toContain("555");
  });
});

describe("hostile values", () => {
  const hostile = [
    `"><script>alert(1)</script>`,
    `</textarea><script>alert(1)</script>`,
    `</main></form><img src=x onerror=alert(1)>`,
    `' onfocus='alert(1)' autofocus='`,
    "&lt;b&gt; &amp;quot; &#0;",
    "<!-- <title>",
    "$& $1 $` </option></select>",
    "\u202Etxet desrever\u2066",
  ];

  test.for(hostile)("%j stays text, in every field", (text) => {
    const values = { name: text, email: text, phone: text, service: text, message: text };
    const html = pages.form(values, { name: text }, text);
    const plain = pages.form({}, { name: "x" }, "x");
    const tags = (page: string) => seen(page).match(/<\/?[a-z][a-z0-9]*/g);
    expect(tags(html)).toEqual(tags(plain));
    const document = parse(html, { scriptingEnabled: false });
    expect(valuesIn(document)).toEqual({ name: text, email: text, phone: text, message: text });
  });

  test.for(["\nfirst line empty", "\n\ntwo", "a\nb\n", " spaces kept "])(
    "%j comes back with its line breaks",
    (message) => {
      const document = parse(pages.form({ message }, {}, "Later."), { scriptingEnabled: false });
      expect(valuesIn(document).message).toBe(message);
    },
  );

  test("characters that HTML can't contain are replaced", () => {
    const document = parse(pages.form({ name: "a\0b\uD800c" }, {}, "Later."));
    expect(valuesIn(document).name).toBe("a\u{FFFD}b\u{FFFD}c");
  });
});

/** The values of a page's controls, by name. */
function valuesIn(node: DefaultTreeAdapterTypes.ParentNode): Record<string, string> {
  const values: Record<string, string> = {};
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const of = (name: string) => child.attrs.find((it) => it.name === name)?.value ?? "";
    if (child.tagName === "input" && of("name") !== "fax") values[of("name")] = of("value");
    if (child.tagName === "textarea") values[of("name")] = textOf(child);
    Object.assign(values, valuesIn(child));
  }
  return values;
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
    .join("");
}
