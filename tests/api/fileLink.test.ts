import { expect, test } from "vitest";
import { fileLinks } from "../../src/api/contract/links.ts";
import { fileAddress } from "../../src/api/fileLink.ts";

test("a file's address carries its order and its key, both escaped", () => {
  expect(fileAddress(fileLinks.downloadOrder, { uuid: "a/b" }, { publicAccessKey: "k&y" })).toBe(
    "/api/anonymous/orders/a%2Fb/doDownloadOrder?publicAccessKey=k%26y",
  );
});
