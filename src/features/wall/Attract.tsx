import { useRef } from "react";
import { prefersReducedMotion } from "../../browser/prefersReducedMotion.ts";
import { Button, Modal, PictureWall } from "../../ui/index.ts";
import { useWall } from "./useWall.ts";

/** The recent pictures on a shared screen that nobody uses; the idle timer takes any press for a start. Nothing without pictures. */
export function Attract({ onStart }: { onStart: () => void }) {
  const pictures = useWall(null, prefersReducedMotion());
  const start = useRef<HTMLButtonElement>(null);
  if (pictures === null || pictures.length === 0) return null;
  return (
    <Modal
      open
      onOpenChange={onStart}
      title="Retrouvez vos photos"
      closeLabel="Fermer"
      panel="line"
      initialFocus={start}
      stage={<PictureWall label="Photos récentes" pictures={pictures} />}
      footer={
        <Button ref={start} variant="primary" size="large" full onClick={onStart}>
          Toucher l’écran pour commencer
        </Button>
      }
    />
  );
}
