import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { pluralize } from "../domain/french/pluralize.ts";
import { flowStateAtom } from "../features/addPicture/openState.ts";
import { queuedChangesAtom, refusedChangesAtom, resumeOutboxAtom } from "../shop/cartOutbox.ts";
import { Alert, Banner, Button } from "../ui/index.ts";

const retryEveryMs = 10_000;

/** « Hors connexion : 2 changements de votre panier seront envoyés dès que le réseau revient. » */
const queuedWords = (count: number) =>
  `Hors connexion\u00a0: ${pluralize(count, "changement")} de votre panier ${count > 1 ? "seront envoyés" : "sera envoyé"} dès que le réseau revient.`;

const refusedWords = {
  addPicture: "Une photo ajoutée hors connexion n’a pas pu être mise dans votre panier.",
  changeItem: "Un changement fait hors connexion n’a pas pu être enregistré dans votre panier.",
  removeItem: "Un article supprimé hors connexion n’a pas pu être retiré de votre panier.",
} as const;

/** Tells of changes to the cart that wait for the network, on any screen, and sends them once it returns. */
export function OutboxNotice() {
  const count = useAtomValue(queuedChangesAtom).length;
  // The dialog says it itself, and has its buttons there.
  const isCovering = useAtomValue(flowStateAtom).step !== "closed";
  const resume = useSetAtom(resumeOutboxAtom);
  useEffect(() => {
    const send = () => void resume();
    send();
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [resume]);
  useEffect(() => {
    if (count === 0) return;
    const timer = setInterval(() => void resume(), retryEveryMs);
    return () => clearInterval(timer);
  }, [count, resume]);
  return (
    count > 0 &&
    !isCovering && (
      <Alert tone="info" live="off">
        {queuedWords(count)}
      </Alert>
    )
  );
}

/** Tells which queued changes the server has refused, and why. */
export function RefusedChanges() {
  const [refused, dismiss] = useAtom(refusedChangesAtom);
  if (refused.length === 0) return null;
  return (
    <Banner
      tone="warning"
      label="Changements refusés"
      live="polite"
      action={
        <Button size="small" onClick={dismiss}>
          J’ai compris
        </Button>
      }
    >
      {refused.map(({ name, message }) => `${refusedWords[name]} ${message}`).join(" ")}
    </Banner>
  );
}
