import { randomInt } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listingPaths } from "../../packages/content/src/listings.ts";
import type {
  BrokerListing,
  ListingPhoto,
} from "../../packages/records/src/schemas/broker-listing.ts";
import { addListing } from "../../apps/server/test/listing.ts";
import { pictureOf } from "../../apps/server/test/photos.ts";
import type { PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { checkFiles } from "./files.ts";
import { compare } from "./ledger.ts";
import type { Outcome, Rounds } from "./scenario.ts";
import { startServer } from "./server-process.ts";
import { makeStore, origin, signIn, type Store } from "./store.ts";
import { until } from "./until.ts";

/** Longer than a picture takes, so that some are acknowledged before the kill. */
const longestMs = 2500;

/**
 * Kills the server while it prepares a photograph, and while it stores one's files, round after
 * round, between complete ones. Throws for a photograph that is listed without all of its files,
 * `checkFiles` for a file that belongs to none.
 */
export async function tearPhotos(
  rounds: Rounds,
  postgres: PostgresServer | undefined,
): Promise<Outcome> {
  const store = await makeStore(postgres);
  const acknowledged: string[] = [];
  let found: string[] = [];
  let server = await startServer(store);
  try {
    const services = await store.open();
    const listing = await addListing(services.db);
    await services.close();
    await signIn(store, server.address);
    const picture = new Uint8Array(await pictureOf(2400, 1600).jpeg().toBuffer());
    const send = async () => {
      const answer = await fetch(`${server.address}/api/listings/${listing}/photos`, {
        method: "POST",
        headers: { Cookie: store.broker.cookie, Origin: origin },
        body: picture,
      });
      if (!answer.ok) throw new Error(`A photograph was refused: ${await answer.text()}`);
      acknowledged.push(((await answer.json()) as ListingPhoto).id);
    };
    for (const round of rounds) {
      await send();
      const before = filesIn(store);
      // The connection breaks with the server; an answer may come first.
      const torn = send().catch(() => undefined);
      if (round % 2 === 0) await wait(randomInt(longestMs));
      else await until(() => filesIn(store) > before, "A photograph's first file is stored");
      await server.kill();
      await torn;
      server = await startServer(store);
      found = await checkPhotos(store, server.address, listing);
    }
    await server.stop();
    return {
      counts: {
        photographs: compare(acknowledged, found),
        "files of photographs": await checkFiles(store),
      },
    };
  } finally {
    await server.kill();
    await store.remove();
  }
}

/** Downloads every file of every photograph. @returns the photographs' ids */
async function checkPhotos({ broker }: Store, address: string, listing: string): Promise<string[]> {
  const headers = { Cookie: broker.cookie };
  const answer = await fetch(`${address}/api/listings/${listing}`, { headers });
  const { photos } = (await answer.json()) as BrokerListing;
  for (const { id, widths } of photos) {
    if (widths.length !== 5) throw new Error(`A photograph has ${widths.length} widths of 5.`);
    for (const width of widths) {
      for (const format of ["avif", "jpg"] as const) {
        const file = await fetch(address + listingPaths.photo(id, width, format), { headers });
        // Throws where it is shorter than it says.
        const { byteLength } = await file.arrayBuffer();
        if (!file.ok || byteLength === 0) throw new Error(`A ${format} of ${width} px is missing.`);
      }
    }
  }
  return photos.map(({ id }) => id);
}

/** How many complete files of photographs are on disk. */
function filesIn({ variables }: Pick<Store, "variables">): number {
  const folder = join(variables.DATA_DIR ?? "", "files/photos");
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => !name.endsWith(".part")).length;
}
