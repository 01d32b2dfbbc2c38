export { Alert, type AlertProps, type AlertTone, alertTones } from "./alert/Alert.tsx";
export { type Atoms, atoms } from "./atoms/atoms.css.ts";
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from "./badge/Badge.tsx";
export { Banner, type BannerProps, type BannerTone, bannerTones } from "./banner/Banner.tsx";
export { Box, type BoxElement, type BoxProps, boxElements } from "./box/Box.tsx";
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs/Breadcrumbs.tsx";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from "./button/Button.tsx";
export { Card, type CardProps, type CardSpace, type CardTone, cardSpaces, cardTones } from "./card/Card.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/Checkbox.tsx";
export {
  type CardLayout,
  ClickableCard,
  type ClickableCardProps,
  type CoverRatio,
  cardLayouts,
  coverRatios,
} from "./clickable-card/ClickableCard.tsx";
export { Columns, type ColumnsProps } from "./columns/Columns.tsx";
export {
  ConfirmationModal,
  type ConfirmationModalProps,
  type ConfirmationTone,
  confirmationTones,
} from "./confirmation-modal/ConfirmationModal.tsx";
export { DateField, type DateFieldProps } from "./date-field/DateField.tsx";
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
} from "./date-range-field/DateRangeField.tsx";
export {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from "./definition-list/DefinitionList.tsx";
export { Disclosure, type DisclosureProps } from "./disclosure/Disclosure.tsx";
export { Divider, type DividerProps } from "./divider/Divider.tsx";
export { Drawer, type DrawerProps } from "./drawer/Drawer.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/EmptyState.tsx";
export { FileDrop, type FileDropProps } from "./file-drop/FileDrop.tsx";
export { type FileRefusal, fileRefusals, type RefusedFile } from "./file-drop/files.ts";
export { Footer, type FooterProps } from "./footer/Footer.tsx";
export { FooterChoice, type FooterChoiceProps } from "./footer/FooterChoice.tsx";
export { Form, type FormError, type FormProps } from "./form/Form.tsx";
export {
  Gallery,
  type GalleryLabels,
  type GalleryProps,
  type GallerySize,
  gallerySizes,
} from "./gallery/Gallery.tsx";
export type { GalleryFrameShape } from "./gallery/GalleryFrame.tsx";
export type { GalleryPicture } from "./gallery/GalleryImage.tsx";
export type { GalleryStripContents, GalleryThumbnail } from "./gallery/GalleryStrip.tsx";
export type { GalleryNeighbours } from "./gallery/useSlides.ts";
export { Header, type HeaderProps } from "./header/Header.tsx";
export {
  Heading,
  type HeadingAlign,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  type HeadingTone,
  headingAligns,
  headingLevels,
  headingSizes,
  headingTones,
} from "./heading/Heading.tsx";
export {
  type BrushedHistogramProps,
  Histogram,
  type HistogramBar,
  type HistogramLabels,
  type HistogramProps,
  type HistogramWords,
} from "./histogram/Histogram.tsx";
export type { HistogramRange } from "./histogram/range.ts";
export { setHydrating } from "./hydration.ts";
export { Icon, type IconProps, type IconSize, iconSizes } from "./icon/Icon.tsx";
export { type IconName, iconNames } from "./icon/paths.ts";
export {
  IconButton,
  type IconButtonProps,
  type IconButtonVariant,
  iconButtonVariants,
} from "./icon-button/IconButton.tsx";
export {
  InfiniteLoader,
  type InfiniteLoaderProps,
  type InfiniteLoaderState,
  infiniteLoaderStates,
} from "./infinite-loader/InfiniteLoader.tsx";
export { Inline, type InlineProps } from "./inline/Inline.tsx";
export { type LinkProps, LinkProvider, type LinkProviderProps } from "./link-provider/LinkProvider.tsx";
export { type LiveMode, liveModes } from "./liveRegion.ts";
export { LoadFailure, type LoadFailureProps } from "./load-failure/LoadFailure.tsx";
export { Loader, type LoaderProps, type LoaderSpace, loaderSpaces } from "./loader/Loader.tsx";
export { LoadingButton, type LoadingButtonProps } from "./loading-button/LoadingButton.tsx";
export { Menu, type MenuProps } from "./menu/Menu.tsx";
export type { MenuAction } from "./menu/MenuItem.tsx";
export {
  Modal,
  ModalClose,
  type ModalCloseProps,
  type ModalPanel,
  type ModalPlacement,
  type ModalProps,
  type ModalRole,
  type ModalSize,
  modalPanels,
  modalPlacements,
  modalRoles,
  modalSizes,
} from "./modal/Modal.tsx";
export { type Mode, ModeToggle, type ModeToggleProps } from "./mode-toggle/ModeToggle.tsx";
export { arrangeSections, type MosaicSection } from "./mosaic/arrangeSections.tsx";
export {
  Mosaic,
  type MosaicCaption,
  type MosaicHandle,
  type MosaicProps,
  mosaicCaptions,
} from "./mosaic/Mosaic.tsx";
export type { ArrangeMosaic } from "./mosaic/measured.ts";
export type { MosaicPlace } from "./mosaic/mosaicPlace.ts";
export { noteHeight } from "./noteHeight.ts";
export { NumberField, type NumberFieldProps } from "./number-field/NumberField.tsx";
export { keyboardFits, keyboardHeight, keyboardLayouts } from "./on-screen-keyboard/layout.ts";
export { OnScreenKeyboard, type OnScreenKeyboardProps } from "./on-screen-keyboard/OnScreenKeyboard.tsx";
export { Page, type PageProps, type PageWidth, pageWidths } from "./page/Page.tsx";
export { Pagination, type PaginationProps } from "./pagination/Pagination.tsx";
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordKind,
  passwordKinds,
} from "./password-field/PasswordField.tsx";
export { afterFirstPicture } from "./picture/firstPicture.ts";
export {
  type MarkTone,
  markTones,
  Picture,
  type PictureFit,
  type PictureProps,
  type PictureRatio,
  pictureFits,
  pictureRatios,
} from "./picture/Picture.tsx";
export { PictureNote, type PictureNoteProps } from "./picture/PictureNote.tsx";
export { PictureAction, type PictureActionProps } from "./picture-action/PictureAction.tsx";
export { PictureFold, type PictureFoldProps } from "./picture-fold/PictureFold.tsx";
export { PictureStrip, type PictureStripProps } from "./picture-strip/PictureStrip.tsx";
export {
  PictureWall,
  type PictureWallProps,
  type WallPicture,
  type WallRoom,
  wallRooms,
} from "./picture-wall/PictureWall.tsx";
export {
  PointList,
  type PointListProps,
  type PointListSpace,
  pointListSpaces,
} from "./point-list/PointList.tsx";
export { Popover, type PopoverProps } from "./popover/Popover.tsx";
export { ProgressBar, type ProgressBarProps } from "./progress-bar/ProgressBar.tsx";
export { QRCode, type QRCodeProps, type QRCodeSize, qrCodeSizes } from "./qr-code/QRCode.tsx";
export {
  RadioGroup,
  type RadioGroupLayout,
  type RadioGroupProps,
  type RadioOption,
  radioGroupLayouts,
} from "./radio-group/RadioGroup.tsx";
export type { ScrubberMark } from "./scrubber/marks.ts";
export { Scrubber, type ScrubberProps } from "./scrubber/Scrubber.tsx";
export type { SearchAnswer, SearchOption } from "./search-box/answer.ts";
export { SearchBox, type SearchBoxProps } from "./search-box/SearchBox.tsx";
export { Select, type SelectOption, type SelectProps } from "./select/Select.tsx";
export { Shelf, type ShelfProps } from "./shelf/Shelf.tsx";
export {
  type AddressLabels,
  AddressPicker,
  type AddressPickerProps,
  type NewAddress,
  type SavedAddress,
} from "./shop/address-picker/AddressPicker.tsx";
export { AdvertCard, type AdvertCardProps } from "./shop/advert-card/AdvertCard.tsx";
export {
  LineItem,
  type LineItemProps,
  lineItemSizes,
} from "./shop/line-item/LineItem.tsx";
export { LineItemSkeleton, type LineItemSkeletonProps } from "./shop/line-item/LineItemSkeleton.tsx";
export {
  OrderCode,
  type OrderCodeProps,
  type OrderCodeSize,
  orderCodeSizes,
} from "./shop/order-code/OrderCode.tsx";
export type { PackPicture } from "./shop/pack-slots/PackSlot.tsx";
export { PackSlots, type PackSlotsProps } from "./shop/pack-slots/PackSlots.tsx";
export type { PackGroup, PackSlotsLabels } from "./shop/pack-slots/PackSlotsGroup.tsx";
export {
  type PackCategories,
  type PackPlaces,
  PackTooltip,
  type PackTooltipProps,
} from "./shop/pack-tooltip/PackTooltip.tsx";
export {
  type DraggedPicture,
  PackTray,
  type PackTrayGroup,
  type PackTrayLabels,
  type PackTrayProps,
} from "./shop/pack-tray/PackTray.tsx";
export { Price, type PriceProps, type PriceSize, priceSizes } from "./shop/price/Price.tsx";
export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceRow,
  type PriceRowTone,
  priceRowTones,
} from "./shop/price-breakdown/PriceBreakdown.tsx";
export { Ticket, type TicketProps } from "./shop/ticket/Ticket.tsx";
export { WallScene, type WallSceneProps } from "./shop/wall-scene/WallScene.tsx";
export { useWithinReach } from "./shop/within-reach/useWithinReach.ts";
export { SidebarLayout, type SidebarLayoutProps } from "./sidebar-layout/SidebarLayout.tsx";
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonWidth,
  skeletonShapes,
  skeletonWidths,
} from "./skeleton/Skeleton.tsx";
export { Stack, type StackProps } from "./stack/Stack.tsx";
export { type Step, Stepper, type StepperProps } from "./stepper/Stepper.tsx";
export { StickyBar, type StickyBarProps } from "./sticky-bar/StickyBar.tsx";
export { Suggestion, type SuggestionProps } from "./suggestion/Suggestion.tsx";
export { Switch, type SwitchProps } from "./switch/Switch.tsx";
export { type SortDirection, sortDirections, type TableSort } from "./table/order.ts";
export {
  type ColumnAlign,
  columnAligns,
  Table,
  type TableColumn,
  type TableProps,
} from "./table/Table.tsx";
export type { TableSelectionWords } from "./table/useTableSelection.ts";
export type { TableSortWords } from "./table/useTableSort.ts";
export { type Tab, Tabs, type TabsProps } from "./tabs/Tabs.tsx";
export { Tag, type TagProps } from "./tag/Tag.tsx";
export {
  Text,
  type TextAlign,
  type TextElement,
  type TextLines,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
  textAligns,
  textElements,
  textLines,
  textSizes,
  textTones,
  textWeights,
} from "./text/Text.tsx";
export {
  TextField,
  type TextFieldProps,
  type TextFieldType,
  textFieldTypes,
} from "./text-field/TextField.tsx";
export {
  TextLink,
  type TextLinkProps,
  type TextLinkTone,
  textLinkTones,
} from "./text-link/TextLink.tsx";
export { Textarea, type TextareaProps } from "./textarea/Textarea.tsx";
export { breakpoints } from "./theme/breakpoints.ts";
export { contrastOf, promises } from "./theme/contrast.ts";
export { deriveTheme, type ThemeSeeds } from "./theme/deriveTheme.ts";
export { customProperties } from "./theme/names.ts";
export { applyTheme, type RootTheme, type ThemeName, themeNames } from "./theme/themes.ts";
export { themeValues } from "./theme/values.ts";
export { Thumbnail, type ThumbnailProps } from "./thumbnail/Thumbnail.tsx";
export {
  Toast,
  type ToastProps,
  ToastRegion,
  type ToastRegionProps,
  type ToastTone,
  toastTones,
} from "./toast/Toast.tsx";
export { Tooltip, type TooltipProps, type TooltipSide, tooltipSides } from "./tooltip/Tooltip.tsx";
export {
  VisuallyHidden,
  type VisuallyHiddenElement,
  type VisuallyHiddenProps,
  visuallyHiddenElements,
} from "./visually-hidden/VisuallyHidden.tsx";
