import { SaxesParser } from "saxes";
import { SpreadsheetError } from "./spreadsheetError.ts";

export type Attributes = Readonly<Record<string, string>>;

/** What is done with a document's elements; names are without prefix. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);
const piece = 1 << 20;

/** Reads an XML part. No entity is expanded but the five of XML. Throws `SpreadsheetError`. */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const encoding = bytes[0] === 0xff ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : "utf-8";
  const parser = new SaxesParser({ xmlns: false });
  parser.on("opentag", ({ name, attributes }) => {
    const own: Record<string, string> = {};
    for (const key in attributes) own[localName(key)] = attributes[key] ?? "";
    handlers.open(localName(name), own);
  });
  parser.on("closetag", ({ name }) => handlers.close(localName(name)));
  parser.on("text", handlers.text);
  parser.on("cdata", handlers.text);
  parser.on("error", () => {
    throw new SpreadsheetError("c’est un classeur abîmé");
  });
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += piece) {
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
  }
  parser.close();
}
