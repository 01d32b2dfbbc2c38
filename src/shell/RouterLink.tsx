import type { MouseEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import type { LinkProps } from "../ui/index.ts";

/**
 * A link within the shop, for the design system's LinkProvider. The router's own includes prefetching for
 * server-rendered pages, a part of the first load that would never be used (decision 16).
 */
export function RouterLink({ to, target, onClick, ...native }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target ? { target } : {});
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...native} href={href} target={target} onClick={click} />;
}
