import type { ReactNode } from "react";
import { expectTypeOf, it } from "vitest";
import type * as ui from "../../src/ui/index.ts";

type Props = {
  [Name in keyof typeof ui as (typeof ui)[Name] extends (props: never) => ReactNode
    ? Capitalize<Name> extends Name
      ? Name
      : never
    : never]: (typeof ui)[Name] extends (props: infer Own) => ReactNode ? Own : never;
};

/** Render no element of their own. */
type Bare = "LinkProvider" | "ModalClose";

type Takes<Own, Name extends string> = Name extends keyof Own ? true : false;
type Without<Name extends string> = {
  [Component in keyof Props]: Takes<Props[Component], Name> extends true ? never : Component;
}[keyof Props];

/** Checked by the compiler (`tsc --noEmit`). In a union of props, `keyof` has what each of them takes. */
it("lets every component take ref, id and data attributes", () => {
  expectTypeOf<Extract<keyof Props, "Button" | "Table" | "Price" | "PackSlots">>().toEqualTypeOf<
    "Button" | "Table" | "Price" | "PackSlots"
  >();
  expectTypeOf<Without<"ref">>().toEqualTypeOf<Bare>();
  expectTypeOf<Without<"id">>().toEqualTypeOf<Bare>();
  expectTypeOf<Without<"data-probe">>().toEqualTypeOf<Bare>();
  expectTypeOf<Without<"title">>().not.toEqualTypeOf<Bare>();
});
