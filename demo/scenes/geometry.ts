/** y grows upwards in all drawing code; it is flipped once, when path data is written. */
export interface Point {
  x: number;
  y: number;
}
/** A point on a limb's centre line, with the limb's radius there. */
export interface Joint extends Point {
  r: number;
}

export const at = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const between = (a: Point, b: Point, amount: number): Point => ({
  x: a.x + (b.x - a.x) * amount,
  y: a.y + (b.y - a.y) * amount,
});
export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
export const angleOf = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/** Returns the point `length` from `origin`; 0 degrees is forwards (+x), 90 up. */
export function polar(origin: Point, length: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: origin.x + length * Math.cos(angle), y: origin.y + length * Math.sin(angle) };
}

export function rotate(point: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const x = point.x - centre.x;
  const y = point.y - centre.y;
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** Returns the middle joint of two bones from `root` to `target`; `bend` 1 puts it on the left of that line, -1 on the right. */
export function bendTowards(
  root: Point,
  target: Point,
  upper: number,
  lower: number,
  bend: 1 | -1,
): { middle: Point; end: Point } {
  const reach = Math.min(distance(root, target), (upper + lower) * 0.998);
  const straight = angleOf(root, target);
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * Math.max(reach, 1));
  const opening = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
  return { middle: polar(root, upper, straight + bend * opening), end: polar(root, reach, straight) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const pair = (point: Point) => `${tenth(point.x)} ${tenth(-point.y)}`;

/** A smooth line through all points (Catmull-Rom, as cubic Béziers). */
export function spline(points: readonly Point[], { closed = false, tension = 1 } = {}): string {
  const count = points.length;
  const get = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  let d = `M${pair(get(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const k = tension / 6;
    const c1 = { x: p1.x + (p2.x - p0.x) * k, y: p1.y + (p2.y - p0.y) * k };
    const c2 = { x: p2.x - (p3.x - p1.x) * k, y: p2.y - (p3.y - p1.y) * k };
    d += `C${pair(c1)} ${pair(c2)} ${pair(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

export const polygon = (points: readonly Point[]) => `M${points.map(pair).join("L")}Z`;
export const line = (points: readonly Point[]) => `M${points.map(pair).join("L")}`;

/**
 * Returns the outline of a limb through the joints, round at both ends: it passes each joint at its radius, and the spline
 * through the result smooths the corners.
 */
export function limbOutline(joints: readonly Joint[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach((joint, i) => {
    const before = joints[i - 1] ?? joint;
    const after = joints[i + 1] ?? joint;
    const direction = angleOf(before, after);
    left.push(polar(joint, joint.r, direction + 90));
    right.push(polar(joint, joint.r, direction - 90));
  });
  const first = joints[0];
  const second = joints[1];
  const last = joints.at(-1);
  const previous = joints.at(-2);
  if (!first || !second || !last || !previous) return [];
  const cap = polar(last, last.r * 0.9, angleOf(previous, last));
  const start = polar(first, first.r * 0.9, angleOf(second, first));
  return [start, ...left, cap, ...right.reverse()];
}

export const limb = (joints: readonly Joint[]) => spline(limbOutline(joints), { closed: true });

export const joint = (point: Point, r: number): Joint => ({ x: point.x, y: point.y, r });
