import { useState } from "react";
import type { ApiError } from "../../api/apiError.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { isPaperVariant } from "../../domain/product.ts";
import type { ConfigurationFormProps } from "./ConfigurationForm.tsx";
import {
  type Configuration,
  configurationOf,
  configuredPrice,
  itemChange,
  sameConfiguration,
} from "./configuration.ts";
import type { PackPage } from "./packPage.ts";
import { type Refused, refusalOf } from "./refusalWords.ts";

interface Draft {
  /** How the item was configured when it was begun: once that has changed, the draft is of the past. */
  from: string;
  configuration: Configuration;
}

/**
 * The form of a pack's configuration: what is chosen shows its price at once and is saved by the button. Where only a
 * resolution can be chosen, the choice saves itself.
 */
export function useConfiguration(
  page: PackPage,
  update: (body: ItemChange) => Promise<ApiError | null>,
): ConfigurationFormProps {
  const { item, variants } = page;
  const saved = configurationOf(item);
  const from = JSON.stringify(saved);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saving, setSaving] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<Refused | null>(null);
  const configuration = draft?.from === from ? draft.configuration : saved;
  const savesItself = variants.length > 0 && variants.every((variant) => !isPaperVariant(variant));

  async function save(wanted: Configuration) {
    // An emptied quantity, or a format that is no longer sold: the form says so already.
    if (configuredPrice(item, wanted, variants) === null) return;
    setSaving(true);
    setFailure(null);
    setDone(false);
    const body = itemChange(wanted);
    const error = await update(body);
    setSaving(false);
    setFailure(error && refusalOf({ kind: "update", body }, error));
    setDone(error === null);
    // What was refused is not what the pack is: a resolution goes back to the one it has.
    if (error && savesItself) setDraft(null);
  }

  return {
    variants,
    configuration,
    price: configuredPrice(item, configuration, variants),
    saving,
    saved: done && sameConfiguration(configuration, saved),
    failure,
    onChange: (wanted) => {
      setDraft({ from, configuration: wanted });
      setDone(false);
      setFailure(null);
      if (savesItself) void save(wanted);
    },
    onSave: savesItself ? null : () => save(configuration),
  };
}
