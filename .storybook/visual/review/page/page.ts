import type { Box, Decision, Place, Review, Shown, ShownGroup, State } from "./data.ts";
import { element, flip, showPicture, showText } from "./stage.ts";

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const places = byId("places") as HTMLSelectElement;

const review = (await (await fetch("review.json")).json()) as Review;
const { groups, changes } = review;
let { decisions } = review;

let [groupAt, lookAt, placeAt, zoomed] = [0, 0, 0, true];

const group = (): ShownGroup | undefined => groups[groupAt];
const place = (): Place | undefined => group()?.looks[lookAt]?.[placeAt];
const shown = (): Shown | undefined => changes[place()?.change ?? -1];

function drawGroups(): void {
  byId("count").textContent =
    `${groups.filter(({ key }) => !decisions[key]).length} of ${groups.length} groups to decide`;
  const items = groups.map(({ key, title, size, looks }, index) => {
    const select = element("button", { type: "button" }, title);
    select.append(element("small", {}, `${size}, ${looks.length} ${looks.length === 1 ? "look" : "looks"}`));
    select.dataset.decision = decisions[key] ?? "";
    select.setAttribute("aria-current", String(index === groupAt));
    select.addEventListener("click", () => go(index, 0, 0));
    return element("li", {}, select);
  });
  byId("groups").replaceChildren(...items);
  items[groupAt]?.scrollIntoView({ block: "nearest" });
}

const crop = (folder: string, file: string, { left, top, width, height }: Box) =>
  element("img", {
    loading: "lazy",
    className: "sample",
    alt: "",
    src: `crop/${folder}/${encodeURIComponent(file)}?box=${[left, top, width, height].join(",")}`,
  });

/** The change of a look before and now, as a small picture. */
function sample([first]: Place[]): Node[] {
  const one = first && changes[first.change];
  if (one?.kind !== "picture") return [];
  const pair = one.regions[first?.region ?? -1];
  if (!pair)
    return [
      element("img", {
        loading: "lazy",
        className: "sample",
        alt: "",
        src: `actual/${encodeURIComponent(one.file)}`,
      }),
    ];
  const parts = [["expected", pair.before] as const, ["actual", pair.now] as const];
  return parts.flatMap(([folder, box]) => (box.width * box.height > 0 ? [crop(folder, one.file, box)] : []));
}

function drawLooks(): void {
  const buttons = (group()?.looks ?? []).map((look, index) => {
    const one = changes[look[0]?.change ?? -1];
    const button = element(
      "button",
      { type: "button", title: one?.story ?? "" },
      ...sample(look),
      `× ${look.length}`,
    );
    button.setAttribute("aria-pressed", String(index === lookAt));
    button.addEventListener("click", () => go(groupAt, index, 0));
    return button;
  });
  byId("looks").replaceChildren(...buttons);
}

function drawStage(): void {
  const one = shown();
  const stage = byId("stage");
  byId("reason").textContent = one?.reason ?? "";
  byId("zoom").setAttribute("aria-pressed", String(zoomed));
  if (one?.kind === "picture") showPicture(stage, one, zoomed ? place()?.region : undefined);
  else if (one) showText(stage, one);
}

function draw(): void {
  const now = group();
  byId("title").textContent = now?.title ?? "";
  byId("components").textContent = now && now.components.length > 0 ? `In ${now.components.join(", ")}` : "";
  const same = group()?.looks[lookAt] ?? [];
  const options = same.map(({ change }, index) => {
    const one = changes[change];
    return element(
      "option",
      { value: String(index), selected: index === placeAt },
      one?.kind === "picture" ? `${one.story}, ${one.where}` : (one?.path ?? ""),
    );
  });
  places.replaceChildren(...options);
  for (const [index, button] of byId("looks").querySelectorAll("button").entries()) {
    button.setAttribute("aria-pressed", String(index === lookAt));
    if (index === lookAt) button.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  drawStage();
}

function go(toGroup: number, toLook: number, toPlace: number): void {
  const other = groups[toGroup] !== group();
  groupAt = Math.max(0, Math.min(groups.length - 1, toGroup));
  lookAt = Math.max(0, Math.min((group()?.looks.length ?? 1) - 1, toLook));
  placeAt = toPlace;
  if (other) drawLooks();
  drawGroups();
  draw();
}

async function showState(): Promise<void> {
  const state = (await (await fetch("state.json")).json()) as State;
  ({ decisions } = state);
  byId("summary").textContent = state.summary;
  drawGroups();
}

const post = (path: string, body: object) =>
  fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Decides on the current group, and goes to the next one that is undecided. */
async function decide(decision: Decision): Promise<void> {
  const now = group();
  if (!now || decisions[now.key] === "accepted") return;
  await post("decisions", { key: now.key, decision });
  await showState();
  const ahead = [...groups.keys()].map((step) => (groupAt + step) % groups.length);
  const next = ahead.find((index) => !decisions[groups[index]?.key ?? ""]);
  if (next !== undefined) go(next, 0, 0);
}

async function end(): Promise<void> {
  await post("end", {});
  clearInterval(watching);
  document.body.textContent = "The review has ended: its result is in the terminal.";
}

const toggleZoom = () => {
  zoomed = !zoomed;
  drawStage();
};

const keys: Record<string, () => unknown> = {
  a: () => decide("accepted"),
  r: () => decide("refused"),
  z: toggleZoom,
  " ": () => flip(byId("stage")),
  ArrowDown: () => go(groupAt + 1, 0, 0),
  ArrowUp: () => go(groupAt - 1, 0, 0),
  ArrowRight: () => go(groupAt, lookAt + 1, 0),
  ArrowLeft: () => go(groupAt, lookAt - 1, 0),
};

document.addEventListener("keydown", (event) => {
  const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const field = event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement;
  if (!act || event.ctrlKey || event.metaKey || event.altKey || (field && event.key.startsWith("Arrow")))
    return;
  event.preventDefault();
  act();
});
places.addEventListener("change", () => go(groupAt, lookAt, places.selectedIndex));
byId("accept").addEventListener("click", () => decide("accepted"));
byId("refuse").addEventListener("click", () => decide("refused"));
byId("zoom").addEventListener("click", toggleZoom);
byId("flip").addEventListener("click", () => flip(byId("stage")));
byId("end").addEventListener("click", end);
const watching = setInterval(showState, 2000);

drawLooks();
go(0, 0, 0);
await showState();
