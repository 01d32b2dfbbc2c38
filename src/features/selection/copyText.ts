/**
 * Puts a text into the clipboard. Browsers give the clipboard to secure pages alone, and a stand runs on plain http inside
 * its own network: there the field that shows the text is marked and copied the old way.
 * @returns whether it was copied; where it was not, the text is marked
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand("copy");
  }
}
