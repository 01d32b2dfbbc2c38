import type { ComponentType } from "react";
import { lazyPart } from "../state/lazyPart.ts";
import { afterFirstPicture } from "../ui/index.ts";

/** A component whose code loads after the visit's first picture: it must not compete with it for the network. */
export const laterPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazyPart(async () => {
    await afterFirstPicture();
    return load();
  }, name);
