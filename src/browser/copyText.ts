/**
 * Copies a text to the clipboard. The Clipboard API needs a secure page, and a stand runs on plain http inside its own
 * network: there the field with the text is selected and copied with the legacy command.
 * @returns whether it was copied; otherwise the text is left selected
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
