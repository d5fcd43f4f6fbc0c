const list = new Intl.ListFormat("en-US");

type SampleNoticeProps = { names: readonly string[] };

/**
 * The notice, on a customized site, that the records still contain sample people, and how to erase
 * them.
 */
export function SampleNotice({ names }: SampleNoticeProps) {
  return (
    <aside
      aria-label="Samples"
      className="mb-9 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg"
    >
      <p>
        <strong className="font-medium">{list.format(names)}</strong>{" "}
        {names.length === 1 ? "is a sample" : "are samples"}, with all of their deals, documents and
        messages.
      </p>
      <p className="mt-2">
        To erase them and keep everything else, ask whoever runs your site to run{" "}
        <code className="font-mono wrap-anywhere">npm run broker -- fresh-start</code>. It makes a
        backup first.
      </p>
    </aside>
  );
}
