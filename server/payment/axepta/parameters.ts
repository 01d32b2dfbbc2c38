import { UnreadableMessage } from "./cipher.ts";

/**
 * Writes `Name=value&Name=value` without URL-encoding. Throws a RangeError for a value that would not survive the round trip:
 * `&` would add a parameter.
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
 * Returns the parameters by lower-case name: names are case-insensitive. Throws UnreadableMessage for a repeated name, because
 * it is ambiguous.
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
