import { Link as TextLink } from "@frontage/ui/link";

type VerbProps = {
  children: string;
  /** What it acts on, if the text alone doesn’t say. */
  name?: string;
  /** Of a button that shows a part of the page: whether it is shown. */
  isExpanded?: boolean;
  onClick: () => void;
  /** Whether to take the focus when it appears: the form it replaces had it. */
  takesFocus?: boolean;
};

/** A text button, underlined like a link. */
export function Verb({ children, isExpanded, name, onClick, takesFocus }: VerbProps) {
  return (
    <TextLink asChild>
      <button
        type="button"
        className="-my-1 cursor-pointer py-1 pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
        aria-label={name ? `${children}: ${name}` : undefined}
        aria-expanded={isExpanded}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the focus was
        autoFocus={takesFocus}
        onClick={onClick}
      >
        {children}
      </button>
    </TextLink>
  );
}
