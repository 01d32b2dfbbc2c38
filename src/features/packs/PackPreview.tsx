import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import type { MissingPart } from "../../domain/packs/completeness.ts";
import { packThumbnails } from "../../domain/pictures/packThumbnails.ts";
import { placeAtom } from "../../shop/place.ts";
import type { QueryState } from "../../state/query.ts";
import { Alert, Loader, PictureStrip, Stack, Text } from "../../ui/index.ts";
import { loadingItem } from "./texts.ts";

/** A contest that a filter pack can be of. */
export interface PackRound {
  uuid: string;
  /** « Amateur 3 Grand Prix ». */
  label: string;
  /** ISO date. */
  start: string;
  /** Number of the pack's pictures in it; null if unknown before it is chosen. */
  count: number | null;
}

/** What a filter pack would contain as it begins. */
export interface PackStart {
  /** Its rider, contest and event: « Zoé Lefèvre », « Amateur 3 Grand Prix ». */
  about: readonly string[];
  /** What is still to be chosen on its page. */
  missing: readonly MissingPart[];
  /** The contests to choose from before it is created; empty if there is no choice. */
  rounds: readonly PackRound[];
  /** Number of its pictures, and the first of them; null while too few criteria are known. */
  matching: { count: number; pictures: readonly Picture[] } | null;
}

export interface PackPreviewProps {
  start: QueryState<PackStart>;
  /** Names what is missing: « épreuve », « cavalier ». */
  missingWords: (missing: readonly MissingPart[]) => readonly string[];
}

/** What a new filter pack begins with: whose it is, how many pictures it has, and the first of them. */
export function PackPreview({ start, missingWords }: PackPreviewProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  if (start.status === "loading") return <Loader label={loadingItem} space="line" />;
  // It can be created all the same: its page tries again.
  if (start.status === "error") return <Alert tone="warning">{start.error.shopperMessage}</Alert>;
  const { about, missing, matching } = start.data;
  return (
    <Stack space="xs">
      {about.length > 0 && <Text weight="medium">{about.join(", ")}</Text>}
      {matching && matching.count > 0 && (
        <>
          <Text figures>{pluralize(matching.count, "photo")}</Text>
          <PictureStrip
            label="Premières photos du pack"
            pictures={packThumbnails(cdnHost, matching.pictures)}
          />
        </>
      )}
      {matching?.count === 0 && <Alert tone="warning">Aucune photo ne correspond pour le moment.</Alert>}
      {missing.length > 0 && (
        <Text tone="muted">{`À choisir ensuite, sur la page du pack\u00a0: ${missingWords(missing).join(", ")}.`}</Text>
      )}
    </Stack>
  );
}
