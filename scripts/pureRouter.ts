import type { Plugin } from "vite";

const named = /^\w+\.displayName = "\w+";$/gm;
const made = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g;
const instrumentation =
  /\b(?:init|opts)\??\.instrumentations\b|(?<== )consumeInstrumentationClientResultMetaReceiver\(router\)/g;

/**
 * Says of React Router's components that making one does nothing else, which its files do not: those that the shop has no
 * use for, and what they alone import, otherwise stay in the build. Names for React's developer tools go, and its
 * instrumentation, which the shop has none of.
 */
export function withPureComponents(code: string): string {
  return code.replace(named, "").replace(made, "= /* @__PURE__ */ $1").replace(instrumentation, "undefined");
}

/** Brings `withPureComponents` to the built shop: 4 KiB of the first load (decision 16). */
export function pureRouter(): Plugin {
  return {
    name: "dossard:pure-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: withPureComponents(code), map: null }),
    },
  };
}
