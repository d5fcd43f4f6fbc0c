/** Makes a request of the API as the broker. @throws an Error unless it succeeds */
type BrokerRequest = (
  method: string,
  path: string,
  body?: object | string | Uint8Array<ArrayBuffer>,
) => Promise<Response>;

/** Logs the broker in. @param broker the login that a first start prints */
export async function brokerRequests(
  origin: string,
  broker: { email: string; password: string },
): Promise<BrokerRequest> {
  let Cookie = "";
  const ask: BrokerRequest = async (method, path, body) => {
    const isSentAsIs = body === undefined || typeof body === "string" || body instanceof Uint8Array;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        Cookie,
        Origin: origin,
        ...(!isSentAsIs && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: isSentAsIs ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signedIn = await ask("POST", "/auth/sign-in/email", broker);
  Cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return ask;
}
