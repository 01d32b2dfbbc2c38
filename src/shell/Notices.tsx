import { CookieNotice } from "./CookieNotice.tsx";
import { RefusedChanges } from "./OutboxNotice.tsx";

/** What every screen tells above its content, about refused changes and refused cookies. Loaded after the first picture. */
export function Notices() {
  return (
    <>
      <RefusedChanges />
      <CookieNotice />
    </>
  );
}
