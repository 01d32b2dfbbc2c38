import { CommandError } from "./services.ts";

/** Reads « 12 », « 12,5 », « 12.50 » as cents. Throws `CommandError`. */
export function readEuros(text: string): number {
  const [, whole, part = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  if (whole === undefined || cents === 0)
    throw new CommandError(`« ${text} » n’est pas un montant en euros.`);
  return cents;
}

/** Reads « 15 », « 12,5 », « 15 % ». Throws `CommandError`. */
export function readPercent(text: string): number {
  const [, digits] = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*%?$/.exec(text.trim()) ?? [];
  if (digits === undefined) throw new CommandError(`« ${text} » n’est pas un pourcentage.`);
  return Number(digits.replace(",", "."));
}
