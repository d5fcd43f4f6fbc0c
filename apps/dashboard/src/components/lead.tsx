/** The sentences above a list, one a line. */
export function Lead({ sentences }: { sentences: readonly string[] }) {
  return (
    <p className="mb-7 font-display text-title text-balance text-fg md:text-[2.125rem]/[1.16] md:tracking-[-0.016em]">
      {sentences.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}{" "}
        </span>
      ))}
    </p>
  );
}
