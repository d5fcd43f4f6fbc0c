import { broker } from "@frontage/content/broker";
import type { Broker } from "@frontage/content/schemas/broker";
import { type Profile, profileSchema } from "@frontage/records/schemas/profile";
import { enteredDaySchema } from "@frontage/records/schemas/record";
import type { Thread } from "@frontage/records/schemas/thread";
import * as z from "zod/mini";
import { phoneOf, storedPhone } from "./phone.ts";
import type { Database } from "../database/open-database.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import { notFound } from "../http/failure.ts";
import { type Photo, photoPath, readPhoto } from "./photo.ts";

/** What the other side sees of someone's profile; the photo is the account's. */
type PublicProfile = Pick<Profile, "company" | "email" | "name"> & Pick<Thread, "phone">;

/**
 * A person's profile. Until it is saved, it has the account's name, and a client's login email, or
 * the broker's public email and phone.
 */
export async function readProfile(db: Database, person: Person): Promise<Profile> {
  const row = await db
    .selectFrom("profile")
    .select(["profile", "photo"])
    .where("personId", "=", person.id)
    .executeTakeFirst();
  if (row) {
    return profileSchema.parse({ ...storedProfile(row.profile), photo: row.photo });
  }
  const profile = newProfile(person);
  if (person.role !== "broker") return profile;
  return { ...profile, phone: broker.phone.display, email: broker.email };
}

/** Removes the day of a sale if it was saved before years were checked. */
function storedProfile(json: string): Profile {
  const profile: Profile = JSON.parse(json);
  const isDay = enteredDaySchema.safeParse(profile.criteria.exchangeSaleDay).success;
  return isDay ? profile : { ...profile, criteria: { ...profile.criteria, exchangeSaleDay: "" } };
}

/** The profile of someone who hasn't saved one. */
export function newProfile({ email, name }: Pick<Person, "email" | "name">): Profile {
  return {
    name,
    company: "",
    role: "investor",
    phone: "",
    email,
    preferredContact: "email",
    photo: "",
    criteria: {
      types: [],
      states: "",
      squareFeetMin: "",
      squareFeetMax: "",
      priceMin: "",
      priceMax: "",
      targetCapRate: "",
      isExchange: false,
      exchangeSaleDay: "",
    },
  };
}

/** A profile as its row stores it, without the photo, which only its own route and form read. */
export function profileColumns(profile: Profile) {
  const { photo, ...rest } = profile;
  return { profile: JSON.stringify(rest), photo };
}

/**
 * Saves a profile. The account takes over the name and the photo, which everyone else reads there.
 * The email is only for contact; people log in with the account's.
 *
 * @param transaction with everyone's rows: a client's `records` are only theirs
 */
export async function saveProfile(
  transaction: Database,
  person: Person,
  profile: Profile,
): Promise<void> {
  const columns = profileColumns(profile);
  await scopedTo(transaction, person)
    .insertInto("profile")
    .values({ personId: person.id, ...columns })
    .onConflict((conflict) => conflict.column("personId").doUpdateSet(columns))
    .execute();
  await transaction
    .updateTable("user")
    .set({ name: profile.name, image: photoPath(person.id, profile.photo) })
    .where("id", "=", person.id)
    .execute();
}

/**
 * A person's photo: one's own, a broker's, or for a broker anyone's.
 *
 * @param db everyone's rows
 * @throws 404
 */
export async function readPhotoOf(db: Database, viewer: Person, personId: string): Promise<Photo> {
  const row = await db
    .selectFrom("profile")
    .innerJoin("user", "user.id", "profile.personId")
    .select(["profile.photo", "user.role"])
    .where("profile.personId", "=", personId)
    .executeTakeFirst();
  const maySee = viewer.role === "broker" || viewer.id === personId || row?.role === "broker";
  const photo = row && maySee ? readPhoto(row.photo) : undefined;
  if (!photo) throw notFound();
  return photo;
}

/** All clients, whose pages show their broker's profile. */
export async function listClientIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom("user").select("id").where("role", "=", "client").execute();
  return rows.map(({ id }) => id);
}

/** Profiles that clients saved, as brokers see them, by id. @param db everyone's rows */
export async function readClientProfiles(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicProfile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("profile")
    .select(["personId", "profile"])
    .where("personId", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ personId, profile }) => [personId, parsePublicProfile(profile)]));
}

const wishesSchema = z.object({
  preferredContact: profileSchema.shape.preferredContact,
  criteria: profileSchema.shape.criteria,
});

/**
 * How a client prefers to be contacted, and what they are looking for.
 *
 * @param db everyone's rows
 * @returns nothing until they have saved their profile
 */
export async function readClientWishes(
  db: Database,
  clientId: string,
): Promise<Pick<Profile, "criteria" | "preferredContact"> | undefined> {
  const row = await db
    .selectFrom("profile")
    .select("profile")
    .where("personId", "=", clientId)
    .executeTakeFirst();
  return row && wishesSchema.parse(storedProfile(row.profile));
}

/**
 * Where a client wants notifications; brokers get them at their login email. @param db everyone's
 * rows
 */
export async function readContactEmail(
  db: Database,
  { email, id }: Pick<Person, "email" | "id">,
): Promise<string> {
  const row = await db
    .selectFrom("profile")
    .innerJoin("user", "user.id", "profile.personId")
    .select("profile.profile")
    .where("profile.personId", "=", id)
    .where("user.role", "=", "client")
    .executeTakeFirst();
  return row ? parsePublicProfile(row.profile).email : email;
}

/**
 * Changes the contact email together with the login email, unless the profile has a different one.
 *
 * @param db everyone's rows
 */
export async function moveContactEmail(
  db: Database,
  { email, id }: Pick<Person, "email" | "id">,
  newEmail: string,
): Promise<void> {
  const row = await db
    .selectFrom("profile")
    .select("profile")
    .where("personId", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const profile: Omit<Profile, "photo"> = JSON.parse(row.profile);
  if (profile.email.toLowerCase() !== email) return;
  await db
    .updateTable("profile")
    .set({ profile: JSON.stringify({ ...profile, email: newEmail }) })
    .where("personId", "=", id)
    // Doesn't overwrite a profile that was saved in this moment.
    .where("profile", "=", row.profile)
    .execute();
}

/**
 * The broker's profile, as clients see it: the saved one, or the public pages' details if there is
 * none, or several brokers have one.
 *
 * @param db everyone's rows
 */
export async function readBrokerProfile(
  db: Database,
): Promise<Pick<Broker, "email" | "name" | "phone"> & Pick<Thread, "photo">> {
  const [row, ...others] = await db
    .selectFrom("profile")
    .innerJoin("user", "user.id", "profile.personId")
    .select(["profile.profile", "user.image"])
    .where("user.role", "=", "broker")
    .limit(2)
    .execute();
  if (!row || others.length > 0) return broker;
  const { email, name, phone = broker.phone } = parsePublicProfile(row.profile);
  return { name, email, phone, ...(row.image ? { photo: row.image } : {}) };
}

const publicSchema = z.object({
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** @param json a saved profile */
export function parsePublicProfile(json: string): PublicProfile {
  const { company, email, name, phone } = publicSchema.parse(JSON.parse(json));
  return { name, email, company, phone: storedPhone(phoneOf(phone)) };
}
