const units = ["o", "ko", "Mo", "Go"] as const;

/** « 640 ko », « 12,5 Mo », « 1,9 Go »: decimal units, as is usual in France. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)), units.length - 1);
  const value = bytes / 1000 ** power;
  const digits = power >= 2 ? 1 : 0;
  return `${value.toLocaleString("fr-FR", { maximumFractionDigits: digits })}\u00a0${units[power]}`;
}
