import { Card, LineItemSkeleton, SidebarLayout, Skeleton, Stack, VisuallyHidden } from "../../ui/index.ts";

/** Skeleton of the cart while it loads. */
export function CartSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Chargement en cours...</VisuallyHidden>
      <SidebarLayout
        aside={
          <Card>
            <Stack space="lg">
              <Skeleton text="title3" width="half" />
              <Skeleton text="title4" lines={4} width="full" />
              <Skeleton shape="control" />
            </Stack>
          </Card>
        }
      >
        <Stack space="md">
          {["first", "second"].map((line) => (
            <Card key={line} space="md">
              <LineItemSkeleton controls />
            </Card>
          ))}
        </Stack>
      </SidebarLayout>
    </div>
  );
}
