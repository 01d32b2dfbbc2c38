import type { PlaceMode } from "../../domain/place.ts";
import { Box, Columns, Heading, Icon, Inline, PointList, Text } from "../../ui/index.ts";
import { type HelpTopic, helpTopics } from "./helpTopics.ts";

export interface HelpTopicsProps {
  /** Whose words the texts speak. */
  mode: PlaceMode;
}

/** The help's topics as cards, two in a row where there is room. */
export function HelpTopics({ mode }: HelpTopicsProps) {
  return (
    <Columns count={[1, 1, 2]} space="lg">
      {helpTopics(mode).map((topic) => (
        <TopicCard key={topic.id} topic={topic} />
      ))}
    </Columns>
  );
}

function TopicCard({ topic }: { topic: HelpTopic }) {
  return (
    <Box
      as="section"
      aria-labelledby={topic.id}
      display="flex"
      flexDirection="column"
      gap="sm"
      padding={["md", "lg"]}
      background="surface"
      border="line"
      borderRadius="lg"
    >
      <Inline space="sm" wrap={false}>
        <Text as="span" tone="accent">
          <Icon name={topic.icon} size="large" />
        </Text>
        <Heading level={2} size="title3" id={topic.id}>
          {topic.title}
        </Heading>
      </Inline>
      {topic.blocks.map((block) =>
        typeof block === "string" ? (
          <Text key={block}>{block}</Text>
        ) : (
          <PointList key={block[0]} points={block} space="tight" />
        ),
      )}
    </Box>
  );
}
