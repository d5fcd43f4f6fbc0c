import skyline720Avif from "./skyline-720.avif";
import skyline720Webp from "./skyline-720.webp";
import skyline1080Avif from "./skyline-1080.avif";
import skyline1080Webp from "./skyline-1080.webp";

/** The photograph beside the form. It is asked for only where it is shown. */
export function Skyline() {
  const sizes = "50vw";
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${skyline720Avif} 720w, ${skyline1080Avif} 1080w`}
        sizes={sizes}
      />
      <img
        alt=""
        src={skyline1080Webp}
        srcSet={`${skyline720Webp} 720w, ${skyline1080Webp} 1080w`}
        sizes={sizes}
        width={1080}
        height={1317}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}
