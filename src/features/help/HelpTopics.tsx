import { Box, Columns, Heading, Icon, Inline, PointList, Text } from "../../ui/index.ts";
import { type HelpPlace, type HelpTopic, helpTopics } from "./helpTopics.ts";

/** The help's topics as cards, two per row if there is room. */
export function HelpTopics(place: HelpPlace) {
  return (
    <Columns count={[1, 1, 2]} space="lg">
      {helpTopics(place).map((topic) => (
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
