import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { sessionOptions } from "../../server/db/openDatabase.ts";
import { tellParent } from "./tellParent.ts";

/** What the rivals answer, by path: as little as does the work. */
interface Bare {
  connectionString: string;
  eventUuid: string;
  /** Sent as it is. */
  page: string;
  /** Path of a file that is read for each request. */
  file: string;
}

const { connectionString, eventUuid, page, file }: Bare = JSON.parse(process.env.BARE ?? "");
const pool = new pg.Pool({ connectionString, max: 10, options: sessionOptions });
const bytes = Buffer.from(page, "base64");

const storedJson = `select '[' || coalesce(string_agg(item.json, ','), '') || ']' as items from (
    select "json" from "picture" where "eventUuid" = $1 and not "isDeleted"
    order by "takenAt", "name", "uuid" limit $2 offset $3) as item`;
const minutes = `select date_bin('1 minute', "takenAt", '2000-01-01T00:00:00Z') as minute, count(*)
  from "picture" where "eventUuid" = $1 and not "isDeleted" and "takenAt" is not null group by 1 order by 1`;

async function respond(url: URL, response: ServerResponse): Promise<void> {
  switch (url.pathname) {
    case "/page":
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(bytes);
      return;
    case "/known":
      response.writeHead(304).end();
      return;
    case "/file":
      response.writeHead(200, { "content-type": "image/webp" }).end(await readFile(file));
      return;
    case "/pictures": {
      const { rows } = await pool.query(storedJson, [eventUuid, 200, url.searchParams.get("offset")]);
      response.writeHead(200, { "content-type": "application/json" }).end(rows[0].items);
      return;
    }
    default: {
      const { rows } = await pool.query(minutes, [eventUuid]);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));
    }
  }
}

const server = createServer((request, response) => {
  respond(new URL(request.url ?? "", "http://bare.invalid"), response).catch((error: Error) => {
    response.writeHead(500).end(error.message);
  });
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  tellParent(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  });
});
