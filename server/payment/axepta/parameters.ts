import { UnreadableMessage } from "./cipher.ts";

/**
 * `Name=value&Name=value`, without URL-encoding. Throws a RangeError on a value that would not come out as it
 * went in: one with `&` would add a parameter of its own.
 */
export function writeParameters(parameters: readonly (readonly [name: string, value: string])[]): string {
  return parameters
    .map(([name, value]) => {
      if (!/^[\x20-\x25\x27-\x7e]*$/.test(value)) throw new RangeError(`${name} cannot be sent: ${value}`);
      return `${name}=${value}`;
    })
    .join("&");
}

/**
 * The parameters by their name in lower case: names are compared without case. A name that comes twice is refused
 * (UnreadableMessage), for nobody could say which of the two was meant.
 */
export function readParameters(plaintext: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of plaintext.split("&")) {
    const equals = pair.indexOf("=");
    if (equals < 1) continue;
    const name = pair.slice(0, equals).trim().toLowerCase();
    if (parameters.has(name)) throw new UnreadableMessage(`${name} comes twice`);
    parameters.set(name, pair.slice(equals + 1));
  }
  return parameters;
}
