import { CookieNotice } from "./CookieNotice.tsx";
import { MissingPart } from "./MissingPart.tsx";
import { OutboxNotice, RefusedChanges } from "./OutboxNotice.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";

/**
 * What every screen tells besides its content, about the network and refused cookies, and where the focus goes on. Loaded after
 * the first picture.
 */
export function Notices() {
  useKeptFocus();
  return (
    <>
      <MissingPart>
        <OutboxNotice />
      </MissingPart>
      <RefusedChanges />
      <CookieNotice />
    </>
  );
}
