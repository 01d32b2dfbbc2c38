import { sql } from "kysely";
import { expect } from "vitest";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import type { TestShop, TestVisitor } from "../support/testShop.ts";
import {
  type Cart,
  emptyCart,
  keyOf,
  type Line,
  type Op,
  type Pack,
  type PackVariant,
  productOf,
  type SingleVariant,
} from "./cartModel.ts";
import { items, type PackStock, places } from "./packStock.ts";

const unknown = "01234567-89ab-4def-8123-456789abcdef";

/** A visitor, the model of the visitor's cart, and the mapping between the two. */
export class CartPlayer {
  readonly #shop: TestShop;
  readonly #stock: PackStock;
  readonly #pictures: string[];
  readonly #visitor: TestVisitor;
  /** UUIDs of packs by model key, removed packs included. */
  readonly #packs = new Map<string, string>();
  #sessionUuid: string | null = null;
  /** The cart as last read from the database. */
  #state: State | null = null;
  cart: Cart = emptyCart();

  constructor(shop: TestShop, stock: PackStock) {
    this.#shop = shop;
    this.#stock = stock;
    this.#pictures = [...stock.pictures.many.slice(0, 6), stock.pictures.car];
    this.#visitor = shop.newVisitor();
  }

  /** Creates the visitor's session, which two concurrent calls must share. */
  async begin(): Promise<void> {
    await this.#visitor.get("/api/anonymous/orderItems/cartCount");
  }

  /** Locks the cart as a payment does, or unlocks it. */
  async setPaying(isPaying: boolean): Promise<void> {
    if (!this.cart.hasOrder || !this.#state) return;
    await this.#shop.services.db
      .updateTable("order")
      .set({ status: isPaying ? "paying" : "uncomplete" })
      .where("uuid", "=", this.#state.uuid)
      .execute();
    this.cart.isPaying = isPaying;
  }

  /** Prepares the call of an operation, with UUIDs resolved now. The call returns "done" or the error code. */
  prepare(op: Op): () => Promise<string> {
    const { method, path, body, made } = this.#request(op);
    return async () => {
      const answered = await this.#visitor.request<{ code?: string; orderItemUuid?: string }>(
        method,
        path,
        body,
      );
      if (answered.status === 200) {
        const { orderItemUuid } = answered.body;
        if (orderItemUuid !== undefined && made !== undefined) this.#packs.set(made, orderItemUuid);
        if (orderItemUuid !== undefined) this.#sessionUuid ??= await this.#sessionOf(orderItemUuid);
        return "done";
      }
      expect([400, 404, 409], JSON.stringify(answered.body)).toContain(answered.status);
      return answered.body.code ?? "";
    };
  }

  /** Returns the cart in the database, in the model's format. Also checks that shares sum to their lines. */
  async snapshot(): Promise<{ lines: string[]; total: number }> {
    this.#state = await this.#readState();
    if (!this.#state) return { lines: [], total: 0 };
    const lines = this.#state.rows.map((row) => {
      const numbers = (group: 1 | 2) =>
        row.places
          .filter((place) => place.group === group)
          .map(({ picture }) => this.#pictures.indexOf(picture))
          .sort()
          .join("+");
      if (row.places.length > 0) {
        expect(row.places.reduce((cents, { share }) => cents + share, 0)).toBe(row.price * row.quantity);
      }
      const held = row.nature === "multi" ? `${numbers(1)}/${numbers(2)}` : "";
      return `${this.#keyOfRow(row)}: ${row.quantity} at ${row.price} ${held}`.trim();
    });
    return { lines: lines.sort(), total: this.#state.totalPrice };
  }

  /** Returns the gain that the shop suggests, in cents. */
  async suggestedGain(): Promise<number> {
    const { status, body } = await this.#visitor.get<{ gain: number }>(`${items}/suggestion`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.gain;
  }

  /** Applies the suggestion at a gain. Returns "done" or the error code. */
  async pressSuggestion(gain: number): Promise<string> {
    const { status, body } = await this.#visitor.post<{ code?: string }>(`${items}/applySuggestion`, {
      gain,
    });
    expect([200, 409], JSON.stringify(body)).toContain(status);
    return status === 200 ? "done" : (body.code ?? "");
  }

