/** The descendants of a node with this name, in order, as an array. */
export const all = (node: Document | Element, name: string): Element[] =>
  // A live list would search again at every step.
  Array.from(node.getElementsByTagName(name));

/** A child element of this name. */
export const child = (node: Element | undefined, name: string): Element | undefined =>
  Array.from(node?.childNodes ?? []).find((one): one is Element => one.nodeName === name);

/** The nearest element of this name around another. */
export function closest(node: Node, name: string): Element | undefined {
  let around = node.parentNode;
  while (around && around.nodeName !== name) around = around.parentNode;
  return (around as Element | null) ?? undefined;
}

/** An element's `w:val` attribute. */
export const valueOf = (element: Element | undefined): string | undefined =>
  element?.getAttribute("w:val") || undefined;

/** Whether an on/off element is on. */
export const isOn = (element: Element): boolean =>
  !["0", "false", "off"].includes(valueOf(element) ?? "1");

export function textElement(xml: Document, text: string): Element {
  const element = xml.createElement("w:t");
  element.setAttribute("xml:space", "preserve");
  element.appendChild(xml.createTextNode(text));
  return element;
}

/** A run of plain text. */
export function runOf(xml: Document, text: string): Element {
  const run = xml.createElement("w:r");
  run.appendChild(textElement(xml, text));
  return run;
}

export function replaceBy(element: Element, nodes: readonly Node[]): void {
  for (const node of nodes) element.parentNode?.insertBefore(node, element);
  element.parentNode?.removeChild(element);
}
