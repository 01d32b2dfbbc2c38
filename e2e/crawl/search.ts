import { randomOf } from "../support/roughNetwork/random.ts";
import { type Action, describe, describePath } from "./actions.ts";
import { confirmed } from "./confirm.ts";
import type { Lane, Root } from "./lane.ts";
import type { State } from "./page/state.ts";
import { createPlan } from "./plan.ts";
import type { Outcome } from "./press.ts";
import { type Fault, type Patience, patient, usual } from "./watch.ts";

export interface Search {
  lanes: readonly Lane[];
  depth: number;
  seed: number;
  tell: (line: string) => void;
  /** Whether to end early, with what has been found. */
  isStopped: () => boolean;
  /** For the first look, and for the second at what seemed wrong. */
  patience?: readonly [Patience, Patience];
}

export interface Result {
  states: number;
  presses: number;
  /** Presses on what had gone by itself when its path was repeated: a keyboard on screen, a message. */
  lost: number;
  /** States deeper than was pressed. */
  left: number;
  /** Paths by fault. */
  findings: Map<string, string[]>;
}

/** A state, and how a lane has come to it. */
interface Reached {
  lane: Lane;
  /** Index of the root. */
  root: number;
  path: Action[];
  state: State;
}

/** Names with a code, an order's for example, differ from shop to shop. */
const hasCode = ({ path }: Reached, action: Action) =>
  [...path, action].some((one) => one.do === "press" && /\b[0-9a-f]{4,}\b/i.test(one.name));

const rootOf = (lane: Lane, root: number) => lane.roots[root] as Root;

/** Searches from the roots, the shortest paths first. */
export function createSearch({ lanes, depth, seed, tell, isStopped, patience = [usual, patient] }: Search) {
  const plan = createPlan(randomOf(seed));
  const states = new Set<string>();
  const result: Result = { states: 0, presses: 0, lost: 0, left: 0, findings: new Map() };

  const report = (faults: readonly Fault[], path: string) => {
    for (const { kind, text } of faults) {
      const key = `${kind}: ${text}`;
      const paths = result.findings.get(key) ?? [];
      result.findings.set(key, [...paths, path]);
      if (paths.length < 3) tell(`${key}\n    --path '${path}'`);
    }
  };

  /** Reports an outcome. Returns its state if it is new. */
  const reachedBy = ({ after, faults }: Outcome, way: Omit<Reached, "state">): Reached[] => {
    report(faults, describePath(rootOf(way.lane, way.root).name, way.path));
    if (!after || states.has(after.signature)) return [];
    states.add(after.signature);
    result.states = states.size;
    return [{ ...way, state: after }];
  };

  const enter = async (lane: Lane, root: number): Promise<Reached[]> => {
    const outcome = await confirmed((how) => lane.enter(rootOf(lane, root), how), patience);
    return reachedBy(outcome, { lane, root, path: [] });
  };

  const press = async (lane: Lane, { root, path }: Reached, action: Action): Promise<Reached[]> => {
    result.presses += 1;
    if (result.presses % 50 === 0) tell(`… ${result.presses} presses, ${states.size} states`);
    const outcome = await confirmed((how) => lane.press(rootOf(lane, root), path, action, how), patience);
    const isLost = outcome.faults.some(({ text }) => text.startsWith("missing: "));
    result.lost += Number(isLost);
    return isLost ? [] : reachedBy(outcome, { lane, root, path: [...path, action] });
  };

  /** Does all work, each lane what is its own or anybody's. */
  const share = async <Work extends { lane: Lane | null }>(
    all: Work[],
    run: (lane: Lane, work: Work) => Promise<Reached[]>,
  ): Promise<Reached[]> => {
    const waiting = [...all];
    const reached: Reached[] = [];
    const workIn = async (lane: Lane) => {
      while (!isStopped()) {
        const next = waiting.findIndex((work) => work.lane === null || work.lane === lane);
        const [work] = next < 0 ? [] : waiting.splice(next, 1);
        if (!work) return;
        reached.push(...(await run(lane, work)));
      }
    };
    await Promise.all(lanes.map(workIn));
    return reached;
  };

  return {
    result,
    async run(isWanted: (screen: string) => boolean = () => true): Promise<Result> {
      const roots = (lanes[0]?.roots ?? []).flatMap(({ name }, root) =>
        isWanted(name) ? [{ lane: null, root }] : [],
      );
      let level = await share(roots, (lane, { root }) => enter(lane, root));
      for (let deep = 1; deep <= depth; deep += 1) {
        const work = level.flatMap((from) =>
          plan.actionsOf(from.state).map((action) => ({
            ...{ from, action },
            lane: hasCode(from, action) ? from.lane : null,
          })),
        );
        tell(`Level ${deep}: ${level.length} states, ${work.length} presses`);
        level = await share(work, (lane, { from, action }) => press(lane, from, action));
      }
      return Object.assign(result, { left: level.length });
    },
    /** Repeats one path, and tells each state. Throws if no such screen is there. */
    async repeat(screen: string, actions: readonly Action[]): Promise<void> {
      const [lane] = lanes;
      const root = lane?.roots.findIndex(({ name }) => name === screen) ?? -1;
      if (!lane || root < 0)
        throw new Error(`no screen ${screen} among ${lane?.roots.map(({ name }) => name).join(", ")}`);
      const [entered] = await enter(lane, root);
      for (const [place, action] of actions.entries()) {
        const from = { lane, root, path: actions.slice(0, place), state: entered?.state as State };
        const [reached] = await press(lane, from, action);
        tell(`${describe(action)}: ${reached?.state.screen ?? "a known state"}`);
      }
    },
  };
}
