import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A fixed address that forwards connections to a mail server, and refuses them while it is down. */
export async function openRelay() {
  let target: number | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    if (target === undefined) {
      socket.destroy();
      return;
    }
    const onward = connect(target, "127.0.0.1");
    onward.on("error", () => socket.destroy());
    onward.on("close", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Sends connections to this port from now on. */
    leadTo(next: number) {
      target = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
