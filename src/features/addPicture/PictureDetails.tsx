import { useAtom, useAtomValue } from "jotai";
import { formatDateTime, formatHour } from "../../domain/dates/dates.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import { joinDots } from "../../domain/french/joinDots.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { contestQuery, eventQuery } from "../../shop/catalogueQueries.ts";
import { placeAtom } from "../../shop/place.ts";
import { dataOf } from "../../state/query.ts";
import { ButtonLink, DefinitionList, IconButton, Inline, Stack, Switch, Text } from "../../ui/index.ts";
import type { PictureFlow } from "./flowStates.ts";
import { SharePicture } from "./SharePicture.tsx";
import type { PictureStepProps } from "./steps/step.ts";
import { aroundPicture } from "./texts.ts";
import { usePictureTitle } from "./usePictureTitle.ts";
import { shortcutsAtom } from "./useShortcuts.ts";

export interface PictureDetailsProps extends Pick<PictureStepProps, "picture" | "aroundHref" | "actions"> {
  state: Pick<PictureFlow, "details">;
}

/** When and where the picture was taken; its other details at a press (specification, section 2 "Add-picture modal"). */
export function PictureDetails(props: PictureDetailsProps) {
  const { picture, actions, state } = props;
  const { details = false } = state;
  const contest = dataOf(useAtomValue(contestQuery(picture.contestUuid)));
  return (
    <Stack space="md">
      <Inline space="xs" wrap={false}>
        <Text size="small" lines={2}>
          {joinDots([
            picture.takenAt ? formatHour(picture.takenAt) : "Heure inconnue",
            contest?.label ?? "…",
          ])}
        </Text>
        <IconButton
          icon="info"
          label="Détails"
          aria-expanded={details}
          onClick={() => actions.send({ type: "detailsChanged", details: !details })}
        />
      </Inline>
      {details && <AllDetails {...props} />}
    </Stack>
  );
}

function AllDetails({ picture, aroundHref }: Pick<PictureDetailsProps, "picture" | "aroundHref">) {
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom);
  const event = dataOf(useAtomValue(eventQuery(picture.eventUuid)));
  const contest = dataOf(useAtomValue(contestQuery(picture.contestUuid)));
  const title = usePictureTitle(picture);
  const { placeMode, placeWhat } = useAtomValue(placeAtom);
  return (
    <>
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
      {/* A stand's address leads nowhere outside its own network. */}
      {placeWhat === "main" && <SharePicture key={picture.uuid} title={title} />}
      <Switch
        label={"Raccourcis clavier\u00a0: flèches pour changer de photo, S pour voir ma sélection"}
        checked={shortcuts}
        onCheckedChange={setShortcuts}
      />
    </>
  );
}

/** The category in French spelling; the data contains two spellings of one category. */
function categoryWords(category: string): string {
  return category.toLowerCase() === "equestre" ? "Équestre" : category;
}
