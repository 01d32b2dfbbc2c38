import { useRef, useState } from "react";
import { LoadingButton, Stack, Text } from "../../ui/index.ts";

export interface SavePictureProps {
  /** Download address of the picture. */
  href: string;
  /** Its file name. */
  name: string;
}

const type = "image/jpeg";

const messages = {
  again: "Votre photo est chargée. Appuyez encore une fois pour l’enregistrer.",
  failed: "Votre photo n’a pas pu être enregistrée. Vous pouvez la télécharger.",
};

/** Whether the device is a phone or a tablet that passes pictures on, among others to its photographs. */
export function canSavePictures(): boolean {
  if (typeof navigator.canShare !== "function" || !matchMedia("(pointer: coarse)").matches) return false;
  return navigator.canShare({ files: [new File([""], "photo.jpg", { type })] });
}

/** Fetches a picture and passes it to the device's own sheet, which keeps it among the photographs. */
export function SavePicture({ href, name }: SavePictureProps) {
  const picture = useRef<File>(null);
  const [said, setSaid] = useState<keyof typeof messages | null>(null);

  async function save() {
    setSaid(null);
    try {
      picture.current ??= await fetchPicture(href, name);
      await navigator.share({ files: [picture.current] });
    } catch (thrown) {
      const why = thrown instanceof DOMException ? thrown.name : "";
      // The shopper has closed the sheet.
      if (why === "AbortError") return;
      // A browser opens the sheet for some seconds after a press only; the picture has taken longer.
      setSaid(why === "NotAllowedError" ? "again" : "failed");
    }
  }

  return (
    <Stack space="sm">
      <LoadingButton
        variant="primary"
        size="large"
        icon="image"
        full
        loadingLabel="Chargement de votre photo…"
        onClick={save}
      >
        Enregistrer dans mes photos
      </LoadingButton>
      <div role="status">{said && <Text size="small">{messages[said]}</Text>}</div>
    </Stack>
  );
}

async function fetchPicture(href: string, name: string): Promise<File> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`the picture was answered ${answer.status}`);
  return new File([await answer.blob()], name, { type });
}
