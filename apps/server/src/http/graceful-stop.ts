import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * Prepares to stop a server that has not started yet.
 *
 * @returns stops it: no new connections, pending responses are sent completely, and what is still
 * open after `timeoutMs` is closed
 */
export function gracefulStop(server: Server, timeoutMs: number): () => void {
  const pending = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket) => {
    pending.set(socket, 0);
    socket.once("close", () => pending.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const open = (pending.get(socket) ?? 1) - 1;
      pending.set(socket, open);
      if (stopping && open === 0) socket.end();
    });
  });

  return () => {
    stopping = true;
    // Not `server.close()`: it considers a connection idle once the response is written, even
    // if it is not sent yet, and would cut off large files.
    NetServer.prototype.close.call(server);
    // Connections that browsers keep open for later.
    for (const [socket, open] of pending) if (open === 0) socket.destroy();
    setTimeout(() => server.closeAllConnections(), timeoutMs).unref();
  };
}
