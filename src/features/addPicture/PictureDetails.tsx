import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { contestQuery, eventQuery } from "../../shop/catalogueQueries.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import { ButtonLink, DefinitionList, Stack } from "../../ui/index.ts";
import { aroundPicture } from "./texts.ts";

export interface PictureDetailsProps {
  picture: Picture;
  /** Address of the pictures taken around the same time; null if the time is unknown. */
  aroundHref: string | null;
}

/** Details of a picture (specification, section 2 "Add-picture modal"). */
export function PictureDetails({ picture, aroundHref }: PictureDetailsProps) {
  const event = dataOf(useAtomValue(eventQuery(picture.eventUuid)));
  const contest = dataOf(useAtomValue(contestQuery(picture.contestUuid)));
  const { placeMode } = useAtomValue(placeAtom);
  return (
    <Stack space="md">
      <DefinitionList
        items={[
          { term: "Nom", description: picture.name },
          {
            term: "Prise le",
            description: picture.takenAt ? formatDateTime(picture.takenAt) : "Date inconnue",
          },
          { term: "Événement", description: event ? `${event.label} (${event.year})` : "…" },
          { term: "Catégorie", description: event ? categoryWords(event.category) : "…" },
          { term: capitalize(contestWords[placeMode]), description: contest?.label ?? "…" },
          { term: "Référence", description: picture.uuid },
        ]}
      />
      {aroundHref !== null && (
        <div>
          <ButtonLink icon="clock" to={aroundHref}>
            {aroundPicture}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

/** The category in French spelling; the data contains two spellings of one category. */
function categoryWords(category: string): string {
  return category.toLowerCase() === "equestre" ? "Équestre" : category;
}
