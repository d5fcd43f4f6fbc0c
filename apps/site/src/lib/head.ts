import type { Metadata } from "./metadata.ts";

/** Gives the open document another page's title and metadata. */
export function setHead({ canonical, description, indexed, title }: Metadata): void {
  document.title = title;
  headElement("meta", { name: "description" }).content = description;
  headElement("link", { rel: "canonical" }).href = canonical;
  if (indexed) document.head.querySelector("meta[name=robots]")?.remove();
}

/** The element in the head with these attributes; created if missing. */
function headElement<Tag extends "link" | "meta">(tag: Tag, attributes: Record<string, string>) {
  const selector = Object.entries(attributes).map(([name, value]) => `[${name}="${value}"]`);
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(tag + selector.join(""));
  if (found) return found;
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.head.append(made);
  return made;
}
