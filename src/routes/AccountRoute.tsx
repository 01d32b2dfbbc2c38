import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ordersQueryAtom } from "../features/account/atoms.ts";
import { CustomerDetails } from "../features/account/CustomerDetails.tsx";
import { OrdersTable } from "../features/account/OrdersTable.tsx";
import { logoutAtom } from "../features/auth/atoms.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { currentCustomerQueryAtom } from "../shop/session.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { customerTokenAtom } from "../state/customerToken.ts";
import { pendingNavigation } from "../state/pendingNavigation.ts";
import { dataOf } from "../state/query.ts";
import {
  Heading,
  Inline,
  Loader,
  LoadFailure,
  LoadingButton,
  Page,
  SidebarLayout,
  Skeleton,
  Stack,
} from "../ui/index.ts";

/** /account. */
export function AccountRoute() {
  usePageTitle("Mon compte");
  const customer = useAtomValue(currentCustomerQueryAtom);
  const logout = useSetAtom(logoutAtom);
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  if (customer.status === "data" && customer.data === null) {
    return isLeaving ? <ScreenLoader /> : <EndedSession />;
  }
  return (
    <Page>
      <Inline justify="space-between">
        <Heading level={1} size="title2">
          Mon compte
        </Heading>
        <LoadingButton
          loadingLabel="Déconnexion en cours…"
          onClick={async () => {
            setLeaving(true);
            await logout();
            void navigate(paths.login());
            await pendingNavigation();
          }}
        >
          Déconnexion
        </LoadingButton>
      </Inline>
      <Contents />
    </Page>
  );
}

/** The token is invalid: clears it, or /login would turn the shopper away, and redirects there and back. */
function EndedSession() {
  const forget = useSetAtom(customerTokenAtom);
  const navigate = useNavigate();
  useEffect(() => {
    forget(null);
    void navigate(paths.login(paths.account()), { replace: true });
  }, [forget, navigate]);
  return <ScreenLoader />;
}

/** The orders and, below them on a phone, the details: at once, so that neither moves the other. */
function Contents() {
  const orders = useAtomValue(ordersQueryAtom);
  const customer = useAtomValue(currentCustomerQueryAtom);
  if (orders.status === "loading" || customer.status === "loading") {
    return (
      <Stack space="md">
        <Loader label="Chargement en cours..." space="line" />
        <Skeleton text="lead" lines={4} width="full" />
      </Stack>
    );
  }
  return (
    <SidebarLayout aside={<Details />}>
      <Orders />
    </SidebarLayout>
  );
}

function Details() {
  const customer = useAtomValue(currentCustomerQueryAtom);
  const reload = useSetAtom(currentCustomerQueryAtom);
  if (customer.status === "error") {
    return <LoadFailure {...loadFailureProps(customer.error)} onRetry={() => reload()} />;
  }
  const known = dataOf(customer);
  return known && <CustomerDetails customer={known} />;
}

function Orders() {
  const orders = useAtomValue(ordersQueryAtom);
  const reload = useSetAtom(ordersQueryAtom);
  const customer = dataOf(useAtomValue(currentCustomerQueryAtom));
  if (orders.status === "error")
    return <LoadFailure {...loadFailureProps(orders.error)} onRetry={() => reload()} />;
  return (
    <OrdersTable
      orders={dataOf(orders) ?? []}
      orderPath={paths.order}
      searchPath={paths.search()}
      isConsumer={!customer?.company && !customer?.vatNumber}
    />
  );
}
