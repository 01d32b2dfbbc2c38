import { html } from "hono/html";
import { uuid } from "../../../src/api/contract/fields.ts";
import { formatDate, formatDateRange } from "../../../src/domain/dates/dates.ts";
import { pluralize } from "../../../src/domain/french/pluralize.ts";
import { imageUrl, pictureUrl } from "../../../src/domain/pictures/imageUrl.ts";
import { pictureTitle } from "../../../src/domain/pictures/pictureTitle.ts";
import { namesOfPictures } from "../../catalogue/namesOfPictures.ts";
import { visible } from "../../catalogue/pictureSearch.ts";
import { visibleEvents } from "../../catalogue/visibleEvents.ts";
import type { Services } from "../../core/services.ts";

type PreviewServices = Pick<Services, "db" | "log" | "settings" | "publicUrl">;

interface Preview {
  title: string;
  /** When and where: below the title. */
  description: string;
  /** Absolute. */
  image: string;
}

/**
 * Returns the Open Graph tags of a page, from which messages and social networks preview a link: the watermarked picture that it
 * opens, or else the event's cover. Empty for other addresses and for hidden pictures and events.
 */
export async function linkPreview(services: PreviewServices, url: URL): Promise<string> {
  const preview = await readPreview(services, url.searchParams).catch((fault) => {
    services.log.error({ err: fault }, "page without a link preview");
    return null;
  });
  if (!preview) return "";
  const { title, description, image } = preview;
  const address = new URL(url.pathname + url.search, services.publicUrl).href;
  const tags = html`<meta property="og:type" content="website" /><meta property="og:site_name" content="${services.settings.brand.name}" /><meta property="og:title" content="${title}" /><meta
      property="og:description"
      content="${description}"
    /><meta
      property="og:url"
      content="${address}"
    /><meta property="og:image" content="${image}" /><meta name="twitter:card" content="summary_large_image" />`;
  return `${await tags}`;
}

const readPreview = async (services: PreviewServices, query: URLSearchParams) =>
  (await previewOfPicture(services, query.get("photo"))) ??
  (await previewOfEvent(services, query.get("event")));

async function previewOfPicture(services: PreviewServices, asked: string | null): Promise<Preview | null> {
  const { data: pictureUuid } = uuid.safeParse(asked);
  if (pictureUuid === undefined) return null;
  const picture = await visible(services.db.selectFrom("picture"))
    .select(["uuid", "name", "eventUuid", "contestUuid", "takenAt"])
    .where("uuid", "=", pictureUuid)
    .executeTakeFirst();
  if (!picture) return null;
  const event = await visibleEvents(services.db)
    .where("uuid", "=", picture.eventUuid)
    .executeTakeFirstOrThrow();
  const contest = await services.db
    .selectFrom("contest")
    .select("label")
    .where("uuid", "=", picture.contestUuid)
    .executeTakeFirstOrThrow();
  const names = (await namesOfPictures(services, [pictureUuid])).map(({ value }) => value);
  return {
    title: `${names.length > 0 ? pictureTitle({ ...picture, names }) : `Photo ${picture.name}`}, ${event.label}`,
    description: [contest.label, ...(picture.takenAt ? [formatDate(picture.takenAt)] : [])].join(", "),
    image: new URL(pictureUrl(services.settings.cdnHost, picture, 1350), services.publicUrl).href,
  };
}

async function previewOfEvent(services: PreviewServices, asked: string | null): Promise<Preview | null> {
  const { data: eventUuid } = uuid.safeParse(asked);
  if (eventUuid === undefined) return null;
  const event = await visibleEvents(services.db).where("uuid", "=", eventUuid).executeTakeFirst();
  if (!event?.thumbnailFile) return null;
  return {
    title: event.label,
    description: `${formatDateRange(event.start, event.end)}, ${pluralize(event.totalPictureCount, "photo")}`,
    image: new URL(imageUrl(services.settings.cdnHost, event.uuid), services.publicUrl).href,
  };
}
