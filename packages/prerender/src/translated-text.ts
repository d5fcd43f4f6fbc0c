/** The `<font>` that a translator put in the place of text of ours, and that text, in order. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Text[]>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";

/**
 * Lets React go on where a browser translates the page. A translator puts `<font>` elements in the
 * place of text, which React keeps changing, removing, and inserting before: it would throw, or
 * change what nobody sees. What React touches is put back first; the translator translates it again.
 * Once a page.
 */
export function tolerateTranslation(): void {
  const observer = new MutationObserver(note);
  observer.observe(document.documentElement, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]) {
    for (const {
      addedNodes,
      nextSibling,
      previousSibling,
      removedNodes,
      target,
      type,
    } of records) {
      if (type === "characterData") {
        if (!target.isConnected) putBack(target);
        continue;
      }
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!font) continue;
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        standIns.set(text, font);
        originals.set(font, [...(originals.get(font) ?? []), text]);
        // React changes it although it is out of the page.
        observer.observe(text, { characterData: true });
      }
    }
  }

  function putBack(text: Node) {
    const font = standIns.get(text);
    if (font?.parentNode) font.replaceWith(...(originals.get(font) ?? []));
  }

  /** Finds where a child of React's is now: in the page, as the parent's or in a `<font>` of it. */
  function find(parent: Node, child: Node) {
    if (child.parentNode === parent) return;
    note(observer.takeRecords());
    putBack(child);
  }

  // As React calls them; a translator has prototypes of its own.
  // oxlint-disable-next-line typescript/unbound-method -- each is called on a node
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function appendTranslated<Child extends Node>(child: Child): Child {
    putBack(child);
    appendChild.call(this, child);
    return child;
  };
  Node.prototype.removeChild = function removeTranslated<Child extends Node>(child: Child): Child {
    find(this, child);
    const parent = child.parentNode;
    if (parent !== this && parent && this.contains(parent)) {
      removeChild.call(parent, child);
    } else if (parent || !(child instanceof Text)) {
      removeChild.call(this, child);
    }
    // Ours: no translator's removal.
    note(observer.takeRecords().filter(({ removedNodes }) => ![...removedNodes].includes(child)));
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeTranslated<Child extends Node>(
    child: Child,
    next: Node | null,
  ): Child {
    putBack(child);
    let place = next;
    if (place && place.parentNode !== this) {
      find(this, place);
      if (this.contains(place)) {
        while (place.parentNode && place.parentNode !== this) place = place.parentNode;
      } else if (place instanceof Text) {
        place = null;
      }
    }
    insertBefore.call(this, child, place);
    return child;
  };
}
