import { type IncomingMessage, ServerResponse } from "node:http";

// More than the largest upload, but less than the server waits for when it stops.
const discardMaxBytes = 64 * 1024 * 1024;
const discardMaxMs = 5000;

/**
 * A response that may be sent before the request's body has arrived, as refusals are. The rest of
 * the body would block the next request on the connection, which behind a proxy is someone else's.
 * So the connection ends with such a response, and the response says so.
 */
export class EarlyResponse extends ServerResponse {
  override writeHead(...args: unknown[]): this {
    if (!this.req.complete) this.setHeader("Connection", "close");
    return super.writeHead(...(args as Parameters<ServerResponse["writeHead"]>));
  }

  override end(...args: unknown[]): this {
    const finish = (last: unknown[]) => super.end(...(last as Parameters<ServerResponse["end"]>));
    if (this.req.readableEnded || this.req.destroyed) return finish(args);
    if (this.req.complete) {
      discardBody(this.req);
      return finish(args);
    }
    // Closing a connection with unread data resets it, and the response may get lost.
    const callbacks = args.filter((arg) => typeof arg === "function");
    const [chunk, encoding] = args.filter((arg) => typeof arg !== "function");
    if (chunk === undefined || chunk === null) this.flushHeaders();
    else this.write(chunk, encoding as BufferEncoding);
    discardBody(this.req, () => finish(callbacks));
    return this;
  }
}

/** @param whenDone called when everything has arrived, or the limit is reached */
function discardBody(request: IncomingMessage, whenDone?: () => void): void {
  let bytes = 0;
  const done = () => {
    clearTimeout(timer);
    request.off("data", count).off("end", done).off("close", done);
    whenDone?.();
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > discardMaxBytes) done();
  };
  const timer = setTimeout(done, discardMaxMs);
  // A reader that had started would otherwise pause the request.
  request.removeAllListeners("data").on("data", count).on("end", done).on("close", done).resume();
}
