import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers that no shop may give, by path. */
const planted: Record<string, { status: number; body: string }> = {
  "/api/fault": { status: 500, body: '{"code":"INTERNAL","message":"Something went wrong on our side."}' },
  "/api/busy": { status: 503, body: '{"code":"UNAVAILABLE","message":""}' },
  "/api/unlisted": { status: 400, body: '{"code":"BAD_THING","message":"Bad."}' },
  "/api/otherStatus": { status: 404, body: '{"code":"INVALID_INPUT","message":"Invalid value"}' },
  "/api/page": { status: 400, body: "<h1>Bad Request</h1>" },
  "/api/stack": {
    status: 400,
    body: '{"code":"INVALID_INPUT","message":"Error\\n    at readOrder (/srv/shop/server/orders/readOrder.ts:12:9)"}',
  },
  "/api/sql": {
    status: 400,
    body: '{"code":"INVALID_INPUT","message":"syntax error at or near \\"or\\""}',
  },
  "/page": { status: 404, body: "<pre>select uuid from picture where uuid = '1'</pre>" },
  "/file": { status: 200, body: "root:x:0:0:root:/root:/bin/bash" },
  "/system": { status: 404, body: "ENOENT: no such file or directory" },
};

/** Starts a server that gives them. */
export async function startPlantedAnswers() {
  const server = createServer(({ url = "" }, response) => {
    const { status, body } = planted[url] ?? { status: 404, body: "" };
    response
      .writeHead(status, { "content-type": url.startsWith("/api/") ? "application/json" : "text/html" })
      .end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: Object.keys(planted),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
