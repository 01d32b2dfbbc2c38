import { useEffect, useState } from "react";
import { afterFirstPicture } from "../ui/index.ts";

/** Whether the visit's first picture has come: what is not needed at once must not compete with it. False on a server. */
export function useAfterFirstPicture(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    let left = false;
    void afterFirstPicture().then(() => {
      if (!left) setHasCome(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return hasCome;
}
