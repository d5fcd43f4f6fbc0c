import type { Page } from "@playwright/test";

/**
 * Whether a text node moves into its translation's `<font>`, or is replaced by a merged translation
 * of neighboring texts.
 */
export type TranslatorStyle = "moves" | "leaves";

/**
 * Simulates Chrome's translation of everything that the page shows from now on: each text is
 * replaced by a `<font><font>` with its translation. Here, the translation is the same text, so
 * that tests can find it.
 */
export async function translate(page: Page, style: TranslatorStyle): Promise<void> {
  await page.evaluate((how) => {
    function translateText(text: Text) {
      const skipped = "font, option, script, style, svg, textarea";
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      const sentence = [text];
      let { nextSibling } = text;
      while (how === "leaves" && nextSibling && /^#(comment|text)$/.test(nextSibling.nodeName)) {
        if (nextSibling instanceof Text) sentence.push(nextSibling);
        ({ nextSibling } = nextSibling);
      }
      text.replaceWith(outer);
      if (how === "moves") {
        inner.append(text);
        return;
      }
      inner.append(sentence.map(({ data }) => data).join(""));
      for (const part of sentence) part.remove();
    }
    function translateIn(node: Node) {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) if (text.isConnected) translateText(text);
    }
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, style);
}
