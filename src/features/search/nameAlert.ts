import { atom } from "jotai";
import { mutationAtom } from "../../state/mutation.ts";

/** The search that found nothing, for which the dialog asks an address. */
export interface WantedAlert {
  /** As typed. */
  text: string;
  /** Null: any event. */
  eventUuid: string | null;
}

/** The alert being asked for; null while its dialog is closed. */
export const wantedAlertAtom = atom<WantedAlert | null>(null);

export const requestNameAlertAtom = mutationAtom({
  name: "requestNameAlert",
  send: (api, options, body: WantedAlert & { email: string }) =>
    api.nameAlerts.requestNameAlert({ body }, options),
});

export const confirmNameAlertAtom = mutationAtom({
  name: "confirmNameAlert",
  send: (api, options, body: { alertUuid: string; signature: string }) =>
    api.nameAlerts.confirmNameAlert({ body }, options),
});

export const stopNameAlertsAtom = mutationAtom({
  name: "stopNameAlerts",
  send: (api, options, body: { email: string; signature: string }) =>
    api.nameAlerts.stopNameAlerts({ body }, options),
});
