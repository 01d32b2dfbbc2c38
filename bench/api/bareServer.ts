import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import pg from "pg";
import { sessionOptions } from "../../server/db/openDatabase.ts";
import type { Addition } from "./additions.ts";
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

/** Adds a print to a cart, in one transaction of what has to be known and written; returns the cart's uuid, a new one's without a cart. */
async function add(
  { productUuid, productVariantUuid, pictureUuid }: Addition,
  cart: string,
): Promise<string> {
  const client = await pool.connect();
  const one = async (text: string, ...values: unknown[]) => (await client.query(text, values)).rows[0];
  try {
    await one("begin");
    const order = cart
      ? await one(
          `select "uuid" from "order" where "uuid" = $1 and "status" = 'uncomplete' for no key update`,
          cart,
        )
      : await one(`with session as (
          insert into "visitorSession" ("tokenHash") values (gen_random_uuid()::text) returning "uuid")
          insert into "order" ("sessionUuid") select "uuid" from session returning "uuid"`);
    const { price } = await one(
      'select "base_price" as price from "productVariant" where "uuid" = $1',
      productVariantUuid,
    );
    const { eventUuid, contestUuid } = await one(
      'select "eventUuid", "contestUuid" from "picture" where "uuid" = $1 and not "isDeleted" for key share',
      pictureUuid,
    );
    const place = [pictureUuid, eventUuid, contestUuid];
    const item = await one(
      `insert into "orderItem" ("orderUuid", "productUuid", "productVariantUuid", "price", "pictureUuid", "eventUuid", "contestUuid")
        values ($1, $2, $3, $4, $5, $6, $7) returning "uuid"`,
      ...[order.uuid, productUuid, productVariantUuid, price, ...place],
    );
    await one(
      `insert into "orderItemPicture" ("orderItemUuid", "priceShare", "pictureUuid", "eventUuid", "contestUuid")
        values ($1, $2, $3, $4, $5)`,
      ...[item.uuid, price, ...place],
    );
    await one('update "order" set "totalPrice" = "totalPrice" + $2 where "uuid" = $1', order.uuid, price);
    await one("commit");
    return order.uuid;
  } finally {
    client.release();
  }
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "", "http://bare.invalid");
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
    case "/additions": {
      const [, cart = ""] = (request.headers.cookie ?? "").split("=");
      const uuid = await add((await json(request)) as Addition, cart);
      response.writeHead(200, { "set-cookie": `cart=${uuid}` }).end();
      return;
    }
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
  respond(request, response).catch((error: Error) => {
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
