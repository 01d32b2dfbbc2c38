import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "../../ui/index.ts";

export interface StepHeadingProps {
  children: ReactNode;
}

/** A step's title takes the focus when the step comes: the button that led there is gone, and its name is news. */
export function StepHeading({ children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Heading ref={heading} level={3} size="title3" focusable>
      {children}
    </Heading>
  );
}