  /** Returns the cart in the database, with its new packs numbered by `name`. */
  async readCart(name: () => number): Promise<Cart> {
    this.#state = await this.#readState();
    const rows = this.#state?.rows ?? [];
    const known = new Set(this.#packs.values());
    for (const { uuid, nature } of rows) {
      if (nature === "multi" && !known.has(uuid)) this.#packs.set(`pack ${name()}`, uuid);
    }
    return { ...this.cart, lines: rows.map((row) => this.#lineOf(row)), placed: [] };
  }

  /** Registers another visitor's pack. Returns the key by which this visitor names it. */
  foreignKey(other: CartPlayer, key: string): string {
    const uuid = other.#packs.get(key);
    if (uuid !== undefined) this.#packs.set(`foreign ${key}`, uuid);
    return `foreign ${key}`;
  }

  async #sessionOf(orderItemUuid: string): Promise<string | null> {
    const { sessionUuid } = await this.#shop.services.db
      .selectFrom("orderItem")
      .innerJoin("order", "order.uuid", "orderItem.orderUuid")
      .select("order.sessionUuid")
      .where("orderItem.uuid", "=", orderItemUuid)
      .executeTakeFirstOrThrow();
    return sessionUuid;
  }

  async #readState(): Promise<State | null> {
    if (this.#sessionUuid === null) return null;
    const { rows } = await sql<State>`
      select "order".uuid, "totalPrice", (
        select coalesce(json_agg(json_build_object('uuid', item.uuid, 'quantity', item.quantity, 'price', item.price,
            'pictureUuid', item."pictureUuid", 'productVariantUuid', item."productVariantUuid",
            'withMatOption', item."withMatOption", 'withNumericOption', item."withNumericOption",
            'nature', product.nature, 'places', (
              select coalesce(json_agg(json_build_object('uuid', place.uuid, 'picture', place."pictureUuid",
                  'group', place."groupPosition", 'share', place."priceShare")), '[]')
              from "orderItemPicture" place where place."orderItemUuid" = item.uuid and not place."isDeleted"))), '[]')
        from "orderItem" item join product on product.uuid = item."productUuid"
        where item."orderUuid" = "order".uuid and not item."isDeleted") as rows
      from "order" where "sessionUuid" = ${this.#sessionUuid} and status in ('uncomplete', 'paying')`.execute(
      this.#shop.services.db,
    );
    return rows[0] ?? null;
  }

  #keyOfRow(row: Row): string {
    const made = [...this.#packs].find(([, uuid]) => uuid === row.uuid);
    if (made) return made[0];
    const variants = Object.entries(this.#stock.variants);
    const variant = variants.find(([, uuid]) => uuid === row.productVariantUuid)?.[0];
    const picture = this.#pictures.indexOf(row.pictureUuid ?? "");
    return `single ${picture} ${variant} ${row.withMatOption} ${row.withNumericOption === true}`;
  }

  #lineOf(row: Row): Line {
    const [kind, id] = this.#keyOfRow(row).split(" ");
    const variant = Object.entries(this.#stock.variants).find(
      ([, uuid]) => uuid === row.productVariantUuid,
    )?.[0];
    const options = { mat: row.withMatOption, copy: row.withNumericOption === true, quantity: row.quantity };
    const before = this.cart.lines.find((line) => keyOf(line) === `${kind} ${id}`);
    if (kind === "whole" && before) return before;
    if (kind === "single") {
      const picture = this.#pictures.indexOf(row.pictureUuid ?? "");
      return { kind, picture, variant: variant as SingleVariant, ...options };
    }
    const group = (position: 1 | 2) =>
      row.places
        .filter((place) => place.group === position)
        .map(({ picture }) => this.#pictures.indexOf(picture));
    const groups: Pack["groups"] = [group(1), group(2)];
    return { kind: "pack", id: Number(id), variant: variant as PackVariant, ...options, groups };
  }

  #find(key: string): { uuid: string; places: Row["places"] } {
    const row = this.#state?.rows.find((one) => this.#keyOfRow(one) === key);
    return { uuid: row?.uuid ?? this.#packs.get(key) ?? unknown, places: row?.places ?? [] };
  }

  #place(key: string, picture: number): string {
    const held = this.#find(key).places;
    return held.find((place) => place.picture === this.#pictures[picture])?.uuid ?? unknown;
  }

  #request(op: Op): Request {
    const { variants, products, events } = this.#stock;
    const put = (path: string, body: unknown): Request => ({ method: "PUT", path, body });
    const post = (path: string, body: unknown, made?: string): Request => ({
      method: "POST",
      path,
      body,
      made,
    });
    switch (op.do) {
      case "single":
        return post(items, {
          productUuid: {
            large: products.print,
            small: products.print,
            file: products.file,
            carPrint: products.carPrint,
          }[op.variant],
          productVariantUuid: variants[op.variant],
          pictureUuid: this.#pictures[op.picture],
          quantity: op.quantity,
          withMatOption: op.mat,
          withNumericOption: op.copy,
        });
      case "pack":
        return post(
          items,
          {
            productUuid: products[productOf(op.variant)],
            productVariantUuid: variants[op.variant],
            pictureUuid: op.picture === null ? null : this.#pictures[op.picture],
            quantity: op.quantity,
            withMatOption: op.mat,
          },
          `pack ${op.id}`,
        );
      case "whole":
        return post(
          items,
          {
            productUuid: products.event,
            productVariantUuid: variants.event,
            eventUuid: op.hasEvent ? events.rosieres : null,
          },
          `whole ${op.id}`,
        );
      case "add": {
        const { uuid } = this.#find(op.pack);
        return put(`${items}/${uuid}/addPictureToPack`, { pictureUuid: this.#pictures[op.picture] });
      }
      case "take": {
        const { uuid } = this.#find(op.pack);
        const orderItemPictureUuid = this.#place(op.pack, op.picture);
        return put(`${items}/${uuid}/removePictureFromPack`, {
          orderItemPictureUuid,
          target: { mode: op.mode },
        });
      }
      case "move": {
        const { uuid } = this.#find(op.pack);
        const singles = op.singles.map((key) => this.#find(key));
        return put(`${items}/${uuid}/moveSinglePicturesToPack`, {
          singlePictureItemUuids: singles.map((single) => single.uuid),
          ...(op.group === null ? {} : { groupPosition: op.group }),
        });
      }
      case "group":
        return put(`${places}/${this.#place(op.pack, op.picture)}/groupPosition`, {
          newGroupPosition: op.group,
        });
      case "delete": {
        const { uuid } = this.#find(op.line);
        return post(`${items}/${uuid}/delete`, { target: { mode: op.mode } });
      }
      case "changePack": {
        const { uuid } = this.#find(op.pack);
        return put(`${items}/${uuid}`, {
          productVariantUuid: variants[op.variant],
          quantity: op.quantity,
          withMatOption: op.mat,
        });
      }
      case "quantity": {
        const { uuid } = this.#find(op.single);
        return put(`${items}/${uuid}`, { quantity: op.quantity });
      }
      case "finalize":
        return post("/api/anonymous/orders/finalizeCurrentOrder", {
          email: "a@example.fr",
          lastName: "L",
          ...agreedVersions(false),
        });
    }
  }
}

interface Request {
  method: "PUT" | "POST";
  path: string;
  body: unknown;
  /** The model's key of the created pack. */
  made?: string | undefined;
}
interface State {
  uuid: string;
  totalPrice: number;
  rows: Row[];
}
interface Row {
  uuid: string;
  quantity: number;
  price: number;
  pictureUuid: string | null;
  productVariantUuid: string;
  withMatOption: boolean;
  withNumericOption: boolean | null;
  nature: "sp" | "multi" | "filter";
  places: { uuid: string; picture: string; group: 1 | 2; share: number }[];
}
