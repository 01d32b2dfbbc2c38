import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "../ui/index.ts";

export interface StepHeadingProps {
  children: ReactNode;
}

/** Comes into view and takes the focus when its step appears: the previous button is gone, and screen readers announce the title. */
export function StepHeading({ children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // By itself a focus would scroll it to the middle.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Heading ref={heading} level={3} size="title3" focusable>
      {children}
    </Heading>
  );
}
