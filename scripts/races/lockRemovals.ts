/** A removed lock, as an editing mistake would remove it. */
export interface LockRemoval {
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
  /** A regular expression on the names of the pairs that detect it. */
  pairs: string;
}

/** Locks across several statements. A taken job's lock lies within one statement, where no race stops: tests/server/jobs/jobs.test.ts. */
export const lockRemovals: readonly LockRemoval[] = [
  {
    name: "the lock of the current order",
    file: "server/cart/currentOrder.ts",
    from: "currentOrders(tx, visitor).forNoKeyUpdate()",
    to: "currentOrders(tx, visitor)",
    pairs: "^orderItems.createOrderItem × orders.finalizeCurrentOrder",
  },
  {
    name: "the lock of orders by uuid",
    file: "server/cart/lockOrder.ts",
    from: '    .orderBy("uuid")\n    .forNoKeyUpdate()\n',
    to: '    .orderBy("uuid")\n',
    pairs: "orders.createCardPaymentLink × orders.resetAddresses",
  },
  {
    name: "the lock of an item's order",
    file: "server/cart/lockItem.ts",
    from: "    .forNoKeyUpdate()\n",
    to: "",
    pairs:
      "^orderItems.updateOrderItem × orders.finalizeCurrentOrder|^orderItems.updateOrderItem × orders.createCardPaymentLink",
  },
  {
    name: "the lock of a payment's order",
    file: "server/payment/paymentRows.ts",
    from: '    .where("uuid", "=", found.orderUuid)\n    .forNoKeyUpdate()',
    to: '    .where("uuid", "=", found.orderUuid)',
    pairs: "orders.unlockPaying × payments notify|payments notify × payments notify",
  },
  {
    name: "the hold of pictures that are added",
    file: "server/cart/addSinglePicture.ts",
    from: "await availablePicturesHeld(tx, uuids)\n",
    to: 'await (void availablePicturesHeld, tx)\n    .selectFrom("picture")\n    .select("picture.uuid")\n    .where("picture.uuid", "in", uuids)\n',
    pairs: "^orderItems.(createOrderItem|addPicturesToCart) × dossard takedown$",
  },
  {
    name: "a picture's hold while a pack begins with it",
    file: "server/cart/createOrderItem.ts",
    from: "    if (picture) await holdPictures(tx, [picture.pictureUuid]);\n",
    to: "    if (picture) void holdPictures;\n",
    pairs: "^orderItems.createOrderItem a pack × dossard takedown$",
  },
  {
    name: "a picture's hold while it is put into a pack",
    file: "server/cart/addPictureToPack.ts",
    from: "    await holdPictures(tx, [picture.pictureUuid]);\n",
    to: "    void holdPictures;\n",
    pairs: "addPictureToPack × dossard takedown$",
  },
  {
    name: "the hold of pictures that are shared",
    file: "server/catalogue/createSharedSelection.ts",
    from: "    await holdAvailablePictures(tx, body.pictureUuids);\n",
    to: "    void holdAvailablePictures;\n",
    pairs: "sharedSelections.createSharedSelection × dossard takedown$",
  },
  {
    name: "the lock that holding a picture takes",
    file: "server/catalogue/purchasablePicture.ts",
    from: '\n    .forKeyShare("picture")',
    to: "",
    pairs: "^orderItems.createOrderItem × dossard takedown$",
  },
  {
    name: "the hold of a filter pack's pictures",
    file: "server/cart/filterPictures.ts",
    from: '.forKeyShare("picture")',
    to: "",
    pairs: "finalizeCurrentOrder × dossard takedown$|createCardPaymentLink × dossard takedown$",
  },
  {
    name: "the takedown's lock of its picture",
    file: "server/cart/lockPictures.ts",
    from: "    .forUpdate()\n",
    to: "",
    pairs: "^orderItems.createOrderItem × dossard takedown$",
  },
  {
    name: "the takedown's second look at orders",
    file: "server/cart/lockPictures.ts",
    from: "if ((await ordersHolding(tx, uuids)).some((uuid) => !known.has(uuid)))",
    to: 'if (known.has(""))',
    pairs: "^orderItems.createOrderItem × dossard takedown$",
  },
  {
    name: "the takedown's lock of orders",
    file: "server/cart/lockPictures.ts",
    from: "await lockOrders(tx, await ordersHolding(tx, uuids));",
    to: '(await lockOrders(tx, [])).concat(await tx.selectFrom("order").selectAll().where("uuid", "in", await ordersHolding(tx, uuids)).execute());',
    pairs: "^orderItems.updateOrderItem × dossard takedown, of what is ordered",
  },
  {
    name: "the lock of both carts at sign-in",
    file: "server/cart/moveCart.ts",
    from: "await lockOrders(tx, own ? [found.uuid, own.uuid] : [found.uuid]);",
    to: '(await lockOrders(tx, [])).concat(await tx.selectFrom("order").selectAll().where("uuid", "in", own ? [found.uuid, own.uuid] : [found.uuid]).execute());',
    pairs: "customers.login × (customers.login|dossard takedown)",
  },
  {
    name: "the lock of a saved cart",
    file: "server/orders/restoreCurrentOrder.ts",
    from: "await lockOrders(tx, own ? [params.uuid, own.uuid] : [params.uuid]);",
    to: '(await lockOrders(tx, [])).concat(await tx.selectFrom("order").selectAll().where("uuid", "in", own ? [params.uuid, own.uuid] : [params.uuid]).execute());',
    pairs:
      "restoreCurrentOrder.* × orders.restoreCurrentOrder|restoreCurrentOrder × dossard takedown|restoreCurrentOrder, another's × dossard takedown",
  },
  {
    name: "the lock of whose cart it is, at restoring",
    file: "server/orders/restoreCurrentOrder.ts",
    from: '    await lockOwner(tx, visitor, "forNoKeyUpdate");\n',
    to: "    void lockOwner;\n",
    pairs: "createOrderItem × orders.restoreCurrentOrder|restoreCurrentOrder × ",
  },
  {
    name: "the lock of the cart that is saved",
    file: "server/orders/saveCurrentOrder.ts",
    from: "    const order = await lockCurrentOrder(tx, context.visitor);",
    to: '    const order = await (await import("../cart/currentOrder.ts")).findCurrentOrder(tx, context.visitor);',
    pairs:
      "(withdrawOrder|finalizeCurrentOrder) × orders.saveCurrentOrder|^orderItems.deleteOrderItem × orders.saveCurrentOrder",
  },
  {
    name: "the lock of the cart that is ordered at the stand",
    file: "server/orders/finalizeCurrentOrder.ts",
    from: "    const order = await lockCurrentOrder(tx, context.visitor);\n    if (!order) throw",
    to: '    const order = await (await import("../cart/currentOrder.ts")).findCurrentOrder(tx, context.visitor);\n    if (!order) throw',
    pairs: "^orderItems.(createOrderItem|updateOrderItem) × orders.finalizeCurrentOrder",
  },
  {
    name: "the lock of the cart that is given up",
    file: "server/orders/withdrawOrder.ts",
    from: "await lockCurrentOrder(tx, context.visitor)",
    to: 'await (await import("../cart/currentOrder.ts")).findCurrentOrder(tx, context.visitor)',
    pairs:
      "withdrawOrder × (orders.(createCardPaymentLink|finalize|withdraw|save))|^orderItems.(createOrderItem|updateOrderItem) × orders.withdrawOrder",
  },
  {
    name: "the lock of the cart whose packs are made",
    file: "server/cart/applySuggestion.ts",
    from: "await lockCurrentOrder(tx, visitor)",
    to: 'await (await import("./currentOrder.ts")).findCurrentOrder(tx, visitor)',
    pairs:
      "applySuggestion × orderItems.applySuggestion|orderItems.updateOrderItem × orderItems.applySuggestion",
  },
  {
    name: "the lock of the cart that is left",
    file: "server/cart/leave.ts",
    from: "const cart = await lockCurrentOrder(tx, visitor);",
    to: 'const cart = await (await import("./currentOrder.ts")).findCurrentOrder(tx, visitor);',
    pairs: "× visitors.leave",
  },
  {
    name: "the lock of the order that the counter serves",
    file: "server/fulfilment/serveCounterOrder.ts",
    from: "await lockOrder(tx, uuid);",
    to: 'await tx.selectFrom("order").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();',
    pairs: "counter.(payAtCounter|handOverOrder) × ",
  },
  {
    name: "the lock of the order that an operator changes",
    file: "server/orders/changeOrder.ts",
    from: "const [order] = await lockOrders(tx, [orderUuid]);",
    to: 'void lockOrders; const order = await tx.selectFrom("order").selectAll().where("uuid", "=", orderUuid).executeTakeFirst();',
    pairs: "dossard orders (refund|cancel|advance).* × dossard orders (refund|cancel|advance)",
  },
  {
    name: "the lock of a customer's order",
    file: "server/cart/lockOrder.ts",
    from: 'await lockOrder(tx, uuid, "FORBIDDEN");',
    to: 'await tx.selectFrom("order").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();',
    pairs: "orders.createCardPaymentLink × orders.(createCardPaymentLink|resetAddresses)",
  },
  {
    name: "the lock of the order whose file is made",
    file: "server/files/digitalFileJob.ts",
    from: "      await lockOrders(tx, [orderUuid]);\n",
    to: "      void lockOrders;\n",
    pairs: "job digitalFile × (job digitalFile|dossard takedown)",
  },
  {
    name: "the hold of the picture whose file is made",
    file: "server/files/digitalFileJob.ts",
    from: "    .forKeyShare()\n",
    to: "",
    pairs: "job digitalFile × dossard takedown",
  },
  {
    name: "the order of locks at a job's end",
    file: "server/jobs/jobRows.ts",
    from: "      await onCommit?.(tx);\n",
    to: "      await mine(tx, job).set({ lastError: null }).execute();\n      await onCommit?.(tx);\n",
    pairs: "counter.payAtCounter × job orderConfirmation",
  },
  {
    name: "the lock of an event that names are brought into",
    file: "server/import/nameByList.ts",
    from: "      await lockEvent(tx, event.uuid);\n",
    to: "      void lockEvent;\n",
    pairs: "dossard import --start-list.* × dossard start-lists undo",
  },
  {
    name: "the lock of the catalogue",
    file: "server/import/catalogue/writeCatalogue.ts",
    from: '    await takeAdvisoryLock(tx, "catalogue");\n',
    to: "    void takeAdvisoryLock;\n",
    pairs: "importCatalogue × dossard catalogue import",
  },
  {
    name: "the lock of the large event",
    file: "demo/largeEvent.ts",
    from: "    .forNoKeyUpdate()\n",
    to: "",
    pairs: "dossard demo × dossard demo",
  },
  {
    name: "what settling a payment asks",
    file: "server/payment/handlePaymentAnswer.ts",
    from: "obstacleTo(payment, order, answer) ?? (await whyNotOrderable(tx, services, order))",
    to: "obstacleTo(payment, order, answer) ?? (void whyNotOrderable, null)",
    pairs: "^orders.resetAddresses × payments notify",
  },
];
