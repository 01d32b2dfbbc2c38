import type { ReactNode } from "react";
import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { variantWords } from "../../domain/products/formatWords.ts";
import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import { Alert, Button, LoadingButton, Modal, RadioGroup, Text } from "../../ui/index.ts";
import type { Refused } from "./refusalWords.ts";
import { cancel, close } from "./texts.ts";

export interface PackInitModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « Pack de tout mon parcours ». */
  label: string;
  /** Description of its contents, in a sentence or two. */
  longDescription: string;
  /** What it will contain. Default: nothing is said of it. */
  preview?: ReactNode;
  /** Whether it is known what it will contain: it cannot be created before. Default: true. */
  ready?: boolean;
  /** The variants, cheapest first; a single one needs no choice. */
  variants: readonly ProductVariant[];
  /** Uuid of the chosen format; null if none. */
  chosen: string | null;
  onChoose: (variantUuid: string) => void;
  /** Why it was not created. */
  failure: Refused | null;
  /** Creates it with quantity 1. */
  onCreate: () => Promise<void>;
}

/** Creates a pack: description, format and price. Load it lazily: it bundles the dialog. */
export function PackInitModal(props: PackInitModalProps) {
  const {
    open,
    onOpenChange,
    label,
    longDescription,
    preview,
    ready = true,
    variants,
    chosen,
    onChoose,
    failure,
    onCreate,
  } = props;
  const [only] = variants;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={label}
      description={longDescription}
      closeLabel={close}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
          <LoadingButton
            variant="primary"
            disabled={!ready || (variants.length !== 1 && chosen === null)}
            loadingLabel="Création du pack en cours…"
            onClick={onCreate}
          >
            Créer le pack
          </LoadingButton>
        </>
      }
    >
      {preview}
      {variants.length === 1 && only ? (
        <Text>
          {variantWords(only).label}
          {"\u00a0: "}
          <DiscountedPrice cents={only.base_price} />
        </Text>
      ) : (
        <RadioGroup
          legend="Format"
          layout="cards"
          value={chosen}
          onValueChange={onChoose}
          options={variants.map((variant) => ({
            value: variant.uuid,
            ...variantWords(variant),
            aside: <DiscountedPrice cents={variant.base_price} />,
          }))}
        />
      )}
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
    </Modal>
  );
}
