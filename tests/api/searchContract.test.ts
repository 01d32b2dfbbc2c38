import { expect, test } from "vitest";
import { contract } from "../../src/api/contract/contract.ts";
import { searchContract } from "../../src/api/contract/searchContract.ts";

test("the calls that come early are the contract's own, under the same names", () => {
  for (const [resource, calls] of Object.entries(searchContract)) {
    expect(contract).toHaveProperty(resource);
    expect(contract[resource as keyof typeof contract]).toMatchObject(calls);
  }
});
