import type { Sources } from "./sources.ts";

const field = /<(TextField|PasswordField|Textarea|SearchBox)\b((?:[^<>]|=>|<(?=[^>]*>\}))*?)\/>/g;

/**
 * Text fields that take more than the call they are sent to, or say a number of their own: the contract's limit, by `maxLengthOf`
 * or a named limit, refuses while typing what the server would refuse.
 */
export function looseFields(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^src\/(?:features|routes|shell|shop|widgets)\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(field)].flatMap(([, component, props = ""]) => {
        if (/\breadOnly\b/.test(props) || /\bmaxLength=\{[A-Za-z]/.test(props)) return [];
        const name = /\b(?:name|label)=(?:"([^"]*)"|\{([^}]*)\})/.exec(props);
        return [`${file}: ${component} ${name?.[1] ?? name?.[2] ?? ""} has no maxLength of the contract`];
      }),
    );
}
