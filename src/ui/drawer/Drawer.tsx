import { Modal, type ModalContent, type ModalControl } from "../modal/Modal.tsx";

export type DrawerProps = Omit<ModalContent, "stage" | "panel" | "size" | "role" | "placement"> &
  ModalControl;

/** A dialog at the edge of the page, which stays in view beside it; on a phone a sheet from below. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} size="small" placement="end" />;
}
