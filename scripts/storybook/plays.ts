import type { BrowserContext, Frame, Page } from "playwright";
import { hearConsole } from "./console.ts";

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

const frameSize = { width: 1280, height: 800 };

/** Without axe, which has run on each story in its test, in every theme. */
const storyPage = "/iframe.html?globals=a11y.manual:!true";

/** The page around a story's frame: `inWindow` of the stories resizes the frame by its variables. */
export const framePages: Record<string, string> = {
  "/frame.html": `<!doctype html><html lang="fr"><title>Stories</title>
<body style="margin: 0; --viewport-width: ${frameSize.width}px; --viewport-height: ${frameSize.height}px">
<iframe src="${storyPage}" style="border: 0; width: var(--viewport-width); height: var(--viewport-height)"></iframe>`,
};

const longestMs = 60_000;

/** Selects a story as Storybook's sidebar does. Resolves with its faults when its play function has finished. */
function playStory([storyId, longestMs]: [string, number]): Promise<string[]> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const faultEvents = ["unhandledErrorsWhilePlaying", "storyThrewException", "storyErrored", "storyMissing"];
  return new Promise((done) => {
    const faults: string[] = [];
    const hear = (payload: unknown) => {
      for (const fault of [payload].flat()) faults.push((fault as Error | null)?.message ?? String(fault));
    };
    function end() {
      for (const event of faultEvents) channel.off(event, hear);
      channel.off("storyFinished", finish);
      done(faults);
    }
    function finish({ storyId: finished, status }: { storyId: string; status: string }) {
      if (finished !== storyId) return;
      if (status !== "success" && faults.length === 0) faults.push(status);
      end();
    }
    for (const event of faultEvents) channel.on(event, hear);
    channel.on("storyFinished", finish);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    setTimeout(() => {
      faults.push("does not end");
      end();
    }, longestMs);
  });
}

async function openFrame(page: Page, origin: string): Promise<Frame> {
  await page.goto(`${origin}/frame.html`);
  const frame = page.frames()[1];
  if (!frame) throw new Error("The page has no frame");
  await frame.waitForSelector("body.sb-show-nopreview", { state: "attached" });
  return frame;
}

/**
 * Plays stories one after the other in a page of the built Storybook, as a reader goes from one to the next.
 * @returns faults: a play function that throws, anything on the console
 */
export async function playFaults(
  context: BrowserContext,
  origin: string,
  ids: readonly string[],
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  let current = "";
  // Storybook writes what a play function throws to the console.
  hearConsole(page, (message) => faults.push(`${current}: ${message}`));
  const frame = await openFrame(page, origin);
  for (const id of ids) {
    current = id;
    const args: [string, number] = [id, longestMs];
    for (const fault of await frame.evaluate(playStory, args)) faults.push(`${id}: ${fault}`);
  }
  await page.close();
  return faults;
}
