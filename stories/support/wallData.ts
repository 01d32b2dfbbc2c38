import type { NamedPicture } from "../../src/api/contract/pictureCalls.ts";
import { pictures } from "./searchData.ts";

const names = [["Quartz", "Jeanne Martin", "112"], ["Éclair du Lys"], []];

/** An event's last hour as the server would return it. */
export const recentPictures: NamedPicture[] = pictures
  .slice(0, 12)
  .map((picture, place) => ({ picture, names: names[place % names.length] ?? [] }));
