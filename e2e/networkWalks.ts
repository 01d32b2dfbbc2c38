// `npm run network-walks -- 100`: a hundred walks (default: five hundred) from the search over an event and its pictures to the selection
// and the cart, with the network cut and mended at each step, and reloads in between. Fails where a screen fails, a tap is lost or the
// server holds something twice. `--seed 7` begins with another walk, `--together 2` walks two at a time; Ctrl-C prints the sums so far.
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { readOptions } from "../scripts/readOptions.ts";
import { type NetworkWalk, walkOffline } from "./support/networkWalk/walk.ts";
import { startShop } from "./support/shop.ts";

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, together: { type: "string", default: "2" } },
});
const [count, seed, together] = [positionals[0] ?? 500, values.seed, values.together].map(Number) as [
  number,
  number,
  number,
];
if (![count, seed, together].every(Number.isInteger) || count < 1 || together < 1) {
  process.stderr.write("npm run network-walks -- 500 [--seed 1] [--together 2]\n");
  process.exit(1);
}
let isStopped = false;
// Ctrl-C once: the sums of the walks that have begun.
process.once("SIGINT", () => {
  isStopped = true;
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const shop = await startShop({
  place: "main",
  env: { TRUSTED_PROXIES: "1", SANDBOX_BANK: "1", LOG_LEVEL: "warn", NEW_CARTS_PER_ADDRESS: "1000000" },
});
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumFlags,
  handleSIGINT: false,
});
try {
  const walks: NetworkWalk[] = [];
  let next = seed;
  const lane = async () => {
    while (next < seed + count && !isStopped) {
      const own = next++;
      const walked = await walkOffline(browser, { url: shop.url, seed: own });
      walks.push(walked);
      for (const fault of walked.faults) print(`WRONG: seed ${own}: ${fault}`);
      if (walked.faults.length > 0) print(walked.trace.map((line) => `  ${line}`).join("\n"));
      if (walks.length % 10 === 0) print(`${walks.length} of ${count} walks`);
    }
  };
  await Promise.all(Array.from({ length: together }, lane));
  const sum = (of: (walked: NetworkWalk) => number) => walks.reduce((total, walked) => total + of(walked), 0);
  const wrong = sum(({ faults }) => (faults.length > 0 ? 1 : 0));
  print(
    `${walks.length - wrong} of ${walks.length} walks right; ${sum(({ cuts }) => cuts)} cuts, ${sum(({ taps }) => taps)} taps, ` +
      `${sum(({ queued }) => queued)} said to wait; ${sum(({ waited }) => waited)} screens came back by themselves`,
  );
  if (wrong > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}
