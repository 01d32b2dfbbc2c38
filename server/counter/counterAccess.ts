import type { contract } from "../../src/api/contract/contract.ts";
import { opens } from "../accessKey.ts";
import { countAttempt, uncountAttempt } from "../attempts.ts";
import { Refusal } from "../errors.ts";
import type { Verb } from "../verb.ts";
import { closeToOperator, openToOperator, openUntil } from "./operatorSession.ts";

type Counter = typeof contract.counter;

/** Wrong codes in a quarter of an hour, from one address and at the whole place. */
const addressMaximum = 10;
const placeMaximum = 60;

export const readCounterState: Verb<Counter["readCounterState"]> = async ({
  services,
  settings,
  visitor,
}) => {
  const closesAt = await openUntil(services, visitor);
  return { isSetUp: settings.operatorCode !== null, isOpen: closesAt !== null, closesAt };
};

/** Not the context's transaction: an answer that was kept would open a browser that was closed meanwhile. */
export const openCounter: Verb<Counter["openCounter"]> = async (
  { services, settings, visitor },
  { body },
) => {
  if (settings.operatorCode === null) throw new Refusal("COUNTER_OFF");
  // The address first: who is past his limit cannot use up the place's.
  const fromAddress = await countAttempt(services, `counter address ${visitor.address}`, addressMaximum);
  const atPlace = await countAttempt(services, `counter place ${settings.creationPlaceId}`, placeMaximum);
  if (!opens(body.code, settings.operatorCode)) {
    return { isSuccess: false, closesAt: null };
  }
  await Promise.all([uncountAttempt(services, fromAddress), uncountAttempt(services, atPlace)]);
  return { isSuccess: true, closesAt: await openToOperator(services, visitor) };
};

export const closeCounter: Verb<Counter["closeCounter"]> = async ({ services, visitor }) => {
  await closeToOperator(services, visitor);
  return {};
};
