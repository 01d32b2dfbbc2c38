import { fillPath } from "./client.ts";
import type { FileLink } from "./contract/links.ts";

/**
 * Returns the address of a file that the browser opens itself (specification, section 7 "Links opened by the browser").
 * @param prefix prefix of /api: "" for the page's own server
 */
export function fileAddress(
  link: Pick<FileLink, "path">,
  params: Record<string, string>,
  query: Record<string, string>,
  prefix = "",
): string {
  return `${prefix}/api${fillPath(link.path, params)}?${new URLSearchParams(query)}`;
}
