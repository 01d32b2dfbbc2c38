import { Box, Card, Columns, Loader, Skeleton, Stack, WithAside } from "../../ui/index.ts";

/** The cart's shape while it is on its way. */
export function CartSkeleton() {
  return (
    <WithAside
      aside={
        <Card>
          <Stack space="lg">
            <Skeleton text="title3" width="half" />
            <Skeleton text="body" lines={3} />
            <Skeleton shape="control" />
          </Stack>
        </Card>
      }
    >
      <Stack space="lg">
        <Loader label="Chargement en cours..." space="line" />
        {["first", "second"].map((line) => (
          <Columns key={line} count={4} space="md" align="center">
            <Skeleton shape="1/1" />
            <Box flexGrow={1}>
              <Skeleton text="title4" />
              <Skeleton text="small" lines={2} />
            </Box>
            <Skeleton shape="control" />
            <Skeleton text="body" width="half" />
          </Columns>
        ))}
      </Stack>
    </WithAside>
  );
}
