import type { Decorator, Preview } from "@storybook/react-vite";
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from "react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { configure } from "storybook/test";
import { RouterLink } from "../src/shell/RouterLink.tsx";
import { Box } from "../src/ui/box/Box.tsx";
import { LinkProvider } from "../src/ui/link-provider/LinkProvider.tsx";
import "../src/ui/theme/global.ts";
import { asksRoom } from "../src/ui/theme/room.ts";
import { applyTheme, type ThemeName, themeNames } from "../src/ui/theme/themes.ts";
import { tellModes } from "./chromaticModes.ts";
import { drawImagesInPage } from "./imagesInPage.ts";
import { giveUserEvent } from "./plainHttp.ts";
import { tellProps } from "./propsTable.ts";
import { answerCalls, mockFetch } from "./visual/mockFetch.ts";
import { underTest } from "./visual/underTest.ts";
import { useUnmounted } from "./visual/unmountAll.ts";

document.documentElement.lang = "fr";

// Tests have a server that draws images, and end each story's calls themselves (visual/cleanup.ts).
if (!underTest) {
  // As in the tests: the default of one second is too short for a busy machine.
  configure({ asyncUtilTimeout: 5000 });
  window.fetch = mockFetch;
  drawImagesInPage();
}

const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = globals.theme as ThemeName;
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <div data-story-root="" style={asksRoom}>
      <Box padding={parameters.bare ? "none" : "lg"}>
        <Story />
      </Box>
    </div>
  );
};

const withRouter: Decorator = (Story, { parameters }) => {
  const path = (parameters.path as string | undefined) ?? "/";
  return (
    <LinkProvider link={RouterLink}>
      {parameters.holdsNavigation ? (
        <HoldingRouter path={path}>
          <Story />
        </HoldingRouter>
      ) : (
        <MemoryRouter initialEntries={[path]}>
          <Story />
        </MemoryRouter>
      )}
    </LinkProvider>
  );
};

/** The shop's kind of router: only a data router can block a navigation. */
function HoldingRouter({ path, children }: { path: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "*", element: children }], { initialEntries: [path] }),
  );
  return <RouterProvider router={router} />;
}

/** Renders its story again each time, so that `renderAll` reaches it. */
const UntilUnmounted = ({ Story }: { Story: ComponentType }) => (useUnmounted() ? null : <Story />);

const untilUnmounted: Decorator = (Story) => <UntilUnmounted Story={Story} />;

// Loaded for docs pages only: the stories' tests, which import this file too, need none of Storybook's blocks.
const LazyPage = lazy(async () => ({ default: (await import("./ComponentPage.tsx")).ComponentPage }));
const LazyContainer = lazy(async () => ({ default: (await import("./ComponentPage.tsx")).HouseContainer }));
const docs = {
  page: () => <LazyPage />,
  container: (props: ComponentProps<typeof LazyContainer>) => (
    <Suspense fallback={null}>
      <LazyContainer {...props} />
    </Suspense>
  ),
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ["autodocs"],
  // The last one is the outermost.
  decorators: [withTheme, withRouter, untilUnmounted],
  loaders: [giveUserEvent, answerCalls],
  argTypesEnhancers: [tellProps, tellModes],
  globalTypes: {
    theme: {
      description: "Thème",
      toolbar: { icon: "paintbrush", items: [...themeNames], dynamicTitle: true },
    },
  },
  // Every test begins in the window of its first picture; a designer in their own.
  initialGlobals: {
    theme: "boutique",
    ...(underTest ? { viewport: { value: "test" } } : {}),
    // What is published has passed axe; its panel runs it again at a press, for which axe need not be loaded before.
    a11y: { manual: import.meta.env.PROD },
  },
  parameters: {
    layout: "fullscreen",
    docs,
    // A test run needs violations only; Storybook's panel also shows passes.
    a11y: { test: "error", options: underTest ? { resultTypes: ["violations"] } : {} },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: [
          "Dossard",
          "States",
          "Fondations",
          [
            "Colour",
            "Type",
            "Space",
            "Motion",
            "Icons",
            "Imagery",
            "French texts",
            "Prices",
            "Forced colours",
          ],
          "ui",
          "features",
          "screens",
        ],
      },
    },
    viewport: {
      options: {
        small: viewport("Petit téléphone", 320, 640),
        phone: viewport("Téléphone", 390, 844),
        tablet: viewport("Tablette", 768, 1024),
        kiosk: viewport("Borne", 1080, 1920),
        desktop: viewport("Bureau", 1440, 900),
        test: viewport("Essais", 1280, 800),
      },
    },
  },
};

export default preview;
