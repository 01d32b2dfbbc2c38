import { type Command, Help } from "commander";

/** What commander says of a wrong call, in French. */
const refusals: [RegExp, string][] = [
  [/^option '(.+)' argument '(.*)' is invalid\. ?(.*)$/, "L’option $1 ne peut pas valoir « $2 ». $3"],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+)'\. ?(.*)$/,
    "« $1 » n’est pas possible pour <$2>. $3",
  ],
  [/^missing required argument '(.+)'$/, "Il manque <$1> (--help)."],
  [/^option '(.+)' argument missing$/, "Il manque une valeur à l’option $1."],
  [/^required option '(.+)' not specified$/, "Il manque l’option $1."],
  [/^option '(.+)' cannot be used with option '(.+)'$/, "Les options $1 et $2 s’excluent."],
  [/^unknown option '(.+)'$/, "L’option $1 n’existe pas (--help)."],
  [
    /^too many arguments(?: for '(.+)')?\. Expected (\d+) .* but got (\d+)\.$/,
    "Trop d’arguments pour $1 : $3 au lieu de $2 (--help).",
  ],
  [/^unknown command '(.+)'$/, "La commande $1 n’existe pas (--help)."],
];
const titles: Record<string, string> = {
  "Usage:": "Utilisation :",
  "Arguments:": "Arguments :",
  "Options:": "Options :",
  "Commands:": "Commandes :",
};

/** Makes commander speak French in this command and all below it: its help and what it says of a wrong call. */
export function speakFrench(command: Command): void {
  command
    .helpOption("-h, --help", "afficher cette aide")
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      optionDescription: (option) => inFrench(english.optionDescription(option)),
      argumentDescription: (argument) => inFrench(english.argumentDescription(argument)),
    })
    .configureOutput({ outputError: (text, write) => write(`${refusalOf(text)}\n`) });
  if (command.commands.length > 0) command.helpCommand("help [commande]", "afficher l’aide d’une commande");
  for (const child of command.commands) speakFrench(child);
}

const english = new Help();
const inFrench = (description: string) =>
  description.replace(/\bdefault: /, "par défaut\u00a0: ").replace(/\bchoices: /, "au choix\u00a0: ");

function refusalOf(text: string): string {
  const [message = "", suggestion] = text
    .trim()
    .replace(/^error: /, "")
    .split("\n");
  const found = refusals.find(([pattern]) => pattern.test(message));
  const french = found
    ? message
        .replace(...found)
        .replace("Allowed choices are", "Au choix :")
        .trim()
    : message;
  const [, similar] = /\(Did you mean (?:one of )?(.+)\?\)/.exec(suggestion ?? "") ?? [];
  return similar ? `${french} Vouliez-vous dire ${similar} ?` : french;
}
