import { Hono } from "hono";
import { expect, test } from "vitest";
import { acceptedEncoding } from "../../../../server/app/http/acceptedEncoding.ts";

const app = new Hono().get("/", (c) => c.text(acceptedEncoding(c, ["br", "gzip"]) ?? "none"));

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br ; q=0.000 , gzip ; q=0.001", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["*;q=0, gzip", "gzip"],
  ["*;q=0", "none"],
  ["identity", "none"],
  ["brotli, xgzip", "none"],
  ["", "none"],
])("Accept-Encoding %j is answered in %s", async (header, coding) => {
  const response = await app.request("/", { headers: { "accept-encoding": header } });
  expect(await response.text()).toBe(coding);
});

test("a caller who names no coding takes none", async () => {
  expect(await (await app.request("/")).text()).toBe("none");
});
