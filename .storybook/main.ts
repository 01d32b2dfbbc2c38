import type { StorybookConfig } from "@storybook/react-vite";
import { bookOfSystem, componentDocs } from "./docgen.ts";
import { findFrench } from "./frenchIndex.ts";

/** What the built shop needs to start and to load its parts: Storybook loads its own. */
const shopOnly = ["dossard:start-after-paint", "dossard:fetched-parts"];

const config: StorybookConfig & { storyIndexGenerator: typeof findFrench } = {
  stories: ["../stories/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  features: { experimentalSearchDocsHeadings: true },
  storyIndexGenerator: findFrench,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Its build statistics are not warnings.
    logLevel: "warn",
    // Story tests do not show a props table.
    plugins: [
      ...(vite.plugins ?? []).filter(
        (plugin) => !(plugin && "name" in plugin && shopOnly.includes(plugin.name)),
      ),
      ...(process.env.VITEST ? [] : [componentDocs(), bookOfSystem()]),
    ],
    build: {
      ...vite.build,
      // Foundations show the values of the style sheet as they are written.
      cssMinify: false,
      // Storybook's own start file and axe-core, which cannot be split, are the largest; our own files are much smaller.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // On a slow machine the bundler reports slow plugins: not actionable.
        checks: { bundlerTimings: false },
        // Storybook's first file would be 1.1 MB: splits off its test library and its code parser.
        output: {
          codeSplitting: {
            groups: [
              { name: "storybook-test", test: /node_modules\/storybook\/dist\/test\// },
              { name: "storybook-react", test: /node_modules\/@storybook\/react\/dist\/_browser-chunks\// },
            ],
          },
        },
      },
    },
  }),
};

export default config;
