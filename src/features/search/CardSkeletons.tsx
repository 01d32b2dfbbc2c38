import { Card, Columns, Skeleton, Stack, VisuallyHidden } from "../../ui/index.ts";

export interface CardSkeletonsProps {
  /** What is being loaded: « Chargement des événements… ». */
  label: string;
}

/** Skeletons of the cards' final size. */
export function CardSkeletons({ label }: CardSkeletonsProps) {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      <Columns count={[1, 2, 3]} space={["md", "lg"]}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Card key={key} space="none">
            <Skeleton shape="3/2" />
            <Card space="md">
              <Stack space="xxs">
                <Skeleton text="title4" />
                <Skeleton text="small" width="half" />
                <Skeleton text="small" width="third" />
              </Stack>
            </Card>
          </Card>
        ))}
      </Columns>
    </>
  );
}
