import { Alert, Loader, Page } from "../../ui/index.ts";

/** Shown while a shared screen is reset for the next shopper. */
export function Leaving({ isStuck }: { isStuck: boolean }) {
  return (
    <Page>
      {isStuck ? (
        <Alert tone="warning" live="assertive" title="Un instant, s’il vous plaît">
          La boutique ne répond pas pour le moment. Cet écran sera de nouveau à vous dès qu’elle répondra.
        </Alert>
      ) : (
        <Loader label="Préparation de l’écran pour le client suivant…" space="screen" />
      )}
    </Page>
  );
}
