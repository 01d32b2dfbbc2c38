/**
 * A small, readable model of the cart: what each call answers, and the cart after it. It shares no code with the shop.
 * Prices are in cents, for the stock of packStock.ts.
 */

const singles = {
  large: { pricing: "horse", format: "20_30", price: 1500, mat: 300, copy: 1000, isFile: false },
  small: { pricing: "horse", format: "15_22", price: 905, mat: null, copy: null, isFile: false },
  file: { pricing: "horse", format: "high", price: 2900, mat: null, copy: null, isFile: true },
  carPrint: { pricing: "car", format: "20_30", price: 1700, mat: 300, copy: 1000, isFile: false },
} as const;
export type SingleVariant = keyof typeof singles;

const packs = {
  pack: {
    pricing: "horse",
    product: "pack",
    sizes: [3, 0],
    formats: ["20_30", "20_30"],
    price: 3900,
    mat: 300,
    copy: 1000,
    isFile: false,
  },
  packFiles: {
    pricing: "horse",
    product: "pack",
    sizes: [3, 0],
    formats: ["average", "average"],
    price: 4500,
    mat: null,
    copy: null,
    isFile: true,
  },
  mixed: {
    pricing: "horse",
    product: "mixed",
    sizes: [2, 2],
    formats: ["20_30", "high"],
    price: 5001,
    mat: 300,
    copy: 1000,
    isFile: false,
  },
  mixedLarge: {
    pricing: "horse",
    product: "mixed",
    sizes: [2, 2],
    formats: ["60_90", "low"],
    price: 9000,
    mat: null,
    copy: null,
    isFile: false,
  },
  carPack: {
    pricing: "car",
    product: "carPack",
    sizes: [2, 0],
    formats: ["20_30", "20_30"],
    price: 3000,
    mat: null,
    copy: null,
    isFile: false,
  },
} as const;
export type PackVariant = keyof typeof packs;
export const productOf = (variant: PackVariant) => packs[variant].product;
export const packVariants = Object.keys(packs) as PackVariant[];
export const singleVariants = Object.keys(singles) as SingleVariant[];

/** Pictures are numbered; the last one belongs to the car event. */
export const pictureCount = 7;
const pricingOf = (picture: number) => (picture === pictureCount - 1 ? "car" : "horse");

export interface Single {
  kind: "single";
  picture: number;
  variant: SingleVariant;
  mat: boolean;
  copy: boolean;
  quantity: number;
}
export interface Pack {
  kind: "pack";
  id: number;
  variant: PackVariant;
  mat: boolean;
  /** True only for packs made by a suggestion: they include files with their prints. */
  copy: boolean;
  quantity: number;
  groups: [number[], number[]];
}
/** The whole event as files; incomplete without its event. */
export interface Whole {
  kind: "whole";
  id: number;
  hasEvent: boolean;
}
export type Line = Single | Pack | Whole;

export interface Cart {
  hasOrder: boolean;
  isPaying: boolean;
  lines: Line[];
  /** Lines placed in this step: they can no longer change. */
  placed: Line[];
}
export const emptyCart = (): Cart => ({ hasOrder: false, isPaying: false, lines: [], placed: [] });

/** Returns the identity of a line: a pack's id, or all attributes that make two single pictures the same. */
export function keyOf(line: Line): string {
  if (line.kind !== "single") return `${line.kind} ${line.id}`;
  return `single ${line.picture} ${line.variant} ${line.mat} ${line.copy}`;
}

export type Op =
  | ({ do: "single" } & Omit<Single, "kind">)
  | { do: "pack"; id: number; variant: PackVariant; mat: boolean; quantity: number; picture: number | null }
  | { do: "whole"; id: number; hasEvent: boolean }
  | { do: "add"; pack: string; picture: number }
  | { do: "take"; pack: string; picture: number; mode: "cart" | "void" }
  | { do: "move"; pack: string; singles: string[]; group: 1 | 2 | null }
  | { do: "group"; pack: string; picture: number; group: 1 | 2 }
  | { do: "delete"; line: string; mode: "void" | "split" }
  | { do: "changePack"; pack: string; variant: PackVariant; quantity: number; mat: boolean }
  | { do: "quantity"; single: string; quantity: number }
  | { do: "finalize" };

class Refused extends Error {}
const refuse = (code: string): never => {
  throw new Refused(code);
};

/** Returns a call's answer ("done" or its error code) and the cart after it. */
export function apply(before: Cart, op: Op): { outcome: string; cart: Cart } {
  const cart = structuredClone(before);
  try {
    perform(cart, op);
    return { outcome: "done", cart };
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    return { outcome: thrown.message, cart: before };
  }
}

