import { CookieNotice } from "./CookieNotice.tsx";
import { MissingPart } from "./MissingPart.tsx";
import { OutboxNotice, RefusedChanges } from "./OutboxNotice.tsx";

/**
 * What every screen tells besides its content, about the network and refused cookies. Loaded after the first picture.
 */
export function Notices() {
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
