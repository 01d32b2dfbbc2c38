import type { Endpoint } from "../api/contract/endpoint.ts";
import { searchContract } from "../api/contract/searchContract.ts";

/** Only what is the same for everybody. */
const calls = Object.values(searchContract)
  .flatMap<Endpoint>((group) => Object.values(group))
  .filter(({ cacheable }) => cacheable)
  .map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, "[0-9a-f-]{36}")}$`));

/** Returns whether what a path of this shop answers may be fetched again, and kept for when there is no network. */
export const isKeepable = (path: string): boolean =>
  /^\/(?:thumbnails|images)\//.test(path) || calls.some((call) => call.test(path));
