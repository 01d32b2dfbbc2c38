import { useAtom } from "jotai";
import { useNavigate, useSearchParams } from "react-router";
import { paths, shopPath } from "../../shop/paths.ts";
import { afterAuthUrlAtom } from "../../shop/session.ts";

/** Where a sign-in leads: the address it was requested from, else the saved one, else the account. */
export function useAfterAuth() {
  const [query] = useSearchParams();
  const [saved, setSaved] = useAtom(afterAuthUrlAtom);
  const navigate = useNavigate();
  const returnUrl = shopPath(query.get("returnUrl"));
  return {
    /** Passed between login and register, so that neither loses it. */
    returnUrl,
    goOn() {
      const target = returnUrl ?? shopPath(saved) ?? paths.account();
      setSaved(null);
      return navigate(target, { replace: true });
    },
  };
}
