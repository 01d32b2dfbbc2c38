import type { ReactNode } from "react";
import { Button, Card, Heading, Inline, Stack } from "../../ui/index.ts";

export interface ChangeableCardProps {
  title: string;
  /** What « Modifier » changes, for screen readers. */
  changeLabel: string;
  onChange: () => void;
  children: ReactNode;
}

/** A choice from an earlier step, with a button to change it. */
export function ChangeableCard({ title, changeLabel, onChange, children }: ChangeableCardProps) {
  return (
    <Card space="md">
      <Stack space="xs">
        <Inline justify="space-between" align="baseline">
          <Heading level={2} size="title4">
            {title}
          </Heading>
          <Button variant="quiet" size="small" aria-label={changeLabel} onClick={onChange}>
            Modifier
          </Button>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
