import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Received {
  from: string;
  to: string[];
  eml: string;
}

export interface MailServer {
  /** The SMTP_URL value; with a user, « shop:secret@ ». */
  url: (user?: string) => string;
  /** Received mails, in order of arrival. */
  received: Received[];
  stop(): Promise<void>;
}

export interface MailServerOptions {
  /** Default: a free one. */
  port?: number;
  /** Awaited before a mail is acknowledged. */
  onReceived?: (mail: Received) => Promise<void>;
}

/** Starts a real mail server on this machine. It rejects receivers `nobody…` and `later…`, and wrong passwords. */
export async function startMailServer({
  port: wanted = 0,
  onReceived,
}: MailServerOptions = {}): Promise<MailServer> {
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
        const mail = { from, to, eml: Buffer.concat(chunks).toString("utf8") };
        received.push(mail);
        if (onReceived) onReceived(mail).then(() => done(), done);
        else done();
      });
    },
  });
  // Ignores broken connections: a shop killed while sending sends the mail again.
  server.on("error", () => {});
  const listening = server.listen(wanted, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: (user = "") => `smtp://${user}127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
