// A mail server on a given port (0: a free one) in a process of its own, for killableMailServer.ts. Its parent has each mail before
// the shop is told that it was accepted.
import { promisify } from "node:util";
import { type Received, startMailServer } from "../../tests/server/support/mailServer.ts";

const tell = promisify<{ mail: Received } | { port: number }, void>((message, done) => {
  process.send?.(message, undefined, {}, done);
});
const server = await startMailServer({
  port: Number(process.argv[2]),
  onReceived: (mail) => tell({ mail }),
});
await tell({ port: Number(new URL(server.url()).port) });
process.once("disconnect", () => process.exit());
