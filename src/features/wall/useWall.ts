import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import type { WallPicture } from "../../ui/index.ts";
import { recentPicturesQuery } from "./atoms.ts";
import { turned, wallPictures } from "./wallPictures.ts";

const turnEveryMs = 8000;
const refreshEveryMs = 30_000;

/**
 * Returns the recent pictures of an event, another one first every eight seconds; null while they load for the first time.
 * @param eventUuid null: of the event with the newest picture
 * @param paused the first one stays, until a newer one is there
 */
export function useWall(eventUuid: string | null, paused = false): WallPicture[] | null {
  const query = recentPicturesQuery(eventUuid);
  const pictures = dataOf(useAtomValue(query));
  const refresh = useSetAtom(query);
  const { cdnHost } = useAtomValue(placeAtom);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => void refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, [refresh]);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setTurns((done) => done + 1), turnEveryMs);
    return () => clearInterval(timer);
  }, [paused]);
  return pictures ? turned(wallPictures(cdnHost, pictures), turns) : null;
}
