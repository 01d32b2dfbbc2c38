import type { ComponentPropsWithRef, MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";

export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  /** Path within the shop. */
  to: string;
};

/**
 * A link within the shop. The router's own would bring along how it fetches pages ahead for a server that renders them,
 * a part of the first load that is never used (decision 16).
 */
export function Link({ to, target, onClick, ...native }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target ? { target } : {});
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...native} href={href} target={target} onClick={click} />;
}
