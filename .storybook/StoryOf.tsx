import { Canvas, type DocsContextProps, Markdown, Subheading } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import * as css from "./ComponentPage.css.ts";

type Story = ReturnType<DocsContextProps["componentStories"]>[number];

interface StoryOfProps {
  story: Story;
  /** Whether its name and description stand above it. Default: false. */
  titled?: boolean;
  /** Storybook's own bar: zoom, a page of its own. Default: false. */
  withToolbar?: boolean;
}

/** Pixels of a framed story: a dialog's or a screen's upper part. */
const frameHeight = "640px";

/**
 * A screen's stories answer the same calls in different ways, and an open dialog covers its whole window: such a story gets a
 * window of its own.
 */
const needsFrame = ({ title, initialArgs, tags, parameters }: Story) =>
  !/^(ui|Fondations)(\/|$)/.test(title) ||
  initialArgs.open === true ||
  tags.includes("whole-page") ||
  parameters.docs?.story?.inline === false;

/** One story of a docs page; a framed one is loaded when it comes near, for twenty at once would stop the browser. */
export function StoryOf({ story, titled = false, withToolbar = false }: StoryOfProps) {
  const framed = needsFrame(story);
  const [seen, setSeen] = useState(!framed);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: "50%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const description = story.parameters.docs?.description?.story as string | undefined;
  return (
    <>
      {titled && <Subheading>{story.name}</Subheading>}
      {titled && description && <Markdown>{description}</Markdown>}
      <div ref={place} className={seen ? undefined : css.unseen}>
        {seen && (
          <Canvas
            of={story.moduleExport}
            withToolbar={withToolbar}
            story={{ inline: !framed, ...(framed && { height: frameHeight }) }}
          />
        )}
      </div>
    </>
  );
}
