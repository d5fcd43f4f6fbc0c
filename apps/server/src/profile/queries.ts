import { type Profile, profileSchema } from "@frontage/content/schemas/profile";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";

/** A person's profile; until it is saved, with the account's name and email only. */
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

/** Its email is for contact only; the account's is used to sign in. */
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
