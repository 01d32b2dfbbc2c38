import type { Letter } from "../../server/mail/letter.ts";
import { logoId, pictureId } from "../../server/mail/letter.ts";
import { writeHtml } from "../../server/mail/writeHtml.ts";
import { photo } from "../drawings/photo.ts";

interface Brand {
  accent: string | null;
  /** An address of the picture. */
  logo: string | null;
}

export interface MailProps {
  letter: Letter;
  /** Default: Dossard's own colour, without a logo. */
  brand?: Brand;
}

const versions = [
  { theme: "boutique", label: "Version claire" },
  { theme: "dark", label: "Version sombre" },
] as const;

/** A mail as it is sent, in both its versions. */
export function Mail({ letter, brand = { accent: null, logo: null } }: MailProps) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 28rem), 1fr))" }}>
      {versions.map(({ theme, label }) => (
        <section
          key={theme}
          aria-label={label}
          data-theme={theme}
          data-theme-sample=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the shop's own code from these letters
          dangerouslySetInnerHTML={{ __html: readAs(theme, mailOf(letter, brand), brand) }}
        />
      ))}
    </div>
  );
}

const mailOf = (letter: Letter, { accent, logo }: Brand) =>
  new DOMParser().parseFromString(
    writeHtml(letter, { accent, logo: logo === null ? null : { ...noFile, address: logo } }),
    "text/html",
  );

/** The file itself travels beside the HTML. */
const noFile = { bytes: new Uint8Array() as never, type: "image/svg+xml" };

/** Returns a mail's body as a program in one of the appearances shows it; its style sheet holds for the dark one alone. */
function readAs(theme: "boutique" | "dark", mail: Document, { logo }: Brand): string {
  const sheet = mail.querySelector("style")?.textContent ?? "";
  const styles = theme === "dark" ? sheet.replace(/@media [^{]+/, "[data-theme='dark']") : "";
  mail.querySelector(`img[src="cid:${logoId}"]`)?.setAttribute("src", logo ?? "");
  for (const [place, image] of [...mail.querySelectorAll("img[src^='cid:photo']")].entries()) {
    if (image.getAttribute("src") !== `cid:${pictureId(place)}`)
      throw new Error("a picture out of its place");
    const isUpright = Number(image.getAttribute("height")) > Number(image.getAttribute("width"));
    image.setAttribute("src", photo(place + 1, isUpright ? "upright" : "wide"));
  }
  const { body } = mail;
  return `<style>${styles}</style><div class="${body.className}" style="${body.getAttribute("style")}">${body.innerHTML}</div>`;
}
