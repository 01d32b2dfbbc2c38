import { guideScript } from "./followedGuide.ts";
import type { OwnDocker } from "./ownDocker.ts";

const guide = (part: string) => guideScript("docs/deploy/README.md", part);
const compose = "docker compose --file docs/deploy/compose.yaml";
const ask = "curl --silent --show-error --fail http://127.0.0.1";
/** Waits until a condition of the shell holds. */
const until = (condition: string) =>
  `for second in $(seq 60); do if ${condition}; then break; fi; sleep 1; done; ${condition}`;
const ready = until(`${ask}:4300/readyz 2>/dev/null | grep -q '"ok":true'`);
const shop = "$(docker inspect --format '{{.State.Pid}}' dossard-shop-1)";
const database = shop.replace("shop-1", "database-1");
const shopIs = (field: string, value: string) =>
  `test "$(docker inspect --format '{{.${field}}}' dossard-shop-1)" = ${value}`;

/** Creates events until it is told to stop, and notes those that the shop has acknowledged. */
const write = `key=$(${compose} exec shop dossard keys add "essai $(date +%s)" --scope catalogue | grep ^Authorization | tr -d '\\r')
rm -f /tmp/enough /tmp/acknowledged
(number=$(date +%s)00000
while test ! -e /tmp/enough; do
  number=$((number + 1))
  ${ask}:4300/api/operator/events --output /dev/null --header "$key" --header 'content-type: application/json' \\
    --header "idempotency-key: $(cat /proc/sys/kernel/random/uuid)" \\
    --data "{\\"label\\":\\"Essai $number.\\",\\"category\\":\\"Equestre\\"}" 2>/dev/null && echo "Essai $number." >> /tmp/acknowledged
done) &
sleep 3`;
const allAreThere = `sleep 2; touch /tmp/enough; wait
${compose} exec shop dossard events --json > /tmp/events
while read label; do grep -q "\\"$label\\"" /tmp/events || { echo "lost: $label"; exit 1; }; done < /tmp/acknowledged
echo "$(wc -l < /tmp/acknowledged) acknowledged, all there"; test $(wc -l < /tmp/acknowledged) -gt 20`;

