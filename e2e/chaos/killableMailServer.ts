import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Received } from "../../tests/server/support/mailServer.ts";

export interface KillableMailServer {
  port: number;
  /** Received mails, in order of arrival. */
  received: Received[];
  /** Ends it by SIGKILL, and starts it again on its port. */
  kill9(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real mail server in a process of its own. */
export async function startKillableMailServer(): Promise<KillableMailServer> {
  const received: Received[] = [];
  let child: ChildProcess;
  const start = async (port: number): Promise<number> => {
    child = fork(join(import.meta.dirname, "mailProcess.ts"), [String(port)]);
    const listening = Promise.withResolvers<number>();
    child.on("message", (message: { mail: Received } | { port: number }) => {
      if ("port" in message) listening.resolve(message.port);
      else received.push(message.mail);
    });
    child.once("exit", () => listening.reject(new Error("the mail server did not start")));
    return listening.promise;
  };
  const end = async () => {
    const ended = once(child, "close");
    child.kill("SIGKILL");
    await ended;
  };
  const port = await start(0);
  return {
    port,
    received,
    async kill9() {
      await end();
      await start(port);
    },
    stop: end,
  };
}
