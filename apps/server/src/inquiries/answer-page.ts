import { formatReceivedAt } from "@frontage/content/format-received-at";
import { inquirySchema } from "@frontage/records/schemas/inquiry";
import type { Receipt } from "@frontage/records/schemas/received-inquiry";
import { serverForm } from "@frontage/content/contact-form";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  parseFragment,
  serialize,
} from "parse5";
import { storable } from "../database/storable-text.ts";
import { type HeaderRules, headersOf } from "../http/header-rules.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const fieldNames = Object.keys(inquirySchema.shape);
// Treats the content of a <noscript> as part of the page.
const parsing = { scriptingEnabled: false };

/** The HTML that answers a form post without script. */
export type InquiryPages = {
  /** Headers for these pages, with a policy under which no script runs. */
  headers: Record<string, string>;
  /** The contact page with the receipt in the form's place. */
  receipt: (receipt: Receipt) => string;
  /**
   * The contact page as it was filled in, with error messages.
   *
   * @param values what was typed, by field; any text
   * @param fields the messages of invalid fields
   * @param sentence why the inquiry wasn't sent, if no field is invalid
   */
  form: (
    values: Record<string, string>,
    fields: Record<string, string>,
    sentence: string,
  ) => string;
};

/**
 * Reads the pages that the site's build has rendered (apps/site/src/inquiries/server/answers.tsx),
 * each with a placeholder for everything that may be shown.
 *
 * @param folder a composed build whose contact form posts here: it has `answers/`
 * @param hasListings whether the pages' menus name the listings
 * @throws an Error if the build lacks a part, such as the policy for scripts
 */
export async function createInquiryPages(
  folder: string,
  hasListings: () => boolean = () => false,
): Promise<InquiryPages> {
  const read = (path: string) => readFile(join(folder, path), "utf8").then(withOpenMain);
  const [rules, receiptPlain, refusalPlain] = await Promise.all([
    readFile(join(folder, "headers.json"), "utf8"),
    read("answers/receipt.html"),
    read("answers/refusal.html"),
  ]);
  const [receiptListed, refusalListed] = existsSync(join(folder, "listings/answers"))
    ? await Promise.all([
        read("listings/answers/receipt.html"),
        read("listings/answers/refusal.html"),
      ])
    : [receiptPlain, refusalPlain];
  const receiptPage: typeof receiptPlain = (change) =>
    (hasListings() ? receiptListed : receiptPlain)(change);
  const refusalPage: typeof refusalPlain = (change) =>
    (hasListings() ? refusalListed : refusalPlain)(change);
  const { "Content-Security-Policy": policy = "" } = headersOf(
    "contact.html",
    JSON.parse(rules) as HeaderRules,
  );
  const scripts = /(?<=(^|; ?)script-src )[^;]*/;
  if (!scripts.test(policy)) {
    throw new Error(
      "headers.json has no policy for the scripts of contact.html, so the answers can’t forbid them: the build is incomplete. Build it again.",
    );
  }

  return {
    headers: { "Content-Security-Policy": policy.replace(scripts, "'none'") },
    receipt: ({ receivedAt, reference }) =>
      receiptPage((main) => {
        for (const place of withAttribute(main, "data-fill")) {
          const isTime = attribute(place, "data-fill") === "receivedAt";
          if (isTime) setAttribute(place, "datetime", receivedAt);
          setText(place, isTime ? formatReceivedAt(receivedAt) : reference);
        }
      }),
    form: (values, fields, sentence) =>
      refusalPage((main) => {
        const hasInvalidField = fieldNames.some((name) => fields[name] !== undefined);
        const why = hasInvalidField ? serverForm.refusal.fields : sentence;
        for (const place of withAttribute(main, "data-fill")) setText(place, why);
        for (const control of withAttribute(main, "name")) {
          const name = attribute(control, "name") ?? "";
          if (!fieldNames.includes(name)) continue;
          setValue(control, storable(values[name] ?? ""));
          setError(main, control, fields[name]);
        }
        keepListing(main, values["listing"]);
        showList(main, fields);
      }),
  };
}

