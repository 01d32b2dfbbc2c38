import { useState } from "react";
import { prefersReducedMotion } from "../../browser/prefersReducedMotion.ts";
import { Box, Button, Heading, Inline, PictureWall, QRCode, Stack, Text } from "../../ui/index.ts";
import { useWall } from "./useWall.ts";

export interface WallProps {
  /** Null: the event with the newest picture. */
  eventUuid: string | null;
  /** Absolute URL of the shop, for the code to scan. */
  shopUrl: string;
}

/** The recent pictures of an event on a second screen, with the shop's address to scan. */
export function Wall({ eventUuid, shopUrl }: WallProps) {
  const [paused, setPaused] = useState(prefersReducedMotion);
  const pictures = useWall(eventUuid, paused);
  return (
    <Box as="main">
      <PictureWall fills="window" label="Photos récentes" pictures={pictures ?? []}>
        <Inline justify="space-between" space="lg">
          <Stack space="sm">
            <Heading level={1} size="title2" tone="onInverse">
              Retrouvez vos photos
            </Heading>
            <Text tone="onInverse">Scannez le code, ou rendez-vous sur {new URL(shopUrl).host}</Text>
            <Inline>
              <Button size="small" onClick={() => setPaused(!paused)}>
                {paused ? "Reprendre le défilement" : "Arrêter le défilement"}
              </Button>
            </Inline>
          </Stack>
          <QRCode value={shopUrl} label="Code QR de la boutique" size="small" />
        </Inline>
      </PictureWall>
    </Box>
  );
}
