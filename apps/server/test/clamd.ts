import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What every scanner reports as a virus, and does nothing. */
export const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

/** Speaks clamd's protocol on a socket, and knows one virus. */
export function fakeClamd(maxBytes = 51 * 1024 * 1024) {
  const folder = mkdtempSync(join(tmpdir(), "clamd-"));
  const path = join(folder, "clamd.ctl");
  let server: Server | undefined;
  const scanned: number[] = [];
  const answer = (socket: Socket, said: string) => socket.end(`${said}\0`);

  async function scan(socket: Socket) {
    let received = Buffer.alloc(0);
    const command = Buffer.from("zINSTREAM\0");
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk as Buffer]);
      const file = fileIn(received.subarray(command.length));
      if (file.content.length > maxBytes) {
        return void answer(socket, "INSTREAM size limit exceeded. ERROR");
      }
      if (!file.isComplete) continue;
      if (!received.subarray(0, command.length).equals(command)) {
        return void answer(socket, "UNKNOWN COMMAND");
      }
      scanned.push(file.content.length);
      const isVirus = file.content.includes(eicar);
      answer(socket, isVirus ? "stream: Eicar-Test-Signature FOUND" : "stream: OK");
    }
  }
  return {
    path,
    /** The sizes of the files that were scanned. */
    scanned,
    async start() {
      server = createServer((socket) => void scan(socket).catch(() => undefined));
      await once(server.listen(path), "listening");
    },
    async stop() {
      if (server) await once(server.close(), "close");
      server = undefined;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The chunks so far: each after its length, and the last one empty. */
function fileIn(bytes: Buffer): { content: Buffer; isComplete: boolean } {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { content: Buffer.concat(chunks), isComplete: true };
    if (at + 4 + length > bytes.length) break;
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { content: Buffer.concat(chunks), isComplete: false };
}
