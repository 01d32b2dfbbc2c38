import type { Random } from "../support/roughNetwork/random.ts";
import type { Action } from "./actions.ts";
import type { Control } from "./page/controls.ts";
import type { State } from "./page/state.ts";
import { fillings } from "./words.ts";

/** On how many screens each control of header and footer is pressed: they are the same on all. */
const shellScreens = 5;

/** Decides what is worth pressing, from all that has been pressed before. */
export interface Plan {
  /** Each kind of control once per screen, and another of it; each form in each way. */
  actionsOf(state: State): Action[];
}

export function createPlan(random: Random): Plan {
  const known = new Set<string>();
  /** On how many screens more. */
  const shell = new Map<string, number>();

  const isWorth = (screen: string, kind: string, isShell: boolean) => {
    const key = `${screen} ${isShell} ${kind}`;
    if (known.has(key)) return false;
    known.add(key);
    const left = shell.get(kind) ?? shellScreens;
    if (isShell) shell.set(kind, left - 1);
    return !isShell || left > 0;
  };

  const pressesOf = ({ controls, screen }: State) => {
    const kinds = Map.groupBy(controls.filter(isPressable), ({ kind, isShell }) => `${isShell} ${kind}`);
    return [...kinds.values()].flatMap(([first, ...others]) => {
      if (!first || !isWorth(screen, first.kind, first.isShell)) return [];
      const chosen = others.length > 0 ? [first, random.oneOf(others)] : [first];
      return chosen.map(({ role, name, place }): Action => ({ do: "press", role, name, place }));
    });
  };

  const fillsOf = ({ controls, screen }: State) => {
    const forms = Map.groupBy(
      controls.filter(({ use }) => use === "type"),
      ({ form }) => form,
    );
    return [...forms].flatMap(([form, fields]) =>
      fillings
        .filter((filling) =>
          isWorth(
            screen,
            `fill ${form} ${filling}`,
            fields.every(({ isShell }) => isShell),
          ),
        )
        .map((filling): Action => ({ do: "fill", form, filling })),
    );
  };

  return { actionsOf: (state) => [...pressesOf(state), ...fillsOf(state)] };
}

const isPressable = ({ use }: Control) => use === "press" || use === "choose" || use === "slide";
