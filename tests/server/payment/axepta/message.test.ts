import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  maximumCipherBytes,
  open,
  seal,
  UnreadableMessage,
} from "../../../../server/payment/axepta/message.ts";

const demoKey = "Tc5*2D_xs7B[6E?w";
const demoPlaintext =
  "MerchantID=BNP_DEMO_AXEPTA&MsgVer=2.0&TransID=1&RefNr=0000000AB123&Amount=2000&Currency=EUR" +
  "&URLNotify=https://axepta.bnpparibas/&URLSuccess=https://axepta.bnpparibas/" +
  "&URLFailure=https://group.bnpparibas&OrderDesc=Test:0000" +
  "&MAC=529c65ce765e684d42a29ca255ad99ae40b78715abc8ee958bfdbafd2597d30a";
const demoData =
  "43ad07f58ff6a5f9ebbdd42e361d2c85ce4ad41fcd63c697c9ca59076fb5cb782237a2e862a97bb24d949911bb701d698dfed6901f1b" +
  "cb92404f53b8f5336525167ac5b8a9b89c5fb88d79967366e99e59d95f3f3f0c37126a52495115e28f938e76748a5dc703f7ccbda6cc" +
  "b4fc253b255c06e0df990fdd94f4313ec2b94142f9978adb9d1079a36a9dbb83e9638e3e58a124d532ece1b7bc175fa340bd0c73c33d" +
  "4f78374420091e90735bb014a5163d86bfe38795decacf0358075a85c0fbf80c5535046e7f8df64d204c7a4755e07700d4d17c9ef0bd" +
  "c6e8bbd9c377e3ee0493a0ad2d3a9a624d693d04fe0bdfb3ebb2ef5badb63291ab8d7ad29b4f19b2b0f87dbc0bdb38f282816fe694ac" +
  "2d512ba741d76a830b2083232246763aa006472661aeb2acf126";

const printable = fc.string({ unit: fc.constantFrom(..."aZ09 =&*:/.?-_~"), minLength: 1 });
const key = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((c) => String.fromCharCode(c)),
  minLength: 1,
});

describe("sealing a message", () => {
  test("the provider's demonstration request", () => {
    expect(seal(demoPlaintext, demoKey)).toEqual({ Data: demoData, Len: 291 });
    expect(open(demoData, 291, demoKey)).toBe(demoPlaintext);
  });

  test("a key of eight bytes is used as it is", () => {
    expect(seal("plaintext", "password")).toEqual({ Data: "14ec7a6da0fbb3e50a84b47302443328", Len: 9 });
  });

  test.each([
    [1, "f9ad597c49db005e"],
    [5, "b39e44481bdb1e6e"],
    [8, "e87a244e2cc85e82"],
    [16, "93142887ee3be15c"],
    [24, "05044b62fa52d080"],
  ])("Eric Young's vector for a key of %i bytes", (length, block) => {
    const bytes = Buffer.from("f0e1d2c3b4a5968778695a4b3c2d1e0f0011223344556677", "hex");
    const opened = open(block, 8, bytes.toString("latin1", 0, length));
    expect(Buffer.from(opened, "latin1").toString("hex")).toBe("fedcba9876543210");
  });

  test("whatever is sealed opens again, under any key", () => {
    fc.assert(
      fc.property(printable, key, (plaintext, anyKey) => {
        const { Data, Len } = seal(plaintext, anyKey);
        expect(Len).toBe(plaintext.length);
        expect(Data.length % 16).toBe(0);
        expect(open(Data, Len, anyKey)).toBe(plaintext);
        expect(open(Data.toUpperCase(), String(Len), anyKey)).toBe(plaintext);
      }),
    );
  });

  test.each(["é", "a\nb", "10 €", ""])("refuses to send %j", (plaintext) => {
    expect(() => seal(plaintext, demoKey)).toThrow(RangeError);
  });
});

describe("opening a message", () => {
  test("Len alone ends the text, whatever the padding", () => {
    const padded = seal("Code=0#######", "password").Data;
    expect(open(padded, 6, "password")).toBe("Code=0");
    expect(open(padded, 0, "password")).toBe("");
  });

  test("zero bytes within Len belong to the text", () => {
    expect(open(seal("plaintext", "password").Data, 16, "password")).toBe(`plaintext${"\0".repeat(7)}`);
  });

  test.each([
    ["no data", "", 0],
    ["non-hexadecimal data", "zz".repeat(8), 8],
    ["an odd number of digits", "0".repeat(15), 7],
    ["a broken block", "00".repeat(9), 9],
    ["a Len larger than the data", "00".repeat(8), 9],
    ["a negative Len", "00".repeat(8), -1],
    ["a fractional Len", "00".repeat(8), 1.5],
    ["a Len in letters", "00".repeat(8), "eight"],
    ["an empty Len", "00".repeat(8), ""],
    ["a Len in hexadecimal", "00".repeat(8), "0x8"],
    ["more than 8 KiB", "00".repeat(maximumCipherBytes + 8), 8],
  ])("refuses %s", (_, data, len) => {
    expect(() => open(data, len, demoKey)).toThrow(UnreadableMessage);
  });

  test("takes 8 KiB", () => {
    expect(open("00".repeat(maximumCipherBytes), maximumCipherBytes, demoKey)).toHaveLength(
      maximumCipherBytes,
    );
  });

  test("throws nothing but UnreadableMessage on any input", () => {
    const hexadecimal = fc.string({ unit: fc.constantFrom(..."0123456789abcdefABCDEF") });
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), hexadecimal),
        fc.oneof(fc.string(), fc.nat().map(String)),
        (data, len) => {
          try {
            expect(open(data, len, demoKey)).toHaveLength(Number(len));
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableMessage);
          }
        },
      ),
    );
  });
});
