import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { imageUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { afterFirstPicture, Thumbnail } from "../../ui/index.ts";

export interface SearchCoverProps {
  /** The event or the contest in view. */
  uuid: string;
}

/** The cover of what is in view; it comes after the first picture. */
export function SearchCover({ uuid }: SearchCoverProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let left = false;
    void afterFirstPicture().then(() => {
      if (!left) setIsTime(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return <Thumbnail src={isTime ? imageUrl(cdnHost, uuid, 720) : null} />;
}
