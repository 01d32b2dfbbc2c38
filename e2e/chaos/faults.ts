import { setTimeout as sleep } from "node:timers/promises";
import { storageParts } from "../../tests/server/support/objectStorage.ts";
import type { HostileLink } from "../support/hostileLink.ts";
import { type Estate, killShop } from "./estate.ts";

/** A kind of fault. */
export interface FaultKind {
  name: string;
  /** What it befalls; one fault at a time befalls a thing. */
  on: string;
  /** Injects it, and resolves once it is over. */
  inject(random: () => number): Promise<void>;
}

/** How long what lasts does: mostly short, from 0.2 to 5 s. */
const lasting = (random: () => number) => 200 * 25 ** random();

/** A step of a clock, in seconds: from a minute to six hours, forward or back. */
const clockStep = (random: () => number) => Math.round((random() < 0.5 ? -1 : 1) * 60 * 360 ** random());

/** Returns the kinds that this machine can inject, and those that it cannot, with what is missing. */
export function faultKinds(estate: Estate): { kinds: FaultKind[]; leftOut: string[] } {
  const { database, store, mail, disk, processes } = estate;
  const kinds: FaultKind[] = [
    ...ofLink("PostgreSQL", database.link),
    { name: "PostgreSQL killed", on: "PostgreSQL", inject: () => database.server.kill9() },
    ...ofMail(mail),
  ];
  const leftOut: string[] = [];
  for (const [index, process] of processes.entries()) {
    const name = index === 0 ? "store" : "disk";
    kinds.push({ name: "shop killed", on: `shop ${name}`, inject: () => killShop(process) });
    const { clock } = process;
    if (!clock) continue;
    kinds.push({
      name: "clock stepped",
      on: `clock ${name}`,
      inject: (random) =>
        lastingly(
          random,
          () => clock.shift(clockStep(random)),
          () => clock.shift(0),
        ),
    });
  }
  if (!processes[0].clock) leftOut.push("clock steps (Debian's faketime)");
  if (store)
    kinds.push(...ofLink("store", store.link), {
      name: "store's part killed",
      on: "store",
      inject: (random) => {
        const part = storageParts[Math.floor(random() * storageParts.length)];
        return part ? store.storage.kill9(part) : Promise.resolve();
      },
    });
  else leftOut.push("the object store's (Debian's swift-proxy and others)");
  if (disk)
    kinds.push({
      name: "disk full",
      on: "disk",
      inject: (random) =>
        lastingly(
          random,
          () => disk.fill(),
          () => disk.free(),
        ),
    });
  else leftOut.push("a full disk (root, to mount one)");
  return { kinds, leftOut };
}

async function lastingly(random: () => number, begin: () => unknown, end: () => unknown): Promise<void> {
  try {
    await begin();
    await sleep(lasting(random));
  } finally {
    await end();
  }
}

function ofLink(name: string, link: HostileLink): FaultKind[] {
  const on = `way to ${name}`;
  return [
    { name: `${name} cut`, on, inject: async () => link.cut() },
    {
      name: `${name} slow`,
      on,
      inject: (random) =>
        lastingly(
          random,
          () => {
            link.delay = 10 + random() * 190;
          },
          () => {
            link.delay = 0;
          },
        ),
    },
    stalled(`${name} stalled`, on, link),
  ];
}

function ofMail({ server, link }: Estate["mail"]): FaultKind[] {
  const on = "way to SMTP";
  return [
    stalled("SMTP hangs", on, link),
    {
      name: "SMTP refuses",
      on,
      inject: (random) =>
        lastingly(
          random,
          () => {
            link.isRefusing = true;
            link.cut();
          },
          () => {
            link.isRefusing = false;
          },
        ),
    },
    {
      name: "SMTP breaks off after DATA",
      on,
      inject: (random) =>
        lastingly(
          random,
          () => {
            link.losesReceipts = true;
          },
          () => {
            link.losesReceipts = false;
          },
        ),
    },
    { name: "mail server killed", on: "mail server", inject: () => server.kill9() },
  ];
}

const stalled = (name: string, on: string, link: HostileLink): FaultKind => ({
  name,
  on,
  async inject(random) {
    const duration = lasting(random);
    link.stalledUntil = performance.now() + duration;
    await sleep(duration);
  },
});
