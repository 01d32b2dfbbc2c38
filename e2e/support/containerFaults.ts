const inCompose = (expression: string) => `sed -i '${expression}' docs/deploy/compose.yaml`;
const inDockerfile = (expression: string) => `sed -i '${expression}' docs/deploy/Dockerfile`;

/** Faults of the documented files, each with the parts of the walk that may find it. */
export const containerFaults: { fault: string; edit: string; found: string | string[] }[] = [
  {
    fault: "a password in the address of the database",
    edit: inCompose("s|//dossard@database|//dossard:$POSTGRES_PASSWORD@database|"),
    found: "the guide's start",
  },
  {
    fault: "a health check that asks another port",
    edit: inDockerfile("s|127.0.0.1:4300/healthz|127.0.0.1:4399/healthz|"),
    found: "the guide's start",
  },
  {
    fault: "a database that is said to be ready while it is being made",
    edit: inCompose('s|"--host=127.0.0.1", ||'),
    // Compose may see the shop die, or find it started again.
    found: ["the guide's start", "the shop started at its first try"],
  },
  {
    fault: "a shop that runs as root",
    edit: inDockerfile("/^USER node/d; s|--owner=node|--owner=root|"),
    found: "not as root",
  },
  {
    fault: "the packages of the build",
    edit: inDockerfile("s|--from=packages /srv/dossard/node_modules|--from=build /src/node_modules|"),
    found: "no development package in the image",
  },
  {
    fault: "data of the machine's that are copied",
    edit: "sed -i '/^.data$/d' .dockerignore",
    found: "no secret and nothing of the machine's in the image or in what it is built from",
  },
  {
    fault: "secrets that are copied",
    edit: "sed -i '/\\.env$/d' .dockerignore",
    found: "no secret and nothing of the machine's in the image or in what it is built from",
  },
  {
    fault: "packages that are installed for each release",
    edit: inDockerfile("s|^COPY package.json package-lock.json .npmrc ./|COPY . .|"),
    found: "packages are installed once",
  },
  {
    fault: "a stop that is cut short",
    edit: inCompose("s|stop_grace_period: 30s|stop_grace_period: 1s|"),
    found: "a stop loses nothing and takes less than its time",
  },
  {
    fault: "a shop that stays down",
    edit: inCompose('/^  shop:/,$ s|restart: unless-stopped|restart: "no"|'),
    found: "a killed shop comes back, and loses nothing",
  },
  {
    fault: "a database that forgets what it has acknowledged",
    edit: inCompose(
      's|image: docker.io/library/postgres:18|&\\n    command: ["-c", "synchronous_commit=off", "-c", "wal_writer_delay=10s"]|',
    ),
    found: "a killed database comes back, and loses nothing",
  },
  {
    fault: "files outside the volume",
    edit: inCompose('s|"files:/data"|"/data"|'),
    found: "data survive down and up, and a new image",
  },
  {
    fault: "a database outside the volume",
    edit: inCompose("/database:.var.lib/d"),
    found: "data survive down and up, and a new image",
  },
  {
    fault: "an address that may be left out",
    edit: inCompose("s|{PUBLIC_URL:?}|{PUBLIC_URL:-}|"),
    found: "no shop without an address",
  },
  {
    fault: "an image that listens to itself alone",
    edit: inDockerfile("s|HOST=0.0.0.0|HOST=127.0.0.1|"),
    found: "home page",
  },
  {
    fault: "a bank without money, chosen by the image",
    edit: inDockerfile("s|^ENV |&SANDBOX_BANK=1 |"),
    found: "public without a bank, it does not start",
  },
];