function perform(cart: Cart, op: Op): void {
  switch (op.do) {
    case "single": {
      if (singles[op.variant].pricing !== pricingOf(op.picture)) refuse("INVALID_INPUT");
      const { mat, copy } = singles[op.variant];
      if ((op.mat && mat === null) || (op.copy && copy === null)) refuse("INVALID_INPUT");
      begin(cart);
      const { do: _, ...single } = op;
      addSinglePicture(cart, { kind: "single", ...single });
      return;
    }
    case "pack": {
      const { pricing, mat, isFile } = packs[op.variant];
      if (op.picture !== null && pricing !== pricingOf(op.picture)) refuse("INVALID_INPUT");
      if (op.mat && mat === null) refuse("INVALID_INPUT");
      begin(cart);
      const { id, variant } = op;
      const groups: Pack["groups"] = [op.picture === null ? [] : [op.picture], []];
      const quantity = isFile ? 1 : op.quantity;
      cart.lines.push({ kind: "pack", id, variant, mat: op.mat, copy: false, quantity, groups });
      return;
    }
    case "whole":
      begin(cart);
      cart.lines.push({ kind: "whole", id: op.id, hasEvent: op.hasEvent });
      return;
    case "add": {
      const pack = findPack(cart, op.pack);
      if (packs[pack.variant].pricing !== pricingOf(op.picture)) refuse("PACK_INCOMPATIBLE");
      fill(pack, [op.picture], null);
      return;
    }
    case "take": {
      const pack = findPack(cart, op.pack);
      if (!pack.groups.flat().includes(op.picture)) refuse("NOT_FOUND");
      if (op.mode === "cart") addSinglePicture(cart, asSingle(pack, op.picture));
      pack.groups = without(pack, op.picture);
      return;
    }
    case "move": {
      const pack = findPack(cart, op.pack);
      const moved = op.singles.map((key) => findSingle(cart, key));
      const { pricing } = packs[pack.variant];
      if (moved.some(({ picture }) => pricingOf(picture) !== pricing)) refuse("PACK_INCOMPATIBLE");
      fill(
        pack,
        moved.map(({ picture }) => picture),
        op.group,
      );
      for (const single of moved) single.quantity -= pack.quantity;
      cart.lines = cart.lines.filter((line) => line.kind !== "single" || line.quantity > 0);
      return;
    }
    case "group": {
      // The call names a picture's place, not its pack: without the picture it finds nothing.
      const at = [...cart.lines, ...cart.placed].find((line) => keyOf(line) === op.pack);
      if (at?.kind !== "pack" || !at.groups.flat().includes(op.picture)) refuse("NOT_FOUND");
      const pack = findPack(cart, op.pack);
      if (pack.groups[op.group - 1]?.includes(op.picture)) return;
      if (packs[pack.variant].sizes[op.group - 1] === 0) refuse("INVALID_INPUT");
      const others = { ...pack, groups: without(pack, op.picture) };
      if (free(others, op.group) === 0) refuse("PACK_FULL");
      others.groups[op.group - 1]?.push(op.picture);
      pack.groups = others.groups;
      return;
    }
    case "delete": {
      const line = op.mode === "split" ? findPack(cart, op.line) : findLine(cart, op.line);
      cart.lines = cart.lines.filter((one) => one !== line);
      if (op.mode === "split" && line.kind === "pack") {
        for (const picture of line.groups.flat()) addSinglePicture(cart, asSingle(line, picture));
      }
      return;
    }
    case "changePack": {
      const pack = findPack(cart, op.pack);
      if (productOf(op.variant) !== productOf(pack.variant)) refuse("INVALID_INPUT");
      if (op.mat && packs[op.variant].mat === null) refuse("INVALID_INPUT");
      const quantity = packs[op.variant].isFile ? 1 : op.quantity;
      Object.assign(pack, { variant: op.variant, mat: op.mat, copy: false, quantity });
      return;
    }
    case "quantity": {
      const single = findSingle(cart, op.single);
      if (!singles[single.variant].isFile) single.quantity = op.quantity;
      return;
    }
    case "finalize":
      if (cart.isPaying) refuse("PAYMENT_IN_PROGRESS");
      if (cart.lines.length === 0) refuse("ORDER_EMPTY");
      if (!cart.lines.every(isComplete)) refuse("ORDER_INCOMPLETE");
      Object.assign(cart, { hasOrder: false, lines: [], placed: cart.lines });
  }
}

function begin(cart: Cart): void {
  if (cart.isPaying) refuse("PAYMENT_IN_PROGRESS");
  cart.hasOrder = true;
}

function findLine(cart: Cart, key: string): Line {
  if (cart.placed.some((line) => keyOf(line) === key)) refuse("ORDER_NOT_MODIFIABLE");
  const line = cart.lines.find((one) => keyOf(one) === key) ?? refuse("NOT_FOUND");
  if (cart.isPaying) refuse("PAYMENT_IN_PROGRESS");
  return line;
}

