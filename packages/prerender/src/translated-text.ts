/**
 * Lets React go on where a browser translates the page. A translator puts `<font>` elements in the
 * place of text that React later changes, removes, or inserts before: it would change what nobody
 * sees, or throw. That text is put back first, and the translator translates it again. Once a page.
 */
export function tolerateTranslation(): void {
  /** The `<font>` in the place of a text, and the texts that one stands for, in order. */
  const standIns = new WeakMap<Node, Element>();
  const originals = new WeakMap<Element, Node[]>();
  let isTranslated = false;

  const observer = new MutationObserver(note);
  observer.observe(document.documentElement, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]) {
    for (const record of records) {
      if (record.type === "characterData") {
        if (!record.target.isConnected) putBack(record.target);
        continue;
      }
      const around = [...record.addedNodes, record.previousSibling, record.nextSibling];
      const font = around.find((node) => node?.nodeName === "FONT") as Element | undefined;
      if (!font) continue;
      for (const text of record.removedNodes) {
        if (!(text instanceof Text)) continue;
        standIns.set(text, font);
        originals.set(font, [...(originals.get(font) ?? []), text]);
        // React changes it although it is out of the page.
        observer.observe(text, { characterData: true });
        if (!isTranslated) changeMethods();
        isTranslated = true;
      }
    }
  }

  function putBack(text: Node) {
    const font = standIns.get(text);
    if (font?.parentNode) font.replaceWith(...(originals.get(font) ?? []));
  }

  /** Changes what React calls; a translator has prototypes of its own. */
  function changeMethods() {
    // oxlint-disable-next-line typescript/unbound-method -- called on a node
    const { insertBefore } = Node.prototype;

    function change<Child extends Node>(child: Child, next: Node | null, act: () => void): Child {
      note(observer.takeRecords());
      putBack(child);
      if (next) putBack(next);
      act();
      // No translator's.
      observer.takeRecords();
      return child;
    }
    Node.prototype.appendChild = function appendTranslated(child) {
      return change(child, null, () => insertBefore.call(this, child, null));
    };
    Node.prototype.insertBefore = function insertTranslated(child, next) {
      return change(child, next, () =>
        insertBefore.call(this, child, next?.parentNode === this ? next : null),
      );
    };
    Node.prototype.removeChild = function removeTranslated(child) {
      return change(child, null, () => (child as Node as ChildNode).remove());
    };
  }
}
