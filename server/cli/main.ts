import { createProgram } from "./program.ts";

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exitCode = 0;
});

await createProgram().parseAsync();
