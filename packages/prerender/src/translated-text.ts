/**
 * Lets React work while a browser translates the page. A translator replaces text with `<font>`
 * elements. When React later changes, removes or inserts before such text, it would change
 * something invisible, or throw. So the text is put back first, and the translator translates it
 * again. Call it once per page.
 */
export function tolerateTranslation(): void {
  /**
   * The `<font>` that replaced each text node, and the texts that each `<font>` replaced, in order.
   */
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
        // React still changes this node, although it is no longer in the page.
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

  /** Patches the methods that React calls; a translator has its own prototypes. */
  function changeMethods() {
    // oxlint-disable-next-line typescript/unbound-method -- called on a node
    const { insertBefore } = Node.prototype;

    function change<Child extends Node>(child: Child, next: Node | null, act: () => void): Child {
      note(observer.takeRecords());
      putBack(child);
      if (next) putBack(next);
      act();
      // Ignores the changes that the translator makes.
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
