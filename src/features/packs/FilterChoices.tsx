import { Badge, Box, Button, Card, Heading, Inline, Stack, Text } from "../../ui/index.ts";

/** One criterion of a filter pack: its contest, a horse, a rider. */
export interface FilterChoice {
  key: "event" | "contest" | "filterValue1" | "filterValue2";
  /** « Épreuve », « Cavalier ». */
  term: string;
  /** The chosen value; null if none. */
  value: string | null;
  /** Label of its button: « Choisir une épreuve ». Without it, the value is fixed by the pack. */
  chooseLabel?: string;
}

export interface FilterChoicesProps {
  choices: readonly FilterChoice[];
  onChoose: (key: FilterChoice["key"]) => void;
  /** Unselects it. */
  onClear: (key: FilterChoice["key"]) => void;
}

/** The criteria of a filter pack, each with buttons to choose, change or clear it. */
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
