import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * Watches a server that has not started yet and returns the function that
 * stops it: no new connection from then on, open answers go out to their last
 * byte, and what is still open after `patienceMs` is cut.
 */
export function gentleStop(server: Server, patienceMs: number): () => void {
  const answers = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket) => {
    answers.set(socket, 0);
    socket.once("close", () => answers.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    answers.set(socket, (answers.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const open = (answers.get(socket) ?? 1) - 1;
      answers.set(socket, open);
      if (stopping && open === 0) socket.end();
    });
  });

  return () => {
    stopping = true;
    // Not `server.close()`: it takes a connection for idle once the answer is
    // written, though not yet sent, and cuts off large files.
    NetServer.prototype.close.call(server);
    // Browsers keep connections open for later; nothing is under way on these.
    for (const [socket, open] of answers) if (open === 0) socket.destroy();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  };
}
