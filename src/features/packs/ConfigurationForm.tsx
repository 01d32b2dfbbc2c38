import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import { Alert, Box, Card, Form, Heading, Inline, LoadingButton, Stack, Text } from "../../ui/index.ts";
import { ConfigurationFields, type ConfigurationFieldsProps } from "./ConfigurationFields.tsx";
import type { Refused } from "./refusalWords.ts";
import { waitingForOptions } from "./texts.ts";

export interface ConfigurationFormProps extends ConfigurationFieldsProps {
  /** Price of the line with these options, in cents; null until it is computed. */
  price: number | null;
  saving: boolean;
  /** The displayed configuration was just saved. Default: false. */
  saved?: boolean;
  /** The pack was changed elsewhere after the displayed choice was made. Default: false. */
  isOutdated?: boolean;
  /** Why the last change was refused. */
  failure: Refused | null;
  /** Saves the form. Null if each choice saves itself. */
  onSave: (() => Promise<void> | void) | null;
}

/** The item's options and the resulting price. */
export function ConfigurationForm({
  price,
  saving,
  saved = false,
  isOutdated = false,
  failure,
  onSave,
  ...fields
}: ConfigurationFormProps) {
  return (
    <Card as="section" label="Réglages du pack">
      <Form
        label="Choix des réglages"
        errorTitle="Quelques informations sont à corriger"
        onSubmit={() => onSave?.()}
      >
        <Stack space="lg">
          <Heading level={2} size="title3">
            Réglages du pack
          </Heading>
          <ConfigurationFields {...fields} />
          {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
          {isOutdated && (
            <Alert tone="warning" live="polite">
              Ce pack a changé entre-temps. Vos réglages sont toujours là, mais pas encore enregistrés.
            </Alert>
          )}
          {saved && !failure && <Alert tone="success">Vos choix sont enregistrés.</Alert>}
          <Inline justify="space-between" align="baseline">
            <Text weight="medium">Prix</Text>
            <Box aria-live="polite">
              <DiscountedPrice size="large" cents={price} pending={waitingForOptions} />
            </Box>
          </Inline>
          {onSave && (
            <LoadingButton
              type="submit"
              variant="primary"
              size="large"
              full
              loading={saving}
              loadingLabel="Enregistrement en cours…"
            >
              Enregistrer
            </LoadingButton>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
