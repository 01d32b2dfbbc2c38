import { paths } from "./paths.ts";

/** Parameter of a pack's page that leads to the pictures to fill it with. */
export const fillParameter = "remplir";

/** Where a pack of pictures is filled: over the pictures of its rider. */
export const fillPath = (orderItemUuid: string) => `${paths.orderItem(orderItemUuid)}?${fillParameter}=`;
