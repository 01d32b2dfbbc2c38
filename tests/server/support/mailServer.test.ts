import { once } from "node:events";
import { connect } from "node:net";
import { createTransport } from "nodemailer";
import { afterAll, expect, it } from "vitest";
import { startMailServer } from "./mailServer.ts";

const mails = await startMailServer();
afterAll(() => mails.stop());

it("goes on when a shop is killed in the middle of a mail", async () => {
  const socket = connect(Number(new URL(mails.url()).port), "127.0.0.1");
  await once(socket, "data");
  for (const word of ["EHLO shop", "MAIL FROM:<shop@example.fr>"]) {
    socket.write(`${word}\r\n`);
    await once(socket, "data");
  }
  socket.resetAndDestroy();
  await once(socket, "close");

  const transport = createTransport(mails.url());
  await transport.sendMail({ from: "shop@example.fr", to: "zoe@example.fr", text: "Bonjour" });
  transport.close();
  expect(mails.received).toHaveLength(1);
});
