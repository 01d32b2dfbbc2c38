import type { DataRouter } from "react-router";
import { paths, routePaths } from "../shop/paths.ts";

/** After a 401: redirects to /login, which returns here (specification, section 8). */
export function redirectToLogin(router: DataRouter): void {
  const { pathname, search } = router.state.location;
  if (pathname === routePaths.login) return;
  void router.navigate(paths.login(pathname + search));
}
