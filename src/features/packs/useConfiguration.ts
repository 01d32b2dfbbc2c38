import { useState } from "react";
import type { ApiError } from "../../api/apiError.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { isPaperVariant } from "../../domain/products/product.ts";
import type { ConfigurationFormProps } from "./ConfigurationForm.tsx";
import {
  type Configuration,
  configurationOf,
  configuredPrice,
  type Draft,
  formState,
  itemChange,
  sameConfiguration,
} from "./configuration.ts";
import type { PackPage } from "./packPage.ts";
import { type Refused, refusalOf } from "./refusalWords.ts";

/**
 * State of a pack's configuration form: choices update the price at once and are saved by the button. If only a
 * resolution can be chosen, the choice saves itself. `unsaved` says whether leaving would lose changes.
 */
export function useConfiguration(
  page: PackPage,
  update: (body: ItemChange) => Promise<ApiError | null>,
): ConfigurationFormProps & { unsaved: boolean } {
  const { item, variants } = page;
  const saved = configurationOf(item);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [saving, setSaving] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<Refused | null>(null);
  const { configuration, unsaved, isOutdated } = formState(draft, saved);
  const savesItself = variants.length > 0 && variants.every((variant) => !isPaperVariant(variant));

  async function save(wanted: Configuration) {
    // The quantity is empty or the format is no longer sold: the form already says so.
    if (configuredPrice(item, wanted, variants) === null) return;
    setSaving(true);
    setFailure(null);
    setDone(false);
    setDraft({ from: saved, configuration: wanted, isSent: true });
    const body = itemChange(wanted);
    const error = await update(body);
    setSaving(false);
    setFailure(error && refusalOf({ kind: "update", body }, error));
    setDone(error === null);
    // After a refusal, a resolution reverts to the pack's.
    if (error) setDraft((held) => (savesItself ? null : held && { ...held, isSent: false }));
  }

  return {
    variants,
    configuration,
    price: configuredPrice(item, configuration, variants),
    saving,
    unsaved,
    isOutdated,
    saved: done && sameConfiguration(configuration, saved),
    failure,
    onChange: (wanted) => {
      setDraft({
        from: unsaved && draft ? draft.from : saving ? configuration : saved,
        configuration: wanted,
        isSent: false,
      });
      setDone(false);
      setFailure(null);
      if (savesItself) void save(wanted);
    },
    onSave: savesItself ? null : () => save(configuration),
  };
}
