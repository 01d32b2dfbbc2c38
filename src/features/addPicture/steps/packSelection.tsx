import { PackStep } from "../PackStep.tsx";
import { BackButton } from "./BackButton.tsx";
import type { PictureStep } from "./step.ts";
import { isAnswer, packMade, packProductChosen, pictureOf, refused, sent, toTarget } from "./transitions.ts";

/** Chooses the pack that the picture joins: a started one or a new one. */
export const packSelection: PictureStep<"packSelection"> = {
  on: {
    packChosen: (state, { pack, key }) => {
      const work = sent(state.work, pack.orderItemUuid, key);
      return work === null ? state : { ...state, work };
    },
    packProductChosen,
    packMade,
    packFilled: (state, event) =>
      isAnswer(state.work, event)
        ? { ...pictureOf(state), step: "afterPackUpdate", pack: event.pack }
        : state,
    packRefused: refused,
    back: (state) => (state.work.status === "sent" ? state : toTarget(state)),
  },
  Screen: ({ state, picture, ...props }) => (
    <PackStep eventUuid={picture.eventUuid} picture={picture} count={1} work={state.work} {...props} />
  ),
  Footer: BackButton,
};
