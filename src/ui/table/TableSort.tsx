import { Icon } from "../icon/Icon.tsx";
import { Select } from "../select/Select.tsx";
import { type SortDirection, sortDirections, sortOf, sortValue } from "./order.ts";
import type { ColumnAlign } from "./Table.tsx";
import * as css from "./TableTools.css.ts";
import type { SortControl } from "./useTableSort.ts";

interface SortButtonProps {
  header: string;
  align: ColumnAlign;
  /** How the column is sorted, if it is. */
  direction: SortDirection | undefined;
  onPress: () => void;
}

/** A sortable column's name: a button, and on a phone, where the head is for screen readers, plain words. */
export function SortButton({ header, align, direction, onPress }: SortButtonProps) {
  const state = (way: SortDirection) =>
    direction === undefined ? "possible" : direction === way ? "current" : "other";
  return (
    <>
      <button type="button" className={css.sortButton({ align })} onClick={onPress}>
        {header}
        <span className={css.arrows}>
          <span className={css.arrow({ way: "up", state: state("ascending") })}>
            <Icon name="chevronUp" size="small" />
          </span>
          <span className={css.arrow({ way: "down", state: state("descending") })}>
            <Icon name="chevronDown" size="small" />
          </span>
        </span>
      </button>
      <span className={css.onPhone}>{header}</span>
    </>
  );
}

/** All orders, as a choice above the cards of a phone. */
export function SortSelect({ control: { words, sort, columns, clears, choose } }: { control: SortControl }) {
  const orders = columns.flatMap(({ key, header }) =>
    sortDirections.map((direction) => ({
      value: sortValue({ key, direction }),
      label: words.order(header, direction),
    })),
  );
  const none = { value: sortValue(null), label: words.none };
  return (
    <div className={css.onPhone}>
      <Select
        label={words.label}
        options={clears || sort === null ? [none, ...orders] : orders}
        value={sortValue(sort)}
        onValueChange={(value) => choose(sortOf(value))}
      />
    </div>
  );
}
