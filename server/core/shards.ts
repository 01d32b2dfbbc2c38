/** Top folders with a folder for each picture: millions, which no directory holds well. */
const sharded = /^(previews|digital|images)\/(([0-9a-f]{3})[0-9a-f-]+)/;
const placed = /^(previews|digital|images)\/[0-9a-f]{3}\/(?=[0-9a-f-]{4})/;

/** Returns where a key lies in its store: below the first three digits of its picture's uuid, one of 4,096 folders. */
export const placeOf = (key: string): string => key.replace(sharded, "$1/$3/$2");

/** Returns the key of a place. A place of before there were shards is its own key. */
export const keyAt = (place: string): string => place.replace(placed, "$1/");
