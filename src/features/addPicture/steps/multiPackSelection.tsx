import { useAtom } from "jotai";
import { pictureQuery } from "../../../shop/catalogueQueries.ts";
import { loadFailureProps } from "../../../shop/loadFailureProps.ts";
import { Button, Loader, LoadFailure } from "../../../ui/index.ts";
import type { PackRun, PicturesFlow } from "../flowStates.ts";
import { PackProgressStep } from "../PackProgressStep.tsx";
import { PackStep } from "../PackStep.tsx";
import type { PicturesStep } from "./step.ts";
import { packMade, packProductChosen, refused, running, sent, severalOf } from "./transitions.ts";

/** Chooses the pack for several pictures, then adds them one at a time; a refusal does not stop the others. */
export const multiPackSelection: PicturesStep<"multiPackSelection"> = {
  on: {
    packChosen: (state, { pack, key }) => {
      const work = sent(state.work, pack.orderItemUuid, key);
      // Each picture is a separate call: nothing to wait for before the first.
      return work === null ? state : running(state, { pack, key, end: "afterPackUpdate" });
    },
    packProductChosen,
    packMade,
    packRefused: refused,
    pictureAdded: (state, { key, pack }) =>
      advance(state, key, (run) => ({ ...run, added: run.added + 1, pack })),
    pictureRefused: (state, { key, refused }) =>
      advance(state, key, (run) => ({ ...run, refused: [...run.refused, refused] })),
    runStopped: (state, { key, message }) => {
      const run = runOf(state, key);
      if (run === null) return state;
      if (run.added + run.refused.length > 0) return ended(state, run, message);
      return { ...state, work: { status: "refused", uuid: run.pack.orderItemUuid, message } };
    },
  },
  Screen: (props) => {
    const { work, pictures } = props.state;
    if (work.status !== "running") return <Choice {...props} work={work} />;
    const { pack, added, refused } = work;
    return (
      <PackProgressStep packLabel={pack.label} total={pictures.length} added={added} refused={refused} />
    );
  },
  Footer: ({ state, actions }) => (
    <Button onClick={() => actions.send({ type: "closed" })}>
      {state.work.status === "running" ? "Arrêter" : "Quitter"}
    </Button>
  ),
};

type State = Extract<PicturesFlow, { step: "multiPackSelection" }>;

/** The run that a response belongs to; null for a late one. */
const runOf = ({ work }: State, key: string): PackRun | null =>
  work.status === "running" && work.key === key ? work : null;

function advance(state: State, key: string, to: (run: PackRun) => PackRun): PicturesFlow {
  const run = runOf(state, key);
  if (run === null) return state;
  const next = to(run);
  const over = next.added + next.refused.length >= state.pictures.length;
  return over ? ended(state, next, null) : { ...state, work: next };
}

function ended(state: State, run: PackRun, stopped: string | null): PicturesFlow {
  const { end, pack, added, refused } = run;
  const outcome = { total: state.pictures.length, added, refused, stopped };
  return { ...severalOf(state), step: end, pack, outcome };
}

type ChoiceProps = Parameters<typeof multiPackSelection.Screen>[0] & {
  work: Exclude<State["work"], PackRun>;
};

/** Uses the first picture's pricing; a picture with another pricing is reported as incompatible in its turn. */
function Choice({ state: { pictures }, ...props }: ChoiceProps) {
  const [first, reload] = useAtom(pictureQuery(pictures[0] ?? ""));
  if (first.status === "loading") return <Loader label="Chargement des packs…" />;
  if (first.status === "error") {
    return <LoadFailure {...loadFailureProps(first.error)} level={3} onRetry={() => reload()} />;
  }
  return <PackStep eventUuid={first.data.eventUuid} picture={null} count={pictures.length} {...props} />;
}