function findPack(cart: Cart, key: string): Pack {
  const line = findLine(cart, key);
  return line.kind === "pack" ? line : refuse("NOT_FOUND");
}

function findSingle(cart: Cart, key: string): Single {
  const line = findLine(cart, key);
  return line.kind === "single" ? line : refuse("NOT_FOUND");
}

function addSinglePicture(cart: Cart, single: Single): void {
  const { isFile } = singles[single.variant];
  const same = cart.lines.find((line) => keyOf(line) === keyOf(single));
  if (!same) cart.lines.push({ ...single, quantity: isFile ? 1 : single.quantity });
  else if (same.kind === "single" && !isFile) same.quantity += single.quantity;
}

function asSingle(pack: Pack, picture: number): Single {
  const { formats, pricing } = packs[pack.variant];
  const format = formats[pack.groups[0].includes(picture) ? 0 : 1];
  const own = singleVariants.filter((variant) => singles[variant].pricing === pricing);
  const variant =
    own.find((one) => singles[one].format === format) ?? (pricing === "car" ? "carPrint" : "small");
  const mat = pack.mat && singles[variant].mat !== null;
  const copy = pack.copy && singles[variant].copy !== null;
  return { kind: "single", picture, variant, mat, copy, quantity: pack.quantity };
}

const free = (pack: Pick<Pack, "variant" | "groups">, group: 1 | 2) =>
  (packs[pack.variant].sizes[group - 1] ?? 0) - (pack.groups[group - 1]?.length ?? 0);

const without = ({ groups: [first, second] }: Pack, picture: number): Pack["groups"] => [
  first.filter((one) => one !== picture),
  second.filter((one) => one !== picture),
];

function fill(pack: Pack, pictures: number[], group: 1 | 2 | null): void {
  const all = [...pack.groups.flat(), ...pictures];
  if (new Set(all).size < all.length) refuse("PICTURE_ALREADY_IN_PACK");
  const room = group === null ? free(pack, 1) + free(pack, 2) : free(pack, group);
  if (pictures.length > room) refuse("PACK_FULL");
  for (const picture of pictures) pack.groups[(group ?? (free(pack, 1) > 0 ? 1 : 2)) - 1]?.push(picture);
}

function isComplete(line: Line): boolean {
  if (line.kind === "whole") return line.hasEvent;
  return line.kind === "single" || free(line, 1) + free(line, 2) === 0;
}

/** Returns each picture of a line once per copy made: « 3 of 20_30 mat ». */
export function piecesOf(line: Line): string[] {
  if (line.kind === "whole") return [];
  const words = (format: string, mat: boolean, copy: boolean) =>
    `${format}${mat ? " mat" : ""}${copy ? " copy" : ""}`;
  const times = (piece: string) => new Array<string>(line.quantity).fill(piece);
  if (line.kind === "single") {
    const { format } = singles[line.variant];
    return times(`${line.picture} of ${words(format, line.mat, line.copy)}`);
  }
  const isPrint = (format: string) => !["high", "average", "low"].includes(format);
  return line.groups.flatMap((pictures, group) => {
    const format = packs[line.variant].formats[group] ?? "";
    const options = isPrint(format) ? words(format, line.mat, line.copy) : format;
    return pictures.flatMap((picture) => times(`${picture} of ${options}`));
  });
}

/** Returns a pack's fault, or null: an overfull group, a duplicate picture, a picture of another pricing. */
export function faultOf(pack: Pack): string | null {
  const pictures = pack.groups.flat();
  if (free(pack, 1) < 0 || free(pack, 2) < 0) return "overfull";
  if (new Set(pictures).size < pictures.length) return "twice the same picture";
  const { pricing } = packs[pack.variant];
  return pictures.some((picture) => pricingOf(picture) !== pricing) ? "another pricing" : null;
}

const wholePrice = 19900;

function unitPrice(line: Line): number {
  if (line.kind === "whole") return wholePrice;
  const { price, mat, copy } = line.kind === "pack" ? packs[line.variant] : singles[line.variant];
  return price + (line.mat ? (mat ?? 0) : 0) + (line.copy ? (copy ?? 0) : 0);
}

/** Returns the cart as sorted text, with its total: 12.5 % off, rounded half up. */
export function pictureOf({ lines }: Cart): { lines: string[]; total: number } {
  const quantity = (line: Line) => (line.kind === "whole" ? 1 : line.quantity);
  const sum = lines.reduce((cents, line) => cents + unitPrice(line) * quantity(line), 0);
  return {
    lines: lines
      .map((line) => {
        const held =
          line.kind === "pack" ? line.groups.map((group) => group.toSorted().join("+")).join("/") : "";
        return `${keyOf(line)}: ${quantity(line)} at ${unitPrice(line)} ${held}`.trim();
      })
      .sort(),
    total: sum - Math.floor((sum * 125 + 500) / 1000),
  };
}
