import type { StorybookConfig } from "@storybook/react-vite";
import { componentDocs } from "./docgen.ts";

const config: StorybookConfig = {
  stories: ["../stories/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  framework: "@storybook/react-vite",
  staticDirs: ["./static"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Its build statistics are not warnings.
    logLevel: "warn",
    // Story tests do not show a props table.
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [componentDocs()])],
    build: {
      ...vite.build,
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
