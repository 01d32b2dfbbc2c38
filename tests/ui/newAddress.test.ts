import { describe, expect, it } from "vitest";
import { emptyOf, trimmed } from "../../src/ui/shop/address-picker/newAddress.ts";

const whole = { recipient: "", street: "3 place du Manège", zipCode: "78000", city: "Versailles" };

describe("a new address", () => {
  it("is sent without spaces around its parts", () => {
    expect(
      trimmed({
        recipient: " ",
        street: " 3 place du Manège\u00a0",
        zipCode: "78000 ",
        city: "\tVersailles",
      }),
    ).toEqual(whole);
  });

  it.each([
    [whole, []],
    [{ ...whole, street: "" }, ["street"]],
    [{ ...whole, zipCode: "   " }, ["zipCode"]],
    [{ recipient: "Iris", street: "", zipCode: "", city: "" }, ["street", "zipCode", "city"]],
  ])("%o lacks %j", (address, missing) => {
    expect(emptyOf(address)).toEqual(missing);
  });
});
