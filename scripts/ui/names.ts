/** `QRCode` → `qr-code`, `LineItem` → `line-item`: a component's folder. */
export const folderName = (component: string): string =>
  component.replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, "$1$3-$2$4").toLowerCase();

/** `QRCode` → `qrCode`, `LineItem` → `lineItem`: the prefix of its arrays and styles. */
export const variableName = (component: string): string =>
  folderName(component).replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
