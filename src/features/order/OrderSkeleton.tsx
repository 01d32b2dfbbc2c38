import { Card, LineItemSkeleton, SidebarLayout, Skeleton, Stack, VisuallyHidden } from "../../ui/index.ts";

/** Skeleton of an order while it loads. */
export function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Chargement en cours...</VisuallyHidden>
      <Stack space="lg">
        <Stack space="xs">
          <Skeleton text="title2" width="half" />
          <Skeleton text="body" width="third" />
        </Stack>
        <SidebarLayout
          aside={
            <Card>
              <Skeleton text="title4" lines={4} width="full" />
            </Card>
          }
        >
          <Card>
            <Stack space="lg">
              <LineItemSkeleton />
              <LineItemSkeleton />
            </Stack>
          </Card>
        </SidebarLayout>
      </Stack>
    </div>
  );
}
