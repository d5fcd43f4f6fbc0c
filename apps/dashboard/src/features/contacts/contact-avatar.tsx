import type { Contact } from "@frontage/records/schemas/contact";
import { Avatar, type AvatarProps } from "@frontage/ui/avatar";

type ContactAvatarProps = { contact: Contact; size?: AvatarProps["size"] };

/** A contact's initials, with a dark background for the broker. */
export function ContactAvatar({ contact: { name, role }, size }: ContactAvatarProps) {
  return (
    <Avatar name={name} size={size} variant={role === "broker" ? "ink" : "stone"} aria-hidden />
  );
}
