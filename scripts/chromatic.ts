// `npm run chromatic`: sends the stories to Chromatic in the modes of .storybook/preview.tsx. Without a token
// it sends nothing and succeeds: the offline pictures of `npm test` are enough.
import { spawn } from "node:child_process";
import { join } from "node:path";

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  spawn(join(import.meta.dirname, "../node_modules/.bin/chromatic"), process.argv.slice(2), {
    stdio: "inherit",
  }).on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  process.stdout.write(
    "No CHROMATIC_PROJECT_TOKEN: nothing sent to Chromatic; npm test -- stories compares the pictures here.\n",
  );
}
