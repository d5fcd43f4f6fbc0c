import type { Contact } from "@frontage/records/schemas/contact";
import { Avatar, type AvatarProps } from "@frontage/ui/avatar";

type ContactAvatarProps = { contact: Contact; size?: AvatarProps["size"] };

/** A contact's initials, next to the name; the broker's are on ink. */
export function ContactAvatar({ contact: { name, role }, size }: ContactAvatarProps) {
  return (
    <Avatar name={name} size={size} variant={role === "broker" ? "ink" : "stone"} aria-hidden />
  );
}
