import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";

/** A server in a process of its own. */
export interface BenchServer {
  url: string;
  /** CPU milliseconds that its process has used so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Forks one of this folder's servers. */
export async function forkServer(file: string, environment: Record<string, string>): Promise<BenchServer> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...environment },
  });
  const [url] = (await once(child, "message")) as [string];
  return {
    url,
    cpu: async () => {
      child.send("cpu");
      const [used] = (await once(child, "message")) as [number];
      return used;
    },
    stop: async () => {
      child.send("stop");
      await once(child, "exit");
    },
  };
}

/** Milliseconds in a tick of /proc. */
const tick = 10;

/** Returns the CPU milliseconds of PostgreSQL's backends so far, with those that have ended; 0 on a system without /proc. */
export function postgresCpu(postmaster: number): number {
  let used = 0;
  try {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      const fields = statOf(pid);
      if (fields && (Number(pid) === postmaster || Number(fields[1]) === postmaster)) {
        used += Number(fields[11]) + Number(fields[12]);
        if (Number(pid) === postmaster) used += Number(fields[13]) + Number(fields[14]);
      }
    }
  } catch {
    return 0;
  }
  return used * tick;
}

/** The fields of /proc/PID/stat after the command's name; null if the process has ended. */
function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return null;
  }
}

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Sent {
  headers?: Record<string, string>;
  /** Sent as JSON by POST. Default: none, a GET. */
  body?: object;
}

/** Asks for an address over connections that are kept. */
export type Ask = (address: string, sent?: Sent) => Promise<Got>;

/** Opens connections to ask over; a call throws for a status that is neither 200 nor 304. */
export function connect(connections: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask: Ask = (address, { headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = body
        ? { method: "POST", headers: { ...headers, "content-type": "application/json" } }
        : { headers };
      request(address, { agent, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const status = response.statusCode ?? 0;
          if (status === 200 || status === 304)
            resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
          else reject(new Error(`${address}: ${status} ${Buffer.concat(chunks)}`));
        });
      })
        .on("error", reject)
        .end(body && JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
}
