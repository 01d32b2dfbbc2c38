import { expect, test } from "vitest";
import { randomOf } from "../fulfilment/print/bulkOrders.ts";
import { searchSize } from "../support/searchSize.ts";
import { type Finding, playRequests } from "./playRequests.ts";

/** `npm run derived-requests -- 100000 --seed 7` sets both. */
const wanted = searchSize("DERIVED_REQUESTS", 500, 1500);
const firstSeed = Number(process.env.DERIVED_SEED ?? 1);
/** Operators' calls use up the stock: each seed has shops of its own. */
const perSeed = 2000;

test("requests derived from the document are answered as it says, and never by a fault of ours", async () => {
  const findings = new Map<string, Finding[]>();
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  for (let done = 0, seed = firstSeed; done < wanted; done += perSeed, seed++) {
    const played = await playRequests(seed, randomOf(seed), Math.min(perSeed, wanted - done));
    for (const [status, count] of played.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
    for (const operation of played.succeeded) succeeded.add(operation);
    for (const finding of played.findings) {
      const kind = `${finding.operation}: ${finding.why}`;
      findings.set(kind, [...(findings.get(kind) ?? []), finding]);
    }
  }
  const counted = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`);
  const summary = `${wanted} requests: ${counted.join(", ")}; ${succeeded.size} operations answered 200`;
  if (process.env.DERIVED_REQUESTS) process.stdout.write(`${summary}\n`);
  const reported = [...findings].map(
    ([kind, [first, ...others]]) =>
      `${kind} (${1 + others.length})\n    seed ${first?.seed}, request ${first?.request}: ${first?.details}`,
  );
  expect(reported.join("\n"), summary).toBe("");
  expect(succeeded.size).toBeGreaterThan(30);
}, 3_600_000);
