import type { Sources } from "./sources.ts";

const fields = /<(TextField|PasswordField|Textarea|SearchBox)\b((?:[^<>]|=>|<(?=[^>]*>\}))*?)\/>/g;

/**
 * Text fields that take more than the call they are sent to, or say a number of their own: the contract's limit, by `maxLengthOf`
 * or a named limit, refuses while typing what the server would refuse. And required ones that cannot say what is wrong with them:
 * the shopper would learn it from a refused call.
 */
export function looseFields(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^src\/(?:features|routes|shell|shop|widgets)\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(fields)].flatMap(([, component, props = ""]) => {
        if (/\breadOnly\b/.test(props)) return [];
        const name = /\b(?:name|label)=(?:"([^"]*)"|\{([^}]*)\})/.exec(props);
        const field = `${file}: ${component} ${name?.[1] ?? name?.[2] ?? ""}`;
        return [
          ...(/\bmaxLength=\{[A-Za-z]/.test(props) ? [] : [`${field} has no maxLength of the contract`]),
          ...(/\brequired\b/.test(props) && !/\berror=/.test(props)
            ? [`${field} is required and shows no error`]
            : []),
        ];
      }),
    );
}
