import { Card, Loader, Skeleton, Stack, WithAside } from "../../ui/index.ts";

/** An order's shape while it is on its way. */
export function OrderSkeleton() {
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Skeleton text="title2" width="half" />
        <Loader label="Chargement en cours..." space="line" />
      </Stack>
      <WithAside
        aside={
          <Card>
            <Skeleton text="body" lines={4} />
          </Card>
        }
      >
        <Card>
          <Stack space="lg">
            <Skeleton text="title4" lines={3} />
            <Skeleton text="title4" lines={3} />
          </Stack>
        </Card>
      </WithAside>
    </Stack>
  );
}
