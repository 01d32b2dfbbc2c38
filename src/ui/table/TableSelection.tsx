import type { ReactNode } from "react";
import * as css from "./TableTools.css.ts";
import type { SelectionControl } from "./useTableSelection.ts";

interface AllProps {
  selection: SelectionControl;
}

interface AllLabelProps extends AllProps {
  look: string;
  "aria-label"?: string;
  children?: ReactNode;
}

function AllLabel({ selection: { checked, checkAll }, look, children, ...name }: AllLabelProps) {
  return (
    <label className={look}>
      <input
        {...name}
        ref={(input) => {
          if (input) input.indeterminate = checked === "some";
        }}
        type="checkbox"
        checked={checked === "all"}
        className={css.tick}
        onChange={(event) => checkAll(event.target.checked)}
      />
      {children}
    </label>
  );
}

/** The head of the checkboxes: one for all rows, and on a phone plain words. */
export function TickHead({ selection }: AllProps) {
  return (
    <th role="columnheader" scope="col" className={css.tickHead}>
      <AllLabel selection={selection} look={css.tickLine} aria-label={selection.words.all} />
      <span className={css.onPhone}>{selection.words.all}</span>
    </th>
  );
}

/** The checkbox for all rows above the cards of a phone. */
export function AllAboveCards({ selection }: AllProps) {
  return (
    <AllLabel selection={selection} look={css.aboveCards}>
      <span>{selection.words.all}</span>
    </AllLabel>
  );
}

interface TickCellProps {
  selection: SelectionControl;
  rowKey: string;
  /** Id of the row header's words. */
  nameId: string;
}

/** A row's checkbox, named by its row header. */
export function TickCell({ selection, rowKey, nameId }: TickCellProps) {
  return (
    <td role="cell" className={css.tickCell}>
      <label className={css.tickLine}>
        <input
          type="checkbox"
          aria-labelledby={nameId}
          checked={selection.has(rowKey)}
          className={css.tick}
          onChange={(event) => selection.check([rowKey], event.target.checked)}
        />
      </label>
    </td>
  );
}
