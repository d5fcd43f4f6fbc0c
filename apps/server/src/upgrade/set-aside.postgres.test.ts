import { Client } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { onPostgres } from "../../test/postgres-server.ts";
import { checkSetAside, setAside } from "./set-aside.ts";

const server = inject("postgresUrl");
const name = "set_aside_test";
const databaseUrl = Object.assign(new URL(server), { pathname: name, username: name }).href;
const place = { dataFolder: "", databaseUrl };

async function tableNames(): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  await client.end();
  return rows.map(({ tablename }) => tablename);
}

test("an owner who may create databases can set one aside, and put it back", async () => {
  await onPostgres(server, `create role ${name} login`);
  await onPostgres(server, `create database ${name} owner ${name}`);
  const now = new Date("2026-03-04T05:06:07Z");
  const aside = `${name}_20260304t050607z`;
  onTestFinished(async () => {
    for (const database of [name, aside, `${aside}_restored`]) {
      await onPostgres(server, `drop database if exists ${database} with (force)`);
    }
    await onPostgres(server, `drop role ${name}`);
  });
  await onPostgres(databaseUrl, "create table before ()");

  await expect(checkSetAside(place)).rejects.toThrow(`alter role "${name}" createdb`);
  await onPostgres(server, `alter role ${name} createdb`);
  await checkSetAside(place);

  const { place: kept, putBack } = await setAside(place, now);
  expect(kept).toBe(`the database "${aside}"`);
  expect(await tableNames()).toEqual([]);
  await onPostgres(databaseUrl, "create table restored ()");

  await putBack();
  expect(await tableNames()).toEqual(["before"]);
});
