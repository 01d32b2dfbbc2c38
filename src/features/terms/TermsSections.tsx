import { Box, Heading, PointList, Text } from "../../ui/index.ts";
import type { TermsSection } from "./section.ts";

/** Articles in one column of reading width. */
export function TermsSections({ sections }: { sections: readonly TermsSection[] }) {
  return (
    <Box display="flex" flexDirection="column" gap="xl" maxWidth="measure">
      {sections.map((section) => (
        <Article key={section.id} section={section} />
      ))}
    </Box>
  );
}

function Article({ section }: { section: TermsSection }) {
  return (
    <Box as="section" display="flex" flexDirection="column" gap="sm" aria-labelledby={section.id}>
      <Heading level={2} size="title3" id={section.id}>
        {section.title}
      </Heading>
      {section.blocks.map((block) =>
        typeof block === "string" ? (
          <Text key={block}>{block}</Text>
        ) : (
          <PointList key={block[0]} points={block} />
        ),
      )}
    </Box>
  );
}
