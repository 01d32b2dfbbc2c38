import { execFileSync } from "node:child_process";
import { type BootedDebian, bootDebian } from "./bootedDebian.ts";
import { guideScript } from "./followedGuide.ts";

const guide = (part: string) => guideScript("docs/running-a-shop.md", part);
const restart = "systemctl restart dossard@1; systemctl restart dossard@2";
const metric = 'dossard_standby_reads_total{from="standby"}';
/** Tries a script until it succeeds, for half a minute. */
const until = (script: string) => `for second in $(seq 30); do ${script} && exit; sleep 1; done; exit 1`;
/** What the first database says of the standby. */
const follows = (field: string, value: string) =>
  until(
    `runuser -u postgres -- psql --tuples-only --command="select ${field} from pg_stat_replication" | grep -w ${value}`,
  );
/** Asks for another answer each time: one that was read before is not read again. */
const isRead = until(
  `curl --silent --output /dev/null "127.0.0.1:4301/api/anonymous/events?offset=$second" && curl --silent 127.0.0.1:9461/metrics | grep -F '${metric}' | grep -v ' 0$'`,
);

/**
 * Follows the guide to a standby with a shop that runs by the guide for a server, and a second machine beside it; the first PostgreSQL is
 * then killed, and the second takes over. Throws where a command or an answer is not right.
 * @param second the folder of the second machine, on which PostgreSQL is installed
 * @param served what is asked of the shop; it must say 200
 */
export async function followStandby(first: BootedDebian, second: string, served: () => void): Promise<void> {
  const standby = await bootDebian(second);
  try {
    connect(first, standby);
    first.run(guide("first"));
    standby.run(guide("second"));
    first.run(follows("state", "streaming"));
    first.run(guide("both"));
    first.run(follows("sync_state", "sync"));
    first.run(`set -e
echo DATABASE_STANDBY_URL=postgresql://dossard:another-long-password@10.0.0.2/dossard >> /etc/dossard/settings
${restart}
dossard events create "Jumping de Lamotte" --category Equestre`);
    first.run(until("dossard doctor | grep '^ok .*base de secours'"));
    served();
    first.run(isRead);

    first.run("systemctl kill --signal=KILL postgresql@15-main; systemctl mask --now postgresql@15-main");
    standby.run(guide("promotion"));
    first.run(`set -e
sed -i '/^DATABASE_STANDBY_URL=/d; s|^DATABASE_URL=.*|DATABASE_URL=postgresql://dossard:another-long-password@10.0.0.2/dossard|' /etc/dossard/settings
${restart}
dossard events | grep 'Jumping de Lamotte'
dossard events create "Derby" --category Equestre`);
    served();
  } finally {
    await standby.stop();
  }
}

/** Lays a cable between two machines, at whose ends are 10.0.0.1 and 10.0.0.2. */
function connect(first: BootedDebian, second: BootedDebian): void {
  const cable = `name cable netns ${first.leader} type veth peer name cable netns ${second.leader}`;
  execFileSync("ip", ["link", "add", ...cable.split(" ")]);
  for (const [index, { leader }] of [first, second].entries()) {
    const inNetwork = ["--target", leader, "--net", "ip"];
    execFileSync("nsenter", [...inNetwork, "address", "add", `10.0.0.${index + 1}/24`, "dev", "cable"]);
    execFileSync("nsenter", [...inNetwork, "link", "set", "cable", "up"]);
  }
}
