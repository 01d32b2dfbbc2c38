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
    // Tests of stories read no props table.
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [componentDocs()])],
  }),
};

export default config;