/** What is done and looked at, in order: name, and script. */
export const containerWalk: (readonly [name: string, script: string])[] = [
  ["the guide's secrets", guide("secrets")],
  // A password as people choose them, and what must not be copied.
  [
    "settings of an operator",
    `echo "POSTGRES_PASSWORD='it@s/a#long%\\$pass:w?rd'" >> docs/deploy/.env; mkdir -p .git .data node_modules/left`,
  ],
  ["the guide's start", guide("containers")],
  ["the shop started at its first try", shopIs("RestartCount", "0")],
  ["home page", `${ask}:4300/ | grep -q '<title>'`],
  [
    "a call, and its line of the log",
    `${ask}:4300/api/anonymous/events | grep -qx '\\[\\]'; ${compose} logs shop | grep -q anonymous/events`,
  ],
  ["ready", ready],
  [
    "doctor",
    `${compose} exec shop dossard doctor > /tmp/doctor || true; cat /tmp/doctor; grep -q 'schéma à jour' /tmp/doctor
! grep '^défaut' /tmp/doctor | grep -v ' vendeur : \\| vente : '`,
  ],
  ["not as root", `test "$(${compose} exec shop id --user | tr -d '\\r')" = 1000`],
  [
    "no development package in the image",
    `docker run --rm dossard-shop ls node_modules > /tmp/packages; grep -qx hono /tmp/packages
! grep -Ex 'vite|vitest|react|react-dom|playwright|storybook|typescript|@types' /tmp/packages`,
  ],
  [
    "no secret and nothing of the machine's in the image or in what it is built from",
    `docker build --quiet --file docs/deploy/Dockerfile --target build --tag stage . > /dev/null
for image in stage dossard-shop; do
  docker run --rm --entrypoint sh $image -c 'ls -d .git .data node_modules/left docs/deploy/.env 2>/dev/null' > /tmp/found || true
  test ! -s /tmp/found || { cat /tmp/found; exit 1; }
done`,
  ],
  [
    "packages are installed once",
    `echo '/* new */' >> server/main.ts
${compose} --progress plain build shop > /tmp/build 2>&1
grep -q 'RUN npm run release' /tmp/build
test $(grep -A 1 'RUN npm ci' /tmp/build | grep -c CACHED) = 2`,
  ],
  ["a photograph and a backup by the guide", guide("import")],
  ["the backup is one", "tar -tf ~/backup.tar | grep -qx SHA256SUMS"],
  ["the photograph is shown", `${ask}:4300/api/anonymous/events | grep -q 'Jumping de Lamotte'`],
  [
    "a stop loses nothing and takes less than its time",
    `${write}
${compose} stop shop
${shopIs("State.ExitCode", "0")}
${compose} logs shop | grep -q 'Fermeture'
${compose} start shop
${ready}
${allAreThere}`,
  ],
  [
    "a killed shop comes back, and loses nothing",
    `${write}
kill -KILL ${shop}
${until(shopIs("RestartCount", "1"))}
${ready}
${allAreThere}`,
  ],
  [
    "a killed database comes back, and loses nothing",
    `${write}
kill -KILL ${database}
${until('test "$(docker inspect --format "{{.RestartCount}}" dossard-database-1)" = 1')}
${ready}
${allAreThere}`,
  ],
  [
    "data survive down and up, and a new image",
    `${compose} exec shop dossard events | tr -d '\\r' > /tmp/before
picture=$(${ask}:4300/ | grep -Eo '/(images|thumbnails)/[A-Za-z0-9/._-]+' | head -1)
${compose} down
${guide("containers")}
${compose} exec shop dossard events | tr -d '\\r' | diff /tmp/before -
${ask}:4300$picture --head | grep -qi '^content-type: image/'`,
  ],
  [
    "no shop without an address",
    `grep -v ^PUBLIC_URL= docs/deploy/.env > /tmp/settings
! ${compose} --env-file /tmp/settings config --quiet`,
  ],
  ["the guide's image alone", guide("alone")],
  ["it has the demonstration", `${until(`${ask}:4301/api/anonymous/events 2>/dev/null | grep -q Jumping`)}`],
  [
    "killed, it comes back with its data",
    `${until(`test "$(docker inspect --format '{{.State.Health.Status}}' trial)" = healthy`)}
for time in 1 2 3; do
  docker kill trial
  docker start trial
  ${until(`${ask}:4301/api/anonymous/events 2>/dev/null | grep -q Jumping`)}
done`,
  ],
  [
    "told to stop, it ends by itself",
    `docker stop trial; test "$(docker inspect --format '{{.State.ExitCode}}' trial)" = 0; docker logs trial | grep -q Fermeture`,
  ],
  [
    "public without a bank, it does not start",
    "timeout 60 docker run --rm dossard > /tmp/refusal 2>&1 && exit 1; grep -q AXEPTA_MERCHANT_ID /tmp/refusal",
  ],
  [
    "the image's size",
    "docker image inspect --format 'the image: {{.Size}} bytes' dossard; docker history --format '{{.Size}}\t{{.CreatedBy}}' dossard | grep COPY",
  ],
];

/** Ends and removes all that the walk has made. */
export const cleanUp = `${compose} down --volumes --timeout 1 || true
docker rm --force --volumes trial; docker volume rm --force trial`;

/** What the containers say of themselves where something is not right. */
const state = `${compose} ps --all || true; ${compose} logs --tail 20 || true`;

/** Runs the walk. Returns the name of the first part that is not right; undefined if all are. */
export function walkContainers(docker: OwnDocker, say: (line: string) => void): string | undefined {
  for (const [name, script] of containerWalk) {
    say(`— ${name}`);
    try {
      docker.run(`set -e\n${script}`);
    } catch {
      docker.run(state);
      return name;
    }
  }
  return undefined;
}