/**
 * Prepares a page, so that each answer parses and changes only its main area.
 *
 * @returns renders the page with a change to its main area
 */
function withOpenMain(html: string): (change: (main: Parent) => void) => string {
  const page = parse(html, parsing);
  const [main] = elements(page, ({ tagName }) => tagName === "main");
  if (!main)
    throw new Error(
      "An answer page has no main area: the site's build is incomplete. Build it again.",
    );
  for (const start of withAttribute(main, "data-start")) {
    // Without script, this is where a screen reader starts.
    setAttribute(start, "autofocus", "");
  }
  const content = serialize(main, parsing);
  setText(main, "");
  const [before = "", after = ""] = serialize(page, parsing).split("</main>");
  return (change) => {
    const fragment = parseFragment(content, parsing);
    change(fragment);
    return `${before}${serialize(fragment, parsing)}</main>${after}`;
  };
}

/** Puts what was typed back into a control. */
function setValue(control: Element, value: string): void {
  if (control.tagName === "textarea") {
    // Parsers drop the first line break.
    setText(control, `\n${value}`);
  } else if (control.tagName === "select") {
    for (const option of elements(control, ({ tagName }) => tagName === "option")) {
      if (attribute(option, "value") === value) setAttribute(option, "selected", "");
      else removeAttribute(option, "selected");
    }
  } else {
    setAttribute(control, "value", value);
  }
}

/** Shows a message at a control, or removes the message and its attributes. */
function setError(main: Parent, control: Element, message: string | undefined): void {
  const id = attribute(control, "aria-describedby");
  const [place] = elements(main, (element) => id !== undefined && attribute(element, "id") === id);
  if (message === undefined) {
    removeAttribute(control, "aria-invalid");
    removeAttribute(control, "aria-describedby");
    if (place) defaultTreeAdapter.detachNode(place);
  } else if (place) {
    // Keeps the icon.
    place.childNodes = place.childNodes.filter((node) => !defaultTreeAdapter.isTextNode(node));
    defaultTreeAdapter.insertText(place, message);
  }
}

/** Keeps the listing that the form is about for the next attempt. */
function keepListing(main: Parent, listing: string | undefined): void {
  const [form] = elements(main, ({ tagName }) => tagName === "form");
  if (!form || !listing) return;
  const attrs = [
    { name: "type", value: "hidden" },
    { name: "name", value: "listing" },
    { name: "value", value: storable(listing) },
  ];
  const input = defaultTreeAdapter.createElement("input", form.namespaceURI, attrs);
  defaultTreeAdapter.appendChild(form, input);
}

/** Keeps the invalid fields in the summary, each a link to its control. */
function showList(main: Parent, fields: Record<string, string>): void {
  const [list] = withAttribute(main, "data-list");
  const controls = withAttribute(main, "name");
  for (const item of list ? withAttribute(list, "data-of") : []) {
    const name = attribute(item, "data-of") ?? "";
    const [link] = elements(item, ({ tagName }) => tagName === "a");
    const control = controls.find((candidate) => attribute(candidate, "name") === name);
    if (fields[name] === undefined || !link || !control) {
      defaultTreeAdapter.detachNode(item);
    } else {
      setAttribute(link, "href", `#${attribute(control, "id")}`);
      setText(link, fields[name]);
    }
  }
  if (list?.childNodes.length === 0) defaultTreeAdapter.detachNode(list);
}

/** Every element below a node that meets the condition, in document order. */
function elements(node: Parent, meets: (element: Element) => boolean): Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child)
      ? [...(meets(child) ? [child] : []), ...elements(child, meets)]
      : [],
  );
}

function withAttribute(node: Parent, name: string): Element[] {
  return elements(node, (element) => attribute(element, name) !== undefined);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((it) => it.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((it) => it.name !== name);
}

/** Makes this the element's only content. */
function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}
