import { describe, expect, test } from "vitest";
import { readSettings } from "../../../server/core/readSettings.ts";
import { cardBank } from "../../../server/payment/cardBank.ts";
import { runServer } from "../support/runServer.ts";

const account = { AXEPTA_MERCHANT_ID: "SHOP", AXEPTA_BLOWFISH_KEY: "a key of it", AXEPTA_HMAC_KEY: "other" };
const bank = (environment: Record<string, string>) => cardBank(readSettings(environment));

describe("who takes the money", () => {
  test.each([
    {},
    { PUBLIC_URL: "http://localhost:4300" },
    { PUBLIC_URL: "http://localhost.:4300" },
    { PUBLIC_URL: "https://boutique.localhost" },
    { PUBLIC_URL: "http://127.0.0.1:4300", TRUSTED_PROXIES: "1" },
    { PUBLIC_URL: "http://127.8.9.10" },
    { PUBLIC_URL: "http://[::1]:4300", HOST: "0.0.0.0" },
    { HOST: "localhost" },
    { HOST: "::1" },
    { PUBLIC_URL: "https://photos.example.fr", SANDBOX_BANK: "1" },
    { HOST: "0.0.0.0", SANDBOX_BANK: "1" },
  ])("the sandbox bank: %j", (environment) => {
    expect(bank(environment)).toBe("banque d’essai : aucun argent ne circule");
  });

  test.each([
    { PUBLIC_URL: "https://photos.example.fr" },
    { PUBLIC_URL: "http://192.168.1.20:4300" },
    { PUBLIC_URL: "https://localhost.example.fr" },
    { PUBLIC_URL: "https://127.0.0.1.nip.io" },
    { PUBLIC_URL: "http://[::2]" },
    { PUBLIC_URL: "https://photos.example.fr", SANDBOX_BANK: "0" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.1.20" },
    { TRUSTED_PROXIES: "1" },
    { SANDBOX_BANK: "0" },
  ])("nobody, in one line: %j", (environment) => {
    expect(() => bank(environment)).toThrow(
      /^Mauvais réglage : personne n’encaisse l’argent[^\n]*SANDBOX_BANK=1[^\n]*$/,
    );
  });

  test("the card provider, and never two", () => {
    const PUBLIC_URL = "https://photos.example.fr";
    expect(bank({ ...account, PUBLIC_URL })).toBe("cartes par Axepta, marchand SHOP");
    expect(() => bank({ ...account, PUBLIC_URL, SANDBOX_BANK: "1" })).toThrow(/un seul peut encaisser/);
  });

  test("a stand needs neither", () => {
    expect(bank({ PLACE_WHAT: "truck", HOST: "0.0.0.0" })).toBe("au comptoir, sans carte");
  });
});

test("a public shop without a card provider does not start", { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await runServer({
    PUBLIC_URL: "https://photos.example.fr",
    DATA_DIR: "/nowhere",
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(
    /^Mauvais réglage : personne n’encaisse l’argent des clients qui viennent par https:[^\n]+\n$/,
  );
});
