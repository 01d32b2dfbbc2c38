import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Received {
  from: string;
  to: string[];
  eml: string;
}

export interface MailServer {
  /** What SMTP_URL says of it; with a user, « shop:secret@ ». */
  url: (user?: string) => string;
  /** What it has taken, in the order in which it came. */
  received: Received[];
  stop(): Promise<void>;
}

/** A real mail server on this machine; refuses the receivers and passwords that it is told to. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "secret" ? done(null, { user: "shop" }) : done(new Error("wrong password")),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith("nobody")) done(Object.assign(new Error("no such user"), { responseCode: 550 }));
      else if (address.startsWith("later"))
        done(Object.assign(new Error("try later"), { responseCode: 451 }));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, eml: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  // A connection that breaks is its shop's affair: those that are killed in the middle of a mail send it again.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: (user = "") => `smtp://${user}127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
