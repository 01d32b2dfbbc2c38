import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Product } from "../../api/contract/catalogueEntities.ts";
import { groupPositions } from "../../domain/packs/packCapacity.ts";
import { packMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { isSpecialPack } from "../../domain/packs/specialPack.ts";
import { filterTypesQuery } from "../../shop/catalogueQueries.ts";
import { placeAtom } from "../../shop/place.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import { dataOf } from "../../state/query.ts";
import { Alert } from "../../ui/index.ts";
import { filterChoices } from "./filterChoices.ts";
import { changePackAtom, type PackChange } from "./mutations.ts";
import { type OrderItemDetail, OrderItemView } from "./OrderItemView.tsx";
import type { PackDialog } from "./PackDialogs.tsx";
import { groupFormat, missingIn, type PackPage, placeGroups } from "./packPage.ts";
import { type ChangeRefused, refusalOf } from "./refusalWords.ts";
import { useConfiguration } from "./useConfiguration.ts";
import { useMatching } from "./useMatching.ts";

const PackDialogs = lazyPart(() => import("./PackDialogs.tsx"), "PackDialogs");

export interface PackEditorProps {
  page: PackPage & { product: Product };
  cartPath: string;
  selectionPath: string;
  /** Path of the pictures to fill it with. */
  fillPath: string;
  /** Says that the order is being paid, with a link to it. */
  paymentNotice: ReactNode;
  /** Guards against losing unsaved settings; rendered while there are any. */
  whileUnsaved: ReactNode;
  onDelete: () => void;
}

/** Editor of a pack in the cart: each change is saved, and the page shows the result. */
export function PackEditor(props: PackEditorProps) {
  const { page, cartPath, selectionPath, fillPath, paymentNotice, whileUnsaved, onDelete } = props;
  const { item, product, variant } = page;
  const { placeMode } = useAtomValue(placeAtom);
  const types = dataOf(useAtomValue(filterTypesQuery(null))) ?? [];
  const send = useSetAtom(changePackAtom);
  const [dialog, setDialog] = useState<PackDialog | null>(null);
  const [refused, setRefused] = useState<ChangeRefused | null>(null);
  const matching = useMatching(packMatchCriteria(product, item));
  const configuration = useConfiguration(page, (body) => send(item.uuid, { kind: "update", body }));

  /** Resolves with the refusal; null if accepted. */
  async function change(wanted: PackChange): Promise<ChangeRefused | null> {
    setRefused(null);
    const error = await send(item.uuid, wanted);
    return error && refusalOf(wanted, error);
  }
  /** Like `change`, for actions on the page itself, which shows the refusal. */
  async function changeHere(wanted: PackChange): Promise<void> {
    setRefused(await change(wanted));
  }

  const detail: OrderItemDetail = {
    label: product.label,
    description: product.description,
    isComplete: isComplete(page, dataOf(matching.pictures ?? { status: "loading" })?.count ?? null),
    content:
      product.nature === "multi"
        ? { kind: "multi", groups: placeGroups(page) }
        : {
            kind: "filter",
            choices: filterChoices(page, types, placeMode),
            pictures: matching.pictures,
            format: groupFormat(page, 1),
            isSpecial: variant !== null && isSpecialPack(product, variant, item),
          },
  };

  return (
    <>
      <OrderItemView
        detail={detail}
        notice={refused && <Refusal refused={refused} paymentNotice={paymentNotice} />}
        configuration={configuration}
        filters={{
          onChoose: (key) => {
            if (key === "contest") setDialog({ kind: "contest" });
            else if (key !== "event") setDialog({ kind: "value", slot: key === "filterValue1" ? 0 : 1 });
          },
          onClear: (key) => {
            const cleared = { event: "eventUuid", contest: "contestUuid" } as const;
            const field = key === "event" || key === "contest" ? cleared[key] : valueFields[key];
            return changeHere({ kind: "update", body: { [field]: null } });
          },
        }}
        places={{
          onOpen: () => setDialog({ kind: "gallery", index: 0 }),
          onEdit: (placeUuid) => setDialog({ kind: "edit", placeUuid }),
          onRemove: (placeUuid) => setDialog({ kind: "remove", placeUuid }),
          onAddFromCart: (position) => setDialog({ kind: "fromCart", position }),
          onChangeGroup: (placeUuid) => {
            const place = page.places.find(({ uuid }) => uuid === placeUuid);
            const newGroupPosition = groupPositions.find((position) => position !== place?.groupPosition);
            if (newGroupPosition) void changeHere({ kind: "changeGroup", placeUuid, newGroupPosition });
          },
        }}
        matching={{
          onOpen: (picture) => {
            const index = matching.indexOf(picture);
            if (index >= 0) setDialog({ kind: "gallery", index });
          },
          onMore: matching.more,
          onRetry: matching.retry,
        }}
        cartPath={cartPath}
        selectionPath={selectionPath}
        fillPath={fillPath}
        onDelete={onDelete}
      />
      {configuration.unsaved && whileUnsaved}
      {dialog && (
        <Suspense>
          <PackDialogs
            page={page}
            dialog={dialog}
            types={types}
            onDialog={setDialog}
            onChange={change}
            onRefused={setRefused}
          />
        </Suspense>
      )}
    </>
  );
}

const valueFields = { filterValue1: "filterValueUuid1", filterValue2: "filterValueUuid2" } as const;

/** A filter pack without a match cannot be ordered; null while the count is unknown. */
function isComplete(page: PackEditorProps["page"], matchingCount: number | null): boolean | null {
  if (missingIn(page).length > 0) return false;
  if (page.product.nature === "multi") return true;
  return matchingCount === null ? null : matchingCount > 0;
}

interface RefusalProps extends Pick<PackEditorProps, "paymentNotice"> {
  refused: ChangeRefused;
}

/** Scrolls the reason into view: the refused button may be far down a long pack. */
function Refusal({ refused, paymentNotice }: RefusalProps) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal comes into view, whatever it says
  useEffect(() => {
    alert.current?.scrollIntoView({ block: "center" });
  }, [refused]);
  return (
    <div ref={alert}>
      {refused.code === "PAYMENT_IN_PROGRESS" ? (
        paymentNotice
      ) : (
        <Alert tone="critical">{refused.shopperMessage}</Alert>
      )}
    </div>
  );
}
