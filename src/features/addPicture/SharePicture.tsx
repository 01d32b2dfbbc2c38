import { useState } from "react";
import { copyText } from "../../browser/copyText.ts";
import { Button, Inline, Text } from "../../ui/index.ts";

export interface SharePictureProps {
  /** Title of the message that the link is sent with. */
  title: string;
}

/** Shares the address of the picture shown: by the device's own sheet or, without one, by the clipboard. */
export function SharePicture({ title }: SharePictureProps) {
  const [said, setSaid] = useState("");
  async function share() {
    const url = window.location.href;
    if (!("share" in navigator)) {
      setSaid(
        (await copyText(url, null)) ? "Lien copié." : "Copiez l’adresse de cette page pour la partager.",
      );
      return;
    }
    // Rejects when the shopper closes the sheet.
    await navigator.share({ title, url }).catch(() => {});
  }
  return (
    <Inline space="xs">
      <Button icon="share" onClick={share}>
        Partager cette photo
      </Button>
      <div role="status">
        <Text size="small">{said}</Text>
      </div>
    </Inline>
  );
}
