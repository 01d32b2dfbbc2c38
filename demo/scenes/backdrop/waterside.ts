import { darken, lighten, lit, mix } from "../colour.ts";
import { box, path, stroke } from "../drawing.ts";
import { at, line, type Point, polygon } from "../geometry.ts";
import type { Stage } from "../stage.ts";

/** Open water on the left, behind a parapet that runs to the vanishing point. */
export function drawWater(stage: Stage, vanishing: Point, deep: string, shallow: string): string {
  const { left, bottom, horizon, light, defs, random } = stage;
  const edge = at(left - 420, bottom - 40);
  const water = defs.linear([
    [0, mix(light.sky.low, shallow, 0.4)],
    [1, mix(light.sky.middle, deep, 0.6)],
  ]);
  let drawn = path(polygon([at(left - 20, horizon), vanishing, edge, at(left - 20, bottom)]), {
    fill: water,
  });
  for (let i = 0; i < 34; i += 1) {
    const y = horizon - random.next() ** 2 * horizon * 0.9;
    const reach = (vanishing.x - left) * (y / horizon) * 0.9;
    drawn += box(left + random.next() * reach * 0.8, y, random.range(20, 90), 2 + (horizon - y) * 0.01, {
      fill: light.rimColour,
      opacity: 0.4,
    });
  }
  const stone = lit("#cdbfa5", light.key);
  const rim = at(edge.x, edge.y + 210);
  return (
    drawn +
    path(polygon([vanishing, rim, edge]), { fill: stone }) +
    path(polygon([vanishing, at(rim.x, rim.y + 26), rim]), { fill: lighten(stone, 0.3) })
  );
}

export function drawBridge(stage: Stage, vanishing: Point): string {
  const { left, horizon, light } = stage;
  const stone = lit("#d6c8ab", light.key);
  const far = vanishing.x - left;
  const deck = horizon + 84;
  let drawn = box(left, deck, far, 24, { fill: stone });
  const step = far / 4;
  for (let i = 0; i < 4; i += 1) {
    const x = left + i * step;
    drawn += path(
      `M${x} ${-horizon}V${-deck}H${x + step}V${-horizon}H${x + step - 22}Q${x + step / 2} ${-deck - 44} ${x + 22} ${-horizon}Z`,
      { fill: darken(stone, 0.14) },
    );
  }
  return drawn;
}

export function drawPalms(stage: Stage, vanishing: Point): string {
  const { left, horizon, light, random } = stage;
  let drawn = "";
  for (const far of [0.62, 0.45, 0.25, 0]) {
    const k = 1 - far;
    const x = vanishing.x + (left + 60 - vanishing.x) * k;
    const foot = horizon * (1 - k * 0.55);
    const tall = 640 * k * random.range(0.9, 1.1);
    const crown = at(x + random.range(-20, 30) * k, foot + tall);
    drawn += stroke(
      line([at(x, foot), at((x + crown.x) / 2 + 8 * k, foot + tall * 0.5), crown]),
      lit("#8a6f52", light.key),
      20 * k,
    );
    for (let leaf = 0; leaf < 11; leaf += 1) {
      const angle = (leaf / 11) * Math.PI * 2;
      const tip = at(crown.x + Math.cos(angle) * 190 * k, crown.y + Math.sin(angle) * 90 * k - 34 * k);
      const bend = at((crown.x + tip.x) / 2, (crown.y + tip.y) / 2 + 52 * k);
      drawn += path(
        `M${crown.x} ${-crown.y}Q${bend.x} ${-bend.y} ${tip.x} ${-tip.y}Q${bend.x} ${-bend.y + 40 * k} ${crown.x} ${-crown.y}Z`,
        { fill: lit(leaf % 2 ? "#4f7a44" : "#6a9350", light.key) },
      );
    }
  }
  return drawn;
}

export function drawSails(stage: Stage): string {
  const { left, horizon, random } = stage;
  let drawn = "";
  for (let i = 0; i < 4; i += 1) {
    const x = left + random.range(0, 520);
    const size = random.range(26, 56);
    drawn += path(`M${x} ${-horizon + 8}V${-horizon - size}L${x + size * 0.55} ${-horizon + 2}Z`, {
      fill: "#fdfdfb",
      opacity: 0.9,
    });
  }
  return drawn;
}
