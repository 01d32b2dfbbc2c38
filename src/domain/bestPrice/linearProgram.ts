/** Maximises `gains` · x such that each row of `rows` · x is at most its limit (0 or more), and x is 0 or more. */
export interface LinearProgram {
  gains: readonly number[];
  rows: readonly (readonly number[])[];
  limits: readonly number[];
}

const tiny = 1e-9;

/**
 * Solves with the simplex method; Bland's rule prevents cycling.
 * @returns x, and the value, an upper bound for integer solutions; null if the problem is unbounded
 */
export function maximise({ gains, rows, limits }: LinearProgram): { x: number[]; value: number } | null {
  const width = gains.length;
  // One column per variable, one per row's slack, one for the limit.
  const table = rows.map((row, at) => [
    ...row,
    ...rows.map((_, other) => (other === at ? 1 : 0)),
    limits[at] ?? 0,
  ]);
  const costs = [...gains.map((gain) => -gain), ...rows.map(() => 0), 0];
  const basis = rows.map((_, at) => width + at);
  const last = costs.length - 1;
  for (;;) {
    const entering = costs.findIndex((cost, column) => column < last && cost < -tiny);
    if (entering < 0) break;
    const leaving = tightest(table, basis, entering);
    if (leaving === null) return null;
    basis[leaving] = entering;
    pivot(table, costs, leaving, entering);
  }
  const x = new Array<number>(width).fill(0);
  basis.forEach((column, row) => {
    if (column < width) x[column] = table[row]?.[last] ?? 0;
  });
  return { x, value: costs[last] ?? 0 };
}

/** The row that limits a variable most; ties go to the first variable's row. */
function tightest(table: number[][], basis: number[], entering: number): number | null {
  let best: { row: number; ratio: number } | null = null;
  table.forEach((cells, row) => {
    const cell = cells[entering] ?? 0;
    if (cell <= tiny) return;
    const ratio = (cells.at(-1) ?? 0) / cell;
    const isTighter = best === null || ratio < best.ratio - tiny;
    const isTie = best !== null && Math.abs(ratio - best.ratio) <= tiny;
    if (isTighter || (isTie && (basis[row] ?? 0) < (basis[best?.row ?? 0] ?? 0))) best = { row, ratio };
  });
  return (best as { row: number } | null)?.row ?? null;
}

function pivot(table: number[][], costs: number[], at: number, entering: number): void {
  const row = table[at] ?? [];
  const by = row[entering] ?? 1;
  for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / by;
  const clear = (cells: number[]) => {
    const times = cells[entering] ?? 0;
    if (times === 0) return;
    for (let column = 0; column < cells.length; column++) {
      cells[column] = (cells[column] ?? 0) - times * (row[column] ?? 0);
    }
  };
  table.forEach((cells, other) => {
    if (other !== at) clear(cells);
  });
  clear(costs);
}
