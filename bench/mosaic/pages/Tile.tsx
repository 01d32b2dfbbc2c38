import { useCallback, useSyncExternalStore } from "react";
import { Picture } from "../../../src/ui/index.ts";
import { imageCount } from "../images.ts";

const ticked = new Set<number>();
const listeners = new Map<number, Set<() => void>>();

function toggle(place: number) {
  if (!ticked.delete(place)) ticked.add(place);
  for (const tell of listeners.get(place) ?? []) tell();
}

/** Like the shop's own tick: changing one picture redraws only that picture, in any gallery. */
function useTicked(place: number): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const known = listeners.get(place) ?? new Set();
      listeners.set(place, known.add(tell));
      return () => {
        known.delete(tell);
        if (known.size === 0) listeners.delete(place);
      };
    },
    [place],
  );
  return useSyncExternalStore(subscribe, () => ticked.has(place));
}

/** The same tile for every gallery: the shop's own picture, which can be opened and ticked. */
export function Tile({ place }: { place: number }) {
  const pressed = useTicked(place);
  return (
    <Picture
      src={`/tiles/${place % imageCount}.webp`}
      alt={`Photo ${place + 1}`}
      eager={place < 8}
      retryLabel="Réessayer"
      onOpen={() => undefined}
      mark={pressed ? { tone: "blue", label: "cochée" } : undefined}
      tick={{ pressed, label: `Cocher la photo ${place + 1}`, onPress: () => toggle(place) }}
    />
  );
}
