import * as z from "zod";
import { digitalFormats } from "../../src/domain/products/pictureFormat.ts";

const payload = z.object({
  orderUuid: z.uuid(),
  pictureUuid: z.uuid(),
  format: z.enum(digitalFormats),
});

export type DigitalFilePayload = z.infer<typeof payload>;

export const digitalFile = { kind: "digitalFile", payload };
