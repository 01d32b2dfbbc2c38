export { type Atoms, atoms } from "./atoms/atoms.css.ts";
export { Box, type BoxElement, type BoxProps, boxElements } from "./box/Box.tsx";
export { Columns, type ColumnsProps } from "./columns/Columns.tsx";
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  headingLevels,
  headingSizes,
} from "./heading/Heading.tsx";
export { Icon, type IconProps, type IconSize, iconSizes } from "./icon/Icon.tsx";
export { type IconName, iconNames } from "./icon/paths.ts";
export { Inline, type InlineProps } from "./inline/Inline.tsx";
export { Page, type PageProps, type PageWidth, pageWidths } from "./page/Page.tsx";
export { Stack, type StackProps } from "./stack/Stack.tsx";
export {
  Text,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
  textSizes,
  textTones,
  textWeights,
} from "./text/Text.tsx";
export { TextLink, type TextLinkProps } from "./text-link/TextLink.tsx";
export { breakpoints } from "./theme/breakpoints.ts";
export { applyTheme, type ThemeName, themeNames } from "./theme/themes.ts";
export { VisuallyHidden, type VisuallyHiddenProps } from "./visually-hidden/VisuallyHidden.tsx";
