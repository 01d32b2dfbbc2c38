import { useAtomValue } from "jotai";
import { imageUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { hydratedAtom } from "../../state/hydrated.ts";
import { Thumbnail } from "../../ui/index.ts";

export interface SearchCoverProps {
  /** The event or the contest in view. */
  uuid: string;
}

/** The cover of what is in view. A page from the server leaves its room: the first pictures are asked for before it. */
export function SearchCover({ uuid }: SearchCoverProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const hydrated = useAtomValue(hydratedAtom);
  return <Thumbnail src={hydrated ? imageUrl(cdnHost, uuid, 720) : null} />;
}
