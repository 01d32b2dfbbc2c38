import { expect, test } from "vitest";
import { checkCounterForm } from "../../../src/features/checkout/counterForm.ts";

const right = { email: "camille@example.fr", lastName: "Lefèvre", phone: "", acceptsTerms: true };
const noEmail = "Vous devez renseigner votre adresse email.";
const badEmail = "Votre adresse email ne semble pas valide.";
const noName = "Vous devez renseigner votre nom de famille.";
const noTerms = "Vous devez accepter les conditions générales.";

test.each([
  [{}, []],
  [{ phone: "06 12 34 56 78" }, []],
  [{ email: "  " }, [noEmail]],
  [{ email: "camille@example" }, [badEmail]],
  [{ lastName: " " }, [noName]],
  [{ acceptsTerms: false }, [noTerms]],
  [{ email: "", lastName: "", acceptsTerms: false }, [noEmail, noName, noTerms]],
])("with %j", (change, expected) => {
  expect(checkCounterForm({ ...right, ...change }).map((fault) => fault.message)).toEqual(expected);
});
