import { mutationQueue } from "../state/mutation.ts";

/** All changes to the cart and its packs: the server computes each on the result of the one before. */
export const cartQueue = mutationQueue();
