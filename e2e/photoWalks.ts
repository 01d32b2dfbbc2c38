// `npm run photo-walks -- 20`: twenty random walks (default: a hundred) through pictures shown large, to each of the modal's eight steps in
// turn. Back must close one layer, a reload and a pasted link must show the same picture. `--seed 7` begins with another walk.
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { readOptions } from "../scripts/readOptions.ts";
import { walkPhoto, walkSteps } from "./support/photoWalk.ts";
import { startShop } from "./support/shop.ts";

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" } },
});
const [count, seed] = [Number(positionals[0] ?? 100), Number(values.seed)];
if (![count, seed].every(Number.isInteger) || count < 1 || seed < 0) {
  process.stderr.write("npm run photo-walks -- 100 [--seed 1]\n");
  process.exit(1);
}
const tell = (line: string) => process.stdout.write(`${line}\n`);

const shop = await startShop({ place: "main", env: { NEW_CARTS_PER_ADDRESS: "1000000" } });
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
try {
  let wrong = 0;
  for (let walk = seed; walk < seed + count; walk += 1) {
    const context = await browser.newContext({
      viewport:
        Math.floor(walk / walkSteps.length) % 2 ? { width: 1440, height: 900 } : { width: 390, height: 844 },
      locale: "fr-FR",
    });
    context.setDefaultTimeout(20_000);
    try {
      const step = await walkPhoto(await context.newPage(), shop.url, walk);
      if ((walk - seed + 1) % 10 === 0) tell(`${walk - seed + 1} of ${count}, the last to ${step}`);
    } catch (fault) {
      wrong += 1;
      tell(`WRONG: seed ${walk}: ${fault}`);
    } finally {
      await context.close();
    }
  }
  tell(`${count - wrong} of ${count} walks right`);
  if (wrong > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}
