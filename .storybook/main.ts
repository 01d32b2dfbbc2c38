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
    // What it counts while it builds is no warning.
    logLevel: "warn",
    // Tests of stories read no props table.
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [componentDocs()])],
    build: {
      ...vite.build,
      // Storybook's own start file and axe-core, which nobody can cut, are the largest; all of ours stays far under it.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // On a slow machine the bundler would tell which plugin took its time: nothing to act on.
        checks: { bundlerTimings: false },
        // What Storybook loads first would be one file of 1.1 MB: its test library and its reader of code apart from it.
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
