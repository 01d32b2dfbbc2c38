import { Counter, Histogram, Registry } from "prom-client";

/** What Prometheus reads of this process. */
export const metricsRegistry = new Registry();
const registers = [metricsRegistry];

/** Requests by route pattern, in seconds. */
export const requestSeconds = new Histogram({
  name: "dossard_http_request_duration_seconds",
  help: "Time until a request was answered, without the sending of its body",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5],
  registers,
});

const paymentOutcomes = ["paid", "refused", "pending", "refundDue", "unknown", "unverified"] as const;

const paymentAnswers = new Counter({
  name: "dossard_payment_answers_total",
  help: "Answers of the card provider by their effect; repeated answers count again",
  labelNames: ["outcome"],
  registers,
});
// A rate needs a first value.
for (const outcome of paymentOutcomes) paymentAnswers.inc({ outcome }, 0);

/** Counts an answer of the card provider. */
export const countPaymentAnswer = (outcome: (typeof paymentOutcomes)[number]) =>
  paymentAnswers.inc({ outcome });

const readPlaces = ["standby", "primary"] as const;

const sharedReads = new Counter({
  name: "dossard_standby_reads_total",
  help: "Answers for everyone by the database that they were read from, in a shop with a standby",
  labelNames: ["from"],
  registers,
});
for (const from of readPlaces) sharedReads.inc({ from }, 0);

/** Counts an answer that a standby could give. */
export const countStandbyRead = (from: (typeof readPlaces)[number]) => sharedReads.inc({ from });

const jobAttempts = new Counter({
  name: "dossard_job_attempts_total",
  help: "Attempts of jobs by their end in this process",
  labelNames: ["kind", "outcome"],
  registers,
});

/** Counts an attempt of a job. */
export const countJobAttempt = (kind: string, outcome: "done" | "failed" | "givenUp") =>
  jobAttempts.inc({ kind, outcome });
