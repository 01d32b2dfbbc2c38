import { randomInt } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, which are misread when spoken or typed. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 12;

/** Returns an unguessable code: 60 random bits in 12 characters. */
export function newShareCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Normalises a typed code: capitals, no blanks or hyphens, O to 0, I and L to 1. */
export function readShareCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}
