import type { ApiError } from "../../api/apiError.ts";
import { Alert, Button, Loader, LoadingButton, Modal, QRCode, Stack, Text } from "../../ui/index.ts";
import {
  awaitingPhone,
  codeExpired,
  continueExplained,
  continueLabel,
  continueTitle,
  nothingToContinue,
  orType,
  preparingCode,
  spacedCode,
  usedOnce,
} from "./handoverTexts.ts";
import type { HandoverState } from "./useHandover.ts";

export interface ContinueOnPhoneModalProps {
  handover: HandoverState;
  /** Returns the absolute URL that a code opens on a phone. */
  linkOf: (code: string) => string;
  /** Whether the code is being ended. */
  canceling: boolean;
  /** Why it could not be ended. */
  cancelFailure: ApiError | null;
  onCancel: () => Promise<void> | void;
  /** Makes a code again. */
  onRenew: () => void;
}

/** The code with which a phone takes over the cart and the selection of a stand's screen. */
export function ContinueOnPhoneModal(props: ContinueOnPhoneModalProps) {
  const { handover, linkOf, canceling, cancelFailure, onCancel, onRenew } = props;
  return (
    <Modal
      size="small"
      open
      onOpenChange={() => void onCancel()}
      title={continueTitle}
      closeLabel="Fermer"
      locked={canceling}
      footer={
        <LoadingButton
          size="large"
          full
          loading={canceling}
          loadingLabel="Fin du code en cours…"
          onClick={onCancel}
        >
          Annuler
        </LoadingButton>
      }
    >
      {cancelFailure && <Alert tone="critical">{cancelFailure.shopperMessage}</Alert>}
      {handover.state === "preparing" && <Loader label={preparingCode} />}
      {handover.state === "shown" && <Code url={linkOf(handover.code)} />}
      {handover.state === "expired" && (
        <Renewable tone="warning" words={codeExpired} action="Afficher un nouveau code" onRenew={onRenew} />
      )}
      {handover.state === "failed" && (
        <Renewable
          tone="critical"
          words={failureWords(handover.failure)}
          action="Réessayer"
          onRenew={onRenew}
        />
      )}
    </Modal>
  );
}

const failureWords = ({ code, shopperMessage }: ApiError) =>
  code === "ORDER_EMPTY" ? nothingToContinue : shopperMessage;

function Code({ url }: { url: string }) {
  const { host, pathname } = new URL(url);
  const [, path, code] = /^(.*\/)(.*)$/.exec(pathname) ?? [];
  return (
    <Stack space="md" align="center">
      <Text>{continueExplained}</Text>
      <QRCode value={url} label={continueLabel} />
      <Text align="center">{orType}</Text>
      <Text align="center" weight="strong">
        {host}
        {path}
        <wbr />
        {spacedCode(code ?? "")}
      </Text>
      <div role="status">
        <Text align="center" weight="medium">
          {awaitingPhone}
        </Text>
      </div>
      <Text size="small" tone="muted" align="center">
        {usedOnce}
      </Text>
    </Stack>
  );
}

interface RenewableProps {
  tone: "warning" | "critical";
  words: string;
  action: string;
  onRenew: () => void;
}

function Renewable({ tone, words, action, onRenew }: RenewableProps) {
  return (
    <Alert
      tone={tone}
      live="polite"
      action={
        <Button icon="refresh" onClick={onRenew}>
          {action}
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
