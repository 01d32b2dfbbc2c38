import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { jpeg } from "../../tests/server/support/photographs.ts";
import { contests, day, passage, type Ride, rides, timeOfDay } from "./show.ts";

interface Camera {
  make: string;
  model: string;
  serial: string;
  /** How far its clock is ahead, in seconds. */
  ahead: number;
  nameOf: (number: number) => string;
  folderOf: (contest: string) => string;
}

const numbered = (prefix: string) => (number: number) => `${prefix}${String(number).padStart(4, "0")}`;

const cameras: Camera[] = [
  {
    ...{ make: "Canon", model: "EOS R5", serial: "0123", ahead: 0 },
    nameOf: numbered("IMG_"),
    folderOf: (contest) => `samedi-r5/${contest}`,
  },
  {
    // An hour and some minutes behind: still on the time of another country.
    ...{ make: "Canon", model: "EOS R6", serial: "0456", ahead: -3752 },
    nameOf: numbered("3R6A"),
    folderOf: () => "samedi-r6/DCIM/100EOSR6",
  },
  {
    ...{ make: "NIKON CORPORATION", model: "NIKON Z 8", serial: "0789", ahead: 47 },
    nameOf: numbered("DSC_"),
    folderOf: (contest) => `samedi-z8/${contest}`,
  },
];
const [r5, r6, z8] = cameras as [Camera, Camera, Camera];
const camerasOf: Record<string, [Camera, Camera]> = {
  [contests.morning]: [r5, r6],
  [contests.afternoon]: [r5, z8],
};

/** When the riders' clock at the entrance is photographed, in seconds after midnight, as docs/running-a-shop.md says. */
const clockAt = { morning: 8 * 3600 + 45 * 60, afternoon: 13 * 3600 + 15 * 60 };

/** Writes the photographs of three cards below `folder`; returns the ride that each file shows, by its name without extension. */
export async function writeCards(folder: string, pictures: number): Promise<Map<string, Ride>> {
  const shown = new Map<string, Ride>();
  const taken = new Map(cameras.map((camera) => [camera, 0]));
  let seed = 0;
  const shoot = async (camera: Camera, contest: string, seconds: number) => {
    const number = (taken.get(camera) ?? 0) + 1;
    taken.set(camera, number);
    const name = camera.nameOf(number);
    const path = join(folder, camera.folderOf(contest), `${name}.JPG`);
    const takenAt = `${day.replaceAll("-", ":")} ${timeOfDay(seconds + camera.ahead)}`;
    await mkdir(dirname(path), { recursive: true });
    const { make, model, serial } = camera;
    await writeFile(
      path,
      await jpeg({ seed: ++seed, takenAt, camera: { make, model, serial }, width: 1500, height: 1000 }),
    );
    return name;
  };
  await shoot(r5, contests.morning, clockAt.morning);
  await shoot(r6, contests.morning, clockAt.morning);
  await shoot(z8, contests.afternoon, clockAt.afternoon);
  const each = Math.floor((pictures - seed) / rides.length);
  for (const ride of rides) {
    for (let picture = 0; picture < each; picture++) {
      const camera = (camerasOf[ride.contest] as [Camera, Camera])[picture % 2] as Camera;
      const seconds = ride.start + Math.floor((picture * passage.length) / each);
      shown.set(await shoot(camera, ride.contest, seconds), ride);
    }
  }
  return shown;
}
