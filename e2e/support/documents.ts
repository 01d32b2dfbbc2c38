import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { extractText } from "unpdf";

export interface Taken {
  fileName: string;
  bytes: Buffer;
}

/** Presses a link to a file and returns what the browser saved. */
export async function take(page: Page, name: string): Promise<Taken> {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const download = await saving;
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Returns the words of a PDF, with blanks collapsed. */
export async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

/** Returns whether a file begins and ends as a JPEG does. */
export function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString("hex") === "ffd8ff" && bytes.subarray(-2).toString("hex") === "ffd9";
}
