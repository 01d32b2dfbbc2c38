// `npm run dossard`: the photographer's command line with the demonstration's command.
import { runProgram } from "../server/cli/main.ts";
import { demoCommand } from "./demoCommand.ts";

await runProgram([demoCommand()]);
