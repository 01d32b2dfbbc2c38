const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const secrets = ["code", "publicAccessKey", "invoiceAccessKey"];
const most = 40;

/** What answers have named so far, for requests about things that exist: by a field's name, as `eventUuid`. */
export class KnownValues {
  readonly #byName = new Map<string, (string | number)[]>();

  /** Notes the values in an answer of a path. */
  learn(path: string, value: unknown): void {
    this.#walk(thingOf(path), value, 0);
  }

  /** Returns what is known for a field, by its name or the end of its name; of a path's own `uuid` or `id`, by the path. */
  find(name: string, path: string): readonly (string | number)[] {
    const own = name === "uuid" || name === "id" ? thingOf(path) + capital(name) : name;
    const plain = own.replace(/\d$|s$/, "").toLowerCase();
    const found = [...this.#byName].filter(([known]) => plain.endsWith(known.toLowerCase()));
    return found.flatMap(([, values]) => values);
  }

  #walk(thing: string, value: unknown, depth: number): void {
    if (typeof value !== "object" || value === null || depth > 4) return;
    for (const [key, part] of Object.entries(value).slice(0, 60)) {
      if (typeof part === "object") this.#walk(thing, part, depth + 1);
      else if (typeof part === "string" && key.endsWith("uid") && uuidForm.test(part)) {
        this.#keep(key === "uuid" ? `${thing}Uuid` : key, part);
      } else if (typeof part === "number" && /id$/i.test(key))
        this.#keep(key === "id" ? `${thing}Id` : key, part);
      else if (typeof part === "string" && secrets.includes(key)) this.#keep(key, part);
    }
  }

  #keep(name: string, value: string | number): void {
    const values = this.#byName.get(name) ?? [];
    this.#byName.set(name, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > most) values.shift();
  }
}

/** `order` for /api/customer/orders/…: what the path is about. */
function thingOf(path: string): string {
  return (path.split("/")[3] ?? "").replace(/(ss)es$|s$/, "$1");
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
