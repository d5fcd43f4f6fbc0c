import { createElement as h, type ReactNode } from "react";
import { Link, Route, Routes } from "react-router";

/** What both pages say: the product's own words. */
export type FloorContent = {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** The first slide's `<picture>`, as the product's page has it. */
  picture: string;
  home: { heading: string; tagline: string; services: string; intro: string };
  contact: { heading: string; intro: string };
  services: readonly { title: string; summary: string }[];
  faqs: readonly { question: string; answer: string }[];
};

const links = [
  ["/", "Home"],
  ["/contact", "Contact"],
] as const;

/** Two pages of about 85 elements each, in React and React Router alone. */
export function App({ content }: { content: FloorContent }) {
  const { name, services } = content;
  return h(
    "div",
    null,
    h(
      "header",
      null,
      h(Link, { to: "/" }, name),
      h(
        "nav",
        { "aria-label": "Main" },
        ...links.map(([to, label]) => h(Link, { key: to, to }, label)),
      ),
    ),
    h(
      Routes,
      null,
      h(Route, { path: "/", element: h(Home, { content }) }),
      h(Route, { path: "/contact", element: h(Contact, { content }) }),
    ),
    h(
      "footer",
      null,
      h(
        "ul",
        null,
        ...services.map(({ title }) => h("li", { key: title }, h(Link, { to: "/" }, title))),
      ),
      h(Reach, { content }),
      h("p", null, `© ${name}`),
    ),
  );
}

function Home({ content: { faqs, home, picture, services } }: { content: FloorContent }) {
  return h(
    "main",
    null,
    h(
      "section",
      { className: "hero" },
      h("div", { dangerouslySetInnerHTML: { __html: picture } }),
      h("h1", null, home.heading),
      h("p", null, home.tagline),
      h(Link, { to: "/contact" }, "Contact"),
    ),
    h(List, {
      heading: home.services,
      items: services.map(({ summary, title }) => [title, summary]),
    }),
    h(List, {
      heading: home.intro,
      items: faqs.map(({ answer, question }) => [question, answer]),
    }),
  );
}

function Contact({ content }: { content: FloorContent }) {
  const { contact, services } = content;
  return h(
    "main",
    null,
    h("h1", null, contact.heading),
    h("p", null, contact.intro),
    h(
      "form",
      { method: "post" },
      ...["First name", "Last name", "Email", "Phone", "Company"].map((label) =>
        h(Labelled, { key: label, label }, h("input", { name: label })),
      ),
      h(
        Labelled,
        { label: "Service" },
        h("select", null, ...services.map(({ title }) => h("option", { key: title }, title))),
      ),
      h(Labelled, { label: "Message" }, h("textarea", { rows: 6 })),
      h("button", { type: "submit" }, "Send"),
    ),
    h(Reach, { content }),
    h(List, { heading: "", items: services.map(({ summary, title }) => [title, summary]) }),
  );
}

function Labelled({ children, label }: { children?: ReactNode; label: string }) {
  return h("label", null, h("span", null, label), children);
}

function Reach({ content: { address, email, phone } }: { content: FloorContent }) {
  return h(
    "address",
    null,
    h("a", { href: `tel:${phone}` }, phone),
    h("a", { href: `mailto:${email}` }, email),
    h("p", null, address),
  );
}

function List({ heading, items }: { heading: string; items: readonly (readonly string[])[] }) {
  return h(
    "section",
    null,
    h("h2", null, heading),
    h(
      "ul",
      null,
      ...items.map(([title = "", text]) =>
        h("li", { key: title }, h("h3", null, title), h("p", null, text)),
      ),
    ),
  );
}
