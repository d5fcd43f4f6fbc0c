const files = Object.entries(
  import.meta.glob<string>("../../../photographs/contact-office-dusk-*.generated.*", {
    eager: true,
    import: "default",
    query: "?url",
  }),
).map(([path, url]) => {
  const [, width, format] = /-(\d+)\.generated\.(\w+)$/.exec(path) ?? [];
  return { url, width: Number(width), format };
});

function srcSet(format: "avif" | "webp"): string {
  return files
    .filter((file) => file.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(", ");
}

const sizes = "(min-width: 64rem) 25rem, 100vw";

/** A decorative photo of an office; full width on a phone. */
export function OfficePhotograph() {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        alt=""
        srcSet={srcSet("webp")}
        sizes={sizes}
        width={800}
        height={536}
        decoding="async"
        className="h-55 w-full max-w-none rounded-panel object-cover object-[52%_70%] max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:rounded-none md:h-67"
      />
    </picture>
  );
}
