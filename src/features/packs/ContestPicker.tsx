import { useAtomValue } from "jotai";
import { useState } from "react";
import type { FoundContest } from "../../api/contract/catalogueEntities.ts";
import { formatDate } from "../../domain/dates/dates.ts";
import { joinDots } from "../../domain/french/joinDots.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { searchKey } from "../../domain/pictures/searchKey.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { searchTextMaximum } from "../../domain/shop/limits.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { placeAtom } from "../../shop/place.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Box,
  ClickableCard,
  EmptyState,
  Loader,
  LoadFailure,
  Modal,
  Stack,
  TextField,
} from "../../ui/index.ts";
import { close } from "./texts.ts";

export interface ContestPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Each with the count of its pictures that show the pack's name, if it has one. */
  contests: QueryState<readonly FoundContest[]>;
  /** Uuid of the chosen contest; null if none. */
  chosen: string | null;
  onChoose: (contest: FoundContest) => void;
  onRetry: () => Promise<void> | void;
}

/** Chooses a contest by a search on its label that ignores case, accents and the shape of apostrophes. Load it lazily: it bundles the dialog. */
export function ContestPicker({ open, onOpenChange, ...list }: ContestPickerProps) {
  const noun = contestWords[useAtomValue(placeAtom).placeMode];
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={`Choisir une ${noun}`} closeLabel={close}>
      <ContestList {...list} />
    </Modal>
  );
}

function ContestList({
  contests,
  chosen,
  onChoose,
  onRetry,
}: Omit<ContestPickerProps, "open" | "onOpenChange">) {
  const [text, setText] = useState("");
  const noun = contestWords[useAtomValue(placeAtom).placeMode];
  if (contests.status === "loading") return <Loader label="Chargement en cours..." />;
  if (contests.status === "error") {
    return <LoadFailure level={3} {...loadFailureProps(contests.error)} onRetry={onRetry} />;
  }
  if (contests.data.length === 0) {
    return (
      <EmptyState level={3} icon="calendar" title={`Aucune ${noun}`}>
        {`Cet événement n’est pas encore découpé en ${noun}s.`}
      </EmptyState>
    );
  }
  const wanted = searchKey(text);
  const found = contests.data.filter(({ label }) => searchKey(label).includes(wanted));
  return (
    <Stack space="md">
      <TextField
        type="search"
        label={`Rechercher une ${noun}`}
        autoComplete="off"
        maxLength={searchTextMaximum}
        value={text}
        onValueChange={setText}
      />
      <Box role="status" color="inkMuted">
        {found.length === 0
          ? `Aucune ${noun} ne correspond à votre recherche.`
          : pluralize(found.length, noun)}
      </Box>
      <Stack as="ul" space="sm">
        {found.map((contest) => (
          <Box as="li" key={contest.uuid}>
            <ClickableCard
              title={contest.label}
              meta={[
                joinDots([
                  formatDate(contest.start),
                  pluralize(contest.matchingPictureCount ?? contest.totalPictureCount, "photo"),
                ]),
              ]}
              selected={contest.uuid === chosen}
              onClick={() => onChoose(contest)}
            />
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
