import { type Profile, profileSchema } from "@frontage/content/schemas/profile";
import type { Database } from "../database/open-database.ts";
import type { Person } from "./scope.ts";

/** A person's profile; empty, but for what the account knows, until it is saved. */
export async function readProfile(db: Database, person: Person): Promise<Profile> {
  const row = await db
    .selectFrom("profile")
    .select("profile")
    .where("personId", "=", person.id)
    .executeTakeFirst();
  if (row) return profileSchema.parse(JSON.parse(row.profile));
  return {
    name: person.name,
    company: "",
    role: "investor",
    phone: "",
    email: person.email,
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

/** The address in it is for letters and calls; whoever signs in does so with the account's. */
export async function saveProfile(
  records: Database,
  personId: string,
  profile: Profile,
): Promise<Profile> {
  const json = JSON.stringify(profile);
  await records
    .insertInto("profile")
    .values({ personId, profile: json })
    .onConflict((conflict) => conflict.column("personId").doUpdateSet({ profile: json }))
    .execute();
  return profile;
}
