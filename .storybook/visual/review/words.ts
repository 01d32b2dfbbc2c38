/** Words that were replaced, without those around them that stay. */
export interface Replaced {
  from: string;
  to: string;
}

/** Returns the lines of each that the other lacks, in runs at the same place. */
export function changedLines(before: string, now: string): { from: string[]; to: string[] }[] {
  const [own, others] = [before.split("\n"), now.split("\n")];
  const lengths = own.map(() => new Uint16Array(others.length + 1));
  lengths.push(new Uint16Array(others.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let b = own.length - 1; b >= 0; b -= 1) {
    for (let c = others.length - 1; c >= 0; c -= 1) {
      const common = own[b] === others[c] ? at(b + 1, c + 1) + 1 : Math.max(at(b + 1, c), at(b, c + 1));
      (lengths[b] as Uint16Array)[c] = common;
    }
  }
  const runs: { from: string[]; to: string[] }[] = [];
  let run = { from: [] as string[], to: [] as string[] };
  const end = () => {
    if (run.from.length + run.to.length > 0) runs.push(run);
    run = { from: [], to: [] };
  };
  let [b, c] = [0, 0];
  while (b < own.length || c < others.length) {
    if (b < own.length && c < others.length && own[b] === others[c]) {
      end();
      b += 1;
      c += 1;
    } else if (c === others.length || (b < own.length && at(b + 1, c) >= at(b, c + 1))) {
      run.from.push(own[b] ?? "");
      b += 1;
    } else {
      run.to.push(others[c] ?? "");
      c += 1;
    }
  }
  end();
  return runs;
}

/** Removes the words that both begin and end with. */
function core(from: string, to: string): Replaced {
  const words = (text: string): string[] => text.match(/\s+|[^\s"«»()]+|["«»()]/g) ?? [];
  const [own, others] = [words(from), words(to)];
  let head = 0;
  while (head < Math.min(own.length, others.length) && own[head] === others[head]) head += 1;
  let tail = 0;
  while (
    tail < Math.min(own.length, others.length) - head &&
    own[own.length - 1 - tail] === others[others.length - 1 - tail]
  )
    tail += 1;
  const middle = (all: string[]) =>
    all
      .slice(head, all.length - tail)
      .join("")
      .trim();
  return { from: middle(own), to: middle(others) };
}

/** Returns each replacement once. Indentation is part of none: the same words may lie deeper in another story. */
export function replacedWords(before: string, now: string): Replaced[] {
  const all = changedLines(before, now).flatMap(({ from, to }) => {
    const trimmed = (lines: string[]) => lines.map((line) => line.trim());
    const [own, others] = [trimmed(from), trimmed(to)];
    if (own.length !== others.length) return [{ from: own.join("\n"), to: others.join("\n") }];
    return own.map((line, index) =>
      line === others[index]
        ? { from: "another depth", to: "another depth" }
        : core(line, others[index] ?? ""),
    );
  });
  const once = new Map(all.map((one) => [`${one.from}\0${one.to}`, one]));
  return [...once.values()];
}
