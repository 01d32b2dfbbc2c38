/** Folders that cameras and phones make on a card. */
const always = new Set(["dcim", "private", "m4root", "mp_root", "avchd", "avf_info", "canonmsc", "eosmisc"]);
/** Ordinary words, so they count only inside such a folder. */
const inside = new Set(["bdmv", "camera", "clip", "general", "misc", "stream", "sub", "thmbnl"]);
/** Names that cameras and systems give to a card. */
const cards =
  /^(eos[ _]digital|canon[ _]dc|no[ _]name|untitled|sans titre|lumix|nikon[ _](d|z) ?\d{1,4}\w{0,3})$/i;

/** Design rule for Camera File system (JEITA CP-3461): a number from 100 and five characters. */
const dcfName = /^[1-9]\d\d[A-Z0-9_]{5}$/;
/** Their five characters outside of a camera's folders: a person may call a contest 100MILES or 115AM2GP. */
const madeByCamera =
  /^(canon|eos\w\w|nikon|n[dcz]\w{3}|msdcf|olymp|omsys|pentx|gopro|apple|sscam|photo|leica|ricoh|sigma|media|hasbl|casio|andro|_fuji|_pana|_\d{4}|___\d\d|\d{3}__|\d{5})$/i;
/** 20260501 has the form of a DCF name, but people name folders like this. */
const dateName = /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/**
 * Returns whether a folder's name says nothing about its pictures because a camera or a card gave it: `DCIM`, `100CANON`,
 * `EOS_DIGITAL`.
 * @param isInCameraFolder whether its parent is such a folder
 */
export function isCameraFolder(name: string, isInCameraFolder: boolean): boolean {
  const key = name.trim().toLowerCase();
  if (always.has(key) || cards.test(key) || (isInCameraFolder && inside.has(key))) return true;
  const written = isInCameraFolder ? name.trim().toUpperCase() : name.trim();
  if (!dcfName.test(written) || dateName.test(written)) return false;
  return isInCameraFolder || madeByCamera.test(written.slice(3));
}
