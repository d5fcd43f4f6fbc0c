import { broker } from "@frontage/content/broker";
import { isSample } from "@frontage/content/is-sample";

// Lucide no longer has brand icons: four plain marks on the same 24 px grid.
const marks = {
  facebook: [
    "Facebook",
    "M14.5 21v-8h3l.5-3.5h-3.5V7.4c0-1 .5-1.9 2-1.9H18V2.6A17 17 0 0 0 15.4 2.4c-2.7 0-4.4 1.6-4.4 4.6v2.5H8V13h3v8",
  ],
  twitter: [
    "Twitter",
    "M22 5.2c-.8.4-1.6.6-2.4.7a4.1 4.1 0 0 0-7.1 3.7A11.7 11.7 0 0 1 4 5.3a4.1 4.1 0 0 0 1.3 5.5 4 4 0 0 1-1.9-.5 4.1 4.1 0 0 0 3.3 4.1 4 4 0 0 1-1.8.1 4.1 4.1 0 0 0 3.8 2.8A8.3 8.3 0 0 1 2.6 19 11.7 11.7 0 0 0 20.6 8.6 8.3 8.3 0 0 0 22 5.2Z",
  ],
  linkedin: [
    "LinkedIn",
    "M4 9.5h3.5V21H4V9.5ZM5.75 3.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM10.5 9.5H14v1.7c.6-1.1 1.9-2 3.7-2 2.9 0 4.3 1.9 4.3 4.9V21h-3.5v-6.2c0-1.5-.7-2.5-2-2.5-1.6 0-2.5 1.1-2.5 2.7v6h-3.5V9.5Z",
  ],
  instagram: [
    "Instagram",
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 7h.01",
  ],
} as const;

/** The profiles to show: those with an address, and in the sample all of them. */
const shown = (Object.keys(marks) as (keyof typeof marks)[]).filter(
  (network) => isSample || broker.social[network] !== "#",
);

/** The profiles as icons. In the sample they link to "#"; a broker's own site leaves those out. */
export function SocialLinks() {
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((network) => {
        const [name, path] = marks[network];
        const isSet = broker.social[network] !== "#";
        return (
          <li key={network}>
            <a
              href={broker.social[network]}
              aria-label={name}
              target={isSet ? "_blank" : undefined}
              rel={isSet ? "noopener noreferrer" : undefined}
              className="grid size-11 place-items-center border border-current/20 transition-colors hover:border-current"
            >
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-5"
              >
                <path d={path} />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
