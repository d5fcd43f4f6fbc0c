import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { mailProblem } from "./mail-problem.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An email server on the loopback, which has one user. @returns its host and port */
async function serve(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ password, username }, _session, done) =>
      username === "office" && password === "right"
        ? done(null, { user: username })
        : done(new Error("Invalid login")),
    ...options,
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

// The server's certificate is made up.
const plain = { disabledCommands: ["STARTTLS"] };
const from = "Jordan Avery <office@example.com>";

test("settings that the email server accepts are no problem, and nothing is sent", async () => {
  const received: unknown[] = [];
  const where = await serve({
    ...plain,
    onData: (_stream, _session, done) => {
      received.push(1);
      done();
    },
  });
  const smtpUrl = `smtp://office:right@${where}`;
  expect(await mailProblem({ from, smtpUrl })).toBeUndefined();
  expect(received).toEqual([]);
});

test("smtps:// to a port that speaks STARTTLS is named", async () => {
  const where = await serve();
  expect(await mailProblem({ from, smtpUrl: `smtps://office:right@${where}` })).toBe(
    `SMTP_URL begins with smtps://, but ${where} doesn’t speak TLS from the start. Use smtp://, which changes to TLS by STARTTLS.`,
  );
});

test("smtp:// to a port that speaks TLS from the start is named", async () => {
  // Such a port waits for the client; this one doesn't wait as long.
  const silent = createServer((socket) => socket.on("data", () => undefined).destroySoon());
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  closing.push(() => silent.close());
  const where = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect(await mailProblem({ from, smtpUrl: `smtp://office:right@${where}` })).toContain(
    "Ports that speak TLS from the start, such as 465, need smtps://.",
  );
});

test.each([
  ["a wrong password", "office:wrong@", {}, "refused the user or the password in SMTP_URL"],
  ["no password where one is needed", "", { authOptional: false }, "wants a user and a password"],
  [
    "a sender that the server refuses",
    "office:right@",
    {
      onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
        done(new Error("Not yours")),
    },
    "refused MAIL_FROM’s address, office@example.com: “550 Not yours”.",
  ],
] as const)("%s is named", async (_, user, options, sentence) => {
  const where = await serve({ ...plain, ...options });
  const problem = await mailProblem({ from, smtpUrl: `smtp://${user}${where}` });
  expect(problem).toContain(where);
  expect(problem).toContain(sentence);
});

test("a sender that is no address is named without asking the server", async () => {
  const smtpUrl = "smtp://127.0.0.1:9";
  expect(await mailProblem({ from: "Jordan Avery", smtpUrl })).toContain("MAIL_FROM is Jordan");
});

test("a port where nothing answers is named", async () => {
  const where = await serve();
  await closing.pop()?.();
  expect(await mailProblem({ from, smtpUrl: `smtp://${where}` })).toBe(
    `Nothing answers at ${where}, which SMTP_URL names.`,
  );
});
