import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { PaymentInProgress } from "../features/cart/PaymentInProgress.tsx";
import { isGone, packPageQuery } from "../features/packs/atoms.ts";
import { changePackAtom } from "../features/packs/mutations.ts";
import { PackEditor, type PackEditorProps } from "../features/packs/PackEditor.tsx";
import { type ChangeRefused, refusalOf } from "../features/packs/refusalWords.ts";
import { loadingItem } from "../features/packs/texts.ts";
import { UnsavedChanges } from "../features/packs/UnsavedChanges.tsx";
import { fillParameter, fillPath } from "../shop/fillPath.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { RefreshFailure } from "../shop/RefreshFailure.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { lazyPart } from "../state/lazyPart.ts";
import { pendingNavigation } from "../state/pendingNavigation.ts";
import {
  Alert,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  Inline,
  Loader,
  LoadFailure,
  Page,
} from "../ui/index.ts";
import { FillPack } from "../widgets/FillPack.tsx";

const RemovePack = lazyPart(() => import("../features/cart/RemovePackModal.tsx"), "RemovePackModal");

/** /orderItem/{orderItemUuid}: a pack of the cart, with its contents and configuration. */
export function OrderItemRoute() {
  const { orderItemUuid = "" } = useParams();
  return (
    <Page>
      <OrderItemScreen key={orderItemUuid} uuid={orderItemUuid} />
    </Page>
  );
}

function OrderItemScreen({ uuid }: { uuid: string }) {
  const state = useAtomValue(packPageQuery(uuid));
  const reload = useSetAtom(packPageQuery(uuid));
  const product = state.status === "data" ? state.data.product : null;
  const isToFill = useSearchParams()[0].has(fillParameter);
  const label = product?.label ?? "Votre pack";
  usePageTitle(label);

  if (state.status === "loading") return <Loader space="screen" label={loadingItem} />;
  if (state.status === "error" && !isGone(state.error)) {
    return <LoadFailure level={1} {...loadFailureProps(state.error)} onRetry={() => reload()} />;
  }
  // A pack deleted in another tab must not stay displayed for lack of newer data.
  if (state.status === "error" || isGone(state.refreshError)) return <NoPack kind="gone" />;
  if (product === null) return <NoPack kind="withdrawn" />;
  if (product.nature === "sp") return <NoPack kind="single" />;
  if (isToFill && product.nature === "multi") return <FillPack page={state.data} />;
  return (
    <>
      <Breadcrumbs
        label="Fil d’Ariane"
        items={[
          { label: "Accueil", icon: "home", to: paths.rootSearch() },
          { label: "Votre panier", to: paths.cart() },
          { label },
        ]}
      />
      {state.refreshError && <RefreshFailure error={state.refreshError} onRetry={() => reload()} />}
      <Pack page={{ ...state.data, product }} />
    </>
  );
}

function Pack({ page }: Pick<PackEditorProps, "page">) {
  const { item, product, places } = page;
  const navigate = useNavigate();
  const send = useSetAtom(changePackAtom);
  const [asking, setAsking] = useState(false);
  const [kept, setKept] = useState<ChangeRefused | null>(null);
  const orderPath = paths.order(item.orderUuid);
  const removed = useRef(false);

  async function remove(mode: "split" | "void") {
    const change = { kind: "delete", mode } as const;
    const error = await send(item.uuid, change);
    if (error === null) {
      removed.current = true;
      void navigate(paths.cart());
      return pendingNavigation();
    }
    // The page shows the reason, once the dialog is closed.
    setAsking(false);
    setKept(refusalOf(change, error));
  }

  return (
    <>
      {kept?.code === "PAYMENT_IN_PROGRESS" && <PaymentInProgress orderPath={orderPath} />}
      {kept && kept.code !== "PAYMENT_IN_PROGRESS" && <Alert tone="critical">{kept.shopperMessage}</Alert>}
      <PackEditor
        page={page}
        cartPath={paths.cart()}
        selectionPath={paths.selection()}
        fillPath={fillPath(item.uuid)}
        paymentNotice={<PaymentInProgress orderPath={orderPath} />}
        whileUnsaved={<UnsavedChanges isFree={() => removed.current} />}
        onDelete={() => {
          setKept(null);
          setAsking(true);
        }}
      />
      {asking && (
        <Suspense>
          <RemovePack
            open
            onOpenChange={setAsking}
            label={product.label}
            pictureCount={product.nature === "multi" ? places.length : 0}
            onRemove={remove}
          />
        </Suspense>
      )}
    </>
  );
}

const noPackWords = {
  gone: {
    title: "Ce pack n’est pas dans votre panier",
    text: "Il a été supprimé ou commandé, ou il se trouve dans le panier de quelqu’un d’autre.",
  },
  withdrawn: {
    title: "Ce pack n’est plus vendu",
    text: "Vous pouvez le retirer de votre panier et en choisir un autre.",
  },
  single: {
    title: "Cet article n’est pas un pack",
    text: "Une photo à l’unité se règle dans le panier.",
  },
};

/** An address of no pack in this cart, or no longer. */
function NoPack({ kind }: { kind: keyof typeof noPackWords }) {
  const { title, text } = noPackWords[kind];
  return (
    <EmptyState
      level={1}
      icon="cart"
      live="polite"
      title={title}
      action={
        <Inline justify="center">
          <ButtonLink variant="primary" icon="cart" to={paths.cart()}>
            Voir le panier
          </ButtonLink>
          <ButtonLink icon="search" to={paths.search()}>
            Rechercher vos photos
          </ButtonLink>
        </Inline>
      }
    >
      {text}
    </EmptyState>
  );
}
