import type { ApiError } from "../../api/apiError.ts";
import { formatEuros } from "../../domain/money.ts";
import {
  Alert,
  Box,
  Card,
  Form,
  Heading,
  Inline,
  LoadingButton,
  Price,
  Stack,
  Text,
} from "../../ui/index.ts";
import { ConfigurationFields, type ConfigurationFieldsProps } from "./ConfigurationFields.tsx";
import { waitingForOptions } from "./texts.ts";

export interface ConfigurationFormProps extends ConfigurationFieldsProps {
  /** What the line comes to with these options, in cents; null until it is computed. */
  price: number | null;
  saving: boolean;
  /** Why the last change was not taken. */
  failure: ApiError | null;
  onSave: () => void;
}

/** The item's options with their price as it would be. */
export function ConfigurationForm({ price, saving, failure, onSave, ...fields }: ConfigurationFormProps) {
  return (
    <Card as="section" label="Configuration">
      <Form
        label="Configuration de l’article"
        errorTitle="Quelques informations sont à corriger"
        onSubmit={onSave}
      >
        <Stack space="lg">
          <Heading level={2} size="title3">
            Configuration
          </Heading>
          <ConfigurationFields {...fields} />
          {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
          <Inline justify="space-between" align="baseline">
            <Text weight="medium">Prix</Text>
            <Box aria-live="polite">
              <Price size="large" amount={price === null ? waitingForOptions : formatEuros(price)} />
            </Box>
          </Inline>
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
        </Stack>
      </Form>
    </Card>
  );
}
