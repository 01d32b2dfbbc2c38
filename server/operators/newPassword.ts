import { randomInt } from "node:crypto";

/** Without the letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const group = 5;
const groups = 4;

/** Returns an unguessable password that can be typed from paper: `k7fpm-2xh9d-…`, 99 bits. */
export function newPassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: group }, () => letters[randomInt(letters.length)]).join(""),
  ).join("-");
}
