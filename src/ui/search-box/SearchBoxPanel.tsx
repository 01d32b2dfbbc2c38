import { type ReactNode, useEffect } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import type { SearchAnswer, SearchOption } from "./answer.ts";
import * as css from "./SearchBox.css.ts";

interface SearchBoxPanelProps {
  answer: SearchAnswer;
  open: boolean;
  listId: string;
  label: string;
  highlight: number | null;
  onChoose: (option: SearchOption) => void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** Skeleton lines: about as many as a typical answer, so that little shifts when it arrives. */
const awaited = ["full", "most", "half"] as const;

const nothingFound: { options: readonly SearchOption[]; lead?: string; actions?: ReactNode } = {
  options: [],
};

/** Panel below the box: suggestions, skeletons or a message; its status region exists before it has a message. */
export function SearchBoxPanel({ answer, open, listId, label, highlight, onChoose }: SearchBoxPanelProps) {
  const { options, lead, actions } = answer.state === "found" ? answer : nothingFound;

  useEffect(() => {
    if (highlight === null) return;
    document.getElementById(optionId(listId, highlight))?.scrollIntoView({ block: "nearest" });
  }, [highlight, listId]);

  const leadId = `${listId}-lead`;
  const choices = options.map((option, place) => {
    const Choice = option.href === undefined ? "div" : "a";
    return (
      <Choice
        key={option.id}
        id={optionId(listId, place)}
        href={option.href}
        role="option"
        tabIndex={-1}
        aria-selected={place === highlight}
        className={css.option}
        onClick={(event) => {
          event.preventDefault();
          onChoose(option);
        }}
      >
        {option.content ?? (
          <>
            <span className={css.optionLabel}>{option.label}</span>
            {option.detail && <span className={css.detail}>{option.detail}</span>}
          </>
        )}
      </Choice>
    );
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus out of the box
    <div className={open ? css.panel : undefined} onMouseDown={(event) => event.preventDefault()}>
      {open && options.length > 0 && (
        <div role="listbox" id={listId} aria-label={label} className={css.list}>
          {lead === undefined ? (
            choices
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: options are grouped in a listbox, not fields in a form
            <div role="group" aria-labelledby={leadId}>
              <span id={leadId} className={css.words({ tone: "calm" })}>
                {lead}
              </span>
              {choices}
            </div>
          )}
        </div>
      )}
      {open && answer.state === "loading" && (
        <div className={css.waiting}>
          {awaited.map((width) => (
            <div key={width} className={css.option}>
              <span className={css.optionLabel}>
                <Skeleton text="body" width={width} />
              </span>
            </div>
          ))}
        </div>
      )}
      <div role="status">{open && <Words answer={answer} />}</div>
      {open && answer.state === "failed" && (
        <div className={css.retry}>
          <Button size="small" icon="refresh" onClick={answer.onRetry}>
            {answer.retryLabel}
          </Button>
        </div>
      )}
      {open && actions}
    </div>
  );
}

/** A visible list's count is for screen readers only; other messages are shown as well. */
function Words({ answer }: { answer: SearchAnswer }) {
  switch (answer.state) {
    case "idle":
      return null;
    case "loading":
      return <span className={hidden}>{answer.message}</span>;
    case "failed":
      return (
        <p className={css.words({ tone: "failed" })}>
          <Icon name="warning" />
          <span>{answer.message}</span>
        </p>
      );
    case "found":
      return answer.options.length === 0 ? (
        <p className={css.words({ tone: "calm" })}>{answer.message}</p>
      ) : (
        <>
          <span className={hidden}>{answer.message}</span>
          {answer.note && <p className={css.words({ tone: "note" })}>{answer.note}</p>}
        </>
      );
  }
}
