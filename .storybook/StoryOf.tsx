import { Anchor, Canvas, type DocsContextProps, Markdown, Subheading } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState } from "react";
import * as css from "./ComponentPage.css.ts";

type Story = ReturnType<DocsContextProps["componentStories"]>[number];

interface StoryOfProps {
  story: Story;
  /** Whether its name and description are shown above it. Default: false. */
  titled?: boolean;
  /** Shows Storybook's own bar: zoom, link to its own page. Default: false. */
  withToolbar?: boolean;
}

/** Height of a framed story, in pixels: the upper part of a dialog or a screen. */
const frameHeight = "640px";

/**
 * A screen's stories answer the same calls in different ways, and an open dialog covers its whole window: such a story gets its
 * own window.
 */
const needsFrame = ({ title, initialArgs, tags, parameters }: Story) =>
  !/^(ui|Fondations)(\/|$)/.test(title) ||
  initialArgs.open === true ||
  tags.includes("whole-page") ||
  parameters.docs?.story?.inline === false;

/** One story of a docs page. A framed one loads when it comes near: twenty at once would block the browser. */
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
    <Anchor storyId={story.id}>
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
    </Anchor>
  );
}
