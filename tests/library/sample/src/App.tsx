import {
  applyTheme,
  Button,
  Header,
  Heading,
  IconButton,
  type LinkProps,
  LinkProvider,
  Modal,
  Page,
  Stack,
  TextField,
  Toast,
  ToastRegion,
} from "dossard-ui";
import { type MouseEvent, useRef, useState } from "react";

/** A router in three lines. */
function HistoryLink({ to, onClick, ...native }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    event.preventDefault();
    history.pushState(null, "", to);
  }
  return <a {...native} href={to} onClick={follow} />;
}

export function App() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [booked, setBooked] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function book() {
    setOpen(false);
    setBooked(name);
  }

  return (
    <LinkProvider link={HistoryLink}>
      <Header
        logo={{ label: "Manège", to: "/accueil" }}
        navigationLabel="Navigation principale"
        skipLabel="Aller au contenu"
        actions={<IconButton icon="user" label="Mon compte" to="/compte" />}
      />
      <Page width="form">
        <Stack>
          <Heading level={1}>Réservations</Heading>
          <Button variant="primary" data-testid="book" onClick={() => setOpen(true)}>
            Réserver
          </Button>
          <Button onClick={() => applyTheme("stand")}>Plein soleil</Button>
        </Stack>
      </Page>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Votre réservation"
        closeLabel="Fermer"
        initialFocus={field}
        footer={
          <Button variant="primary" onClick={book}>
            Confirmer
          </Button>
        }
      >
        <TextField ref={field} id="name" label="Votre nom" value={name} onValueChange={setName} />
      </Modal>
      <ToastRegion label="Messages">
        {booked !== null && (
          <Toast dismissLabel="Fermer le message" onDismiss={() => setBooked(null)}>
            Réservé pour {booked}
          </Toast>
        )}
      </ToastRegion>
    </LinkProvider>
  );
}
