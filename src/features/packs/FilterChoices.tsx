import { Badge, Box, Button, Card, Heading, Inline, Stack, Text } from "../../ui/index.ts";

/** One thing that decides what a filter pack holds: its contest, a horse, a rider. */
export interface FilterChoice {
  key: "event" | "contest" | "filterValue1" | "filterValue2";
  /** « Épreuve », « Cavalier ». */
  term: string;
  /** The one chosen; null, none yet. */
  value: string | null;
  /** Words of its button: « Choisir une épreuve ». Without it, it came with the pack and stays. */
  chooseLabel?: string;
}

export interface FilterChoicesProps {
  choices: readonly FilterChoice[];
  onChoose: (key: FilterChoice["key"]) => void;
  /** Unselects it. */
  onClear: (key: FilterChoice["key"]) => void;
}

/** What a filter pack is about, each part to be chosen, changed or unselected. */
export function FilterChoices({ choices, onChoose, onClear }: FilterChoicesProps) {
  return (
    <Card as="section" label="Contenu du pack">
      <Stack space="md">
        <Heading level={2} size="title3">
          Contenu du pack
        </Heading>
        <Stack as="ul" space="md">
          {choices.map((choice) => (
            <Box as="li" key={choice.key}>
              <Choice choice={choice} onChoose={onChoose} onClear={onClear} />
            </Box>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

function Choice({
  choice: { key, term, value, chooseLabel },
  onChoose,
  onClear,
}: { choice: FilterChoice } & Omit<FilterChoicesProps, "choices">) {
  return (
    <Inline justify="space-between">
      <Stack space="xxs">
        <Text size="small" tone="muted">
          {term}
        </Text>
        {value === null ? (
          <Badge tone="warning" icon="warning">
            À compléter
          </Badge>
        ) : (
          <Text weight="medium">{value}</Text>
        )}
      </Stack>
      {chooseLabel && (
        <Inline space="xs">
          {value !== null && (
            <Button variant="quiet" size="small" aria-label={`Retirer ${value}`} onClick={() => onClear(key)}>
              Retirer
            </Button>
          )}
          <Button
            size="small"
            aria-label={value === null ? chooseLabel : `Modifier ${value}`}
            onClick={() => onChoose(key)}
          >
            {value === null ? chooseLabel : "Modifier"}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
