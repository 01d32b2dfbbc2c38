import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a code read aloud or typed is not misread. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 12;

/** A code that cannot be guessed: 60 random bits in twelve characters. */
export function newShareCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** The code that was meant: in capitals, without blanks and hyphens, O for 0, I and L for 1. */
export function readShareCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}
