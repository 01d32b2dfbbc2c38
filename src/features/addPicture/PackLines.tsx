import { useId } from "react";
import { incompatibleMark } from "../../domain/packs/packRefusalWords.ts";
import {
  Badge,
  Box,
  Button,
  Card,
  Heading,
  Inline,
  LoadingButton,
  PackTooltip,
  Price,
  Stack,
  Text,
  VisuallyHidden,
} from "../../ui/index.ts";
import type { PackLine } from "./packChoices.ts";

export interface PackLinesProps {
  /** Title over the lines. */
  title: string;
  lines: readonly PackLine[];
  /** Label of each line's button: « Créer le pack ». */
  action: string;
  /** Announced while the chosen pack is being created or filled. */
  busyLabel: string;
  /** The pack being created or filled; null if none. */
  busyUuid: string | null;
  onChoose: (uuid: string) => void;
}

/** Packs, one per line, each with a button. An incompatible pack keeps its button and states the reason. */
export function PackLines({ title, lines, action, busyLabel, busyUuid, onChoose }: PackLinesProps) {
  const id = useId();
  return (
    <Stack as="section" space="xs">
      <Heading level={4} id={id}>
        {title}
      </Heading>
      <Box as="ul" aria-labelledby={id} display="flex" flexDirection="column" gap="xs">
        {lines.map((line) => (
          <Card key={line.uuid} as="li" space="md" tone={line.refusal ? "sunken" : "surface"}>
            <Inline justify="space-between" space="md">
              <Stack space="xxs" align="flex-start">
                <Text weight="strong">{line.label}</Text>
                {line.format && <Text size="small">{line.format}</Text>}
                <Text size="small" tone="muted" figures>
                  {line.room}
                </Text>
                {line.refusal?.reason === "incompatible" && (
                  <Badge tone="warning" icon="warning">
                    {incompatibleMark}
                  </Badge>
                )}
                {line.price && <Price amount={line.price} />}
              </Stack>
              <LineButton
                line={line}
                action={action}
                busyLabel={busyLabel}
                busyUuid={busyUuid}
                onChoose={onChoose}
              />
            </Inline>
          </Card>
        ))}
      </Box>
    </Stack>
  );
}

type LineButtonProps = Omit<PackLinesProps, "title" | "lines"> & { line: PackLine };

function LineButton({ line, action, busyLabel, busyUuid, onChoose }: LineButtonProps) {
  const words = (
    <>
      {action}
      <VisuallyHidden>{`\u00a0: ${[line.label, line.format].filter(Boolean).join(", ")}`}</VisuallyHidden>
    </>
  );
  if (line.refusal) {
    const { refusal } = line;
    const reason =
      refusal.reason === "noRoom" ? { places: refusal.places } : { categories: refusal.categories };
    return (
      <PackTooltip text={refusal.words} {...reason} delay={0}>
        <Button unavailable>{words}</Button>
      </PackTooltip>
    );
  }
  return (
    <div>
      <LoadingButton
        loading={busyUuid === line.uuid}
        unavailable={busyUuid !== null && busyUuid !== line.uuid}
        loadingLabel={busyLabel}
        onClick={() => onChoose(line.uuid)}
      >
        {words}
      </LoadingButton>
    </div>
  );
}
