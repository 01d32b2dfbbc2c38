import { PDFiumLibrary } from "@hyzyla/pdfium";
import { getDocumentProxy } from "unpdf";

export interface ReadPdf {
  /** One text per page, with whitespace collapsed. */
  pages: string[];
}

const oneBlank = (text: string) => text.replace(/\s+/g, " ").trim();

/** Reads a PDF with Chromium's engine. */
export async function readByPdfium(pdf: Uint8Array): Promise<ReadPdf & { drawn: Uint8Array[] }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: string[] = [];
  const drawn: Uint8Array[] = [];
  for (const page of document.pages()) {
    pages.push(oneBlank(page.getText()));
    drawn.push((await page.render({ scale: 1, render: "bitmap" })).data);
  }
  document.destroy();
  library.destroy();
  return { pages, drawn };
}

/** Reads a PDF with Firefox's engine, and lists the fonts of each page. */
export async function readByPdfJs(pdf: Uint8Array): Promise<
  ReadPdf & {
    fonts: { name: string; isEmbedded: boolean }[];
    lang: unknown;
    xmp: string | null;
    /** The file identifier, in hexadecimal; PDF/A requires one. */
    id: string | null;
    attachments: { name: string; text: string }[];
  }
> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  const fonts = new Map<string, boolean>();
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    // Drawing the page loads its fonts.
    await page.getOperatorList();
    const content = await page.getTextContent();
    const items = content.items.filter((item) => "str" in item);
    pages.push(oneBlank(items.map((item) => item.str + (item.hasEOL ? " " : "")).join("")));
    for (const { fontName } of items) {
      if (!page.commonObjs.has(fontName)) continue;
      const font: { name: string; missingFile?: boolean; data?: Uint8Array } = page.commonObjs.get(fontName);
      fonts.set(font.name, font.missingFile !== true);
    }
  }
  const { info, metadata } = await document.getMetadata();
  const attachments: { name: string; text: string }[] = [];
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    const content = await document.getAttachmentContent(id);
    attachments.push({ name: filename, text: new TextDecoder().decode(content ?? undefined) });
  }
  await document.cleanup();
  return {
    pages,
    id: document.fingerprints[0] ?? null,
    attachments,
    fonts: [...fonts].map(([name, isEmbedded]) => ({ name, isEmbedded })),
    lang: (info as { Language?: unknown }).Language,
    xmp: metadata?.getRaw() ?? null,
  };
}
